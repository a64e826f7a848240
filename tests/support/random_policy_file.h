#pragma once

#include "core/catalogue.h"
#include "core/io/policy_file.h"

#include <string>

/// Random values for RapidCheck properties; call only inside of one. Whatever a policy file can hold, nasty texts included.
namespace random_policy {

/// Valid UTF-8, of up to a few dozen pieces: quotes, escapes, control characters, marks of writing direction, all planes.
std::string text();

/// Without line breaks, and with no blank at either end.
std::string name();

/// Any that the program can compute, of any kind of layer.
core::Scenario scenario(const core::Catalogue& catalogue);

/// Any, marks that stay saved included.
core::NamedPolicy policy(const core::Scenario& scenario, const core::Catalogue& catalogue);

/// 1 to 8 policies, some of them with differences of their own; unknown keys at every level.
core::PolicyFile file(const core::Catalogue& catalogue);

} // namespace random_policy
