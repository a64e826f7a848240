#pragma once

#include <QString>

/// Edits a document in `folder` at random, undoes, and saves it now and then, with copies of unsaved work written after a few
/// milliseconds, and says on standard output, a line each, what it has done; for ever.
/// "E title": the document's state is now the one with that title, each edit's own. "A title": that state is in the copy.
/// "s title" and "S title": it is about to be saved, and it is saved.
int runVictim(const QString& folder, unsigned seed);
