#pragma once

#include "core/catalogue.h"

namespace core {

/// The catalogue that is compiled in from resources/data.
Catalogue builtinCatalogue();

} // namespace core
