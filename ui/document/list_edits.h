#pragma once

#include <QString>

#include <cstddef>

namespace ui {

class Document;

// Edits of the file's list that several places offer. Each is one step of the undo stack; none where it changes nothing. Indices are
// of policies in the list and must be in range.

/// A copy of the policy in the diagram, with its scenario, at the end: named by its preset, its hull step or its number. Policies that had
/// no name get the one that they were shown by. The diagram stays on the policy that it is on. Returns where the copy stands.
std::size_t addToList(Document& document);
/// A copy under a name of its own, right below. Returns where it stands.
std::size_t duplicatePolicy(Document& document, std::size_t index);
void renamePolicy(Document& document, std::size_t index, const QString& name);
/// Successive changes of one policy's note are one step.
void setPolicyNote(Document& document, std::size_t index, const QString& note);
/// The policy stands at `to` afterwards.
void movePolicy(Document& document, std::size_t from, std::size_t to);
/// Of a list of at least two.
void deletePolicy(Document& document, std::size_t index);

/// The diagram's scenario for the whole file. Returns what is to be said of marks that other layers lack; empty where none is lost.
QString useScenarioForAll(Document& document);
/// The diagram's scenario for the file; the others keep what sets them apart. Returns as useScenarioForAll.
QString makeScenarioTheFiles(Document& document);
/// The file's scenario for one policy. Returns as useScenarioForAll.
QString takeFileScenario(Document& document, std::size_t index);

} // namespace ui
