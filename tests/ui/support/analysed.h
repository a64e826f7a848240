#pragma once

#include "ui/document/document.h"

/// Hands the document the analysis of its present problem, as the worker would.
void analyseNow(ui::Document& document);
