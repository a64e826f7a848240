#pragma once

#include "ui/export/data_export.h"
#include "ui/export/export_request.h"

namespace ui {

/// What was chosen last in the export dialog.
struct ExportChoices {
    ExportRequest picture;
    PaperSetting paper; // kept while the picture is for screens
    DataRequest data;
    bool dataShown = false; // the page of the dialog
    friend bool operator==(const ExportChoices&, const ExportChoices&) = default;
};

/// Settings that are missing or make no sense have their defaults.
ExportChoices loadExportChoices();
void saveExportChoices(const ExportChoices& choices);

} // namespace ui
