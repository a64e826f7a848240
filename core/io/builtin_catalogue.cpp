#include "core/io/builtin_catalogue.h"

#include "core/io/embedded_files.h"

#include <nlohmann/json.hpp>

namespace core {
namespace {

using nlohmann::json;

std::vector<std::string> strings(const json& object, const char* key) {
    return object.value(key, std::vector<std::string>{});
}

std::vector<Named> readNamed(const json& list) {
    std::vector<Named> things;
    for (const json& item : list) {
        things.push_back({item.at("id"), item.at("label")});
    }
    return things;
}

std::vector<Hardware> readHardware(const json& list) {
    std::vector<Hardware> all;
    for (const json& item : list) {
        all.push_back({item.at("id"), item.at("label"), {item.at("memory_gib").get<std::int64_t>() << 30}});
    }
    return all;
}

Preset readPreset(const json& item) {
    return {item.at("id"),
            item.at("label"),
            item.at("description"),
            item.value("everything", false),
            strings(item, "recompute"),
            strings(item, "optional")};
}

Architecture readModel(const json& item) {
    Architecture model;
    model.id = item.at("id");
    model.label = item.at("label");
    model.hidden = item.at("hidden");
    model.heads = item.at("heads");
    model.headDimNope = item.at("head_dim_nope");
    model.headDimRope = item.at("head_dim_rope");
    model.headDimValue = item.at("head_dim_value");
    model.qLoraRank = item.at("q_lora_rank");
    model.kvLoraRank = item.at("kv_lora_rank");
    model.experts = item.at("experts");
    model.expertsPerToken = item.at("experts_per_token");
    model.sharedExperts = item.at("shared_experts");
    model.expertWidth = item.at("expert_width");
    model.denseWidth = item.at("dense_width");
    for (const json& layer : item.at("layers")) {
        model.layers.push_back({layer.at("id"), layer.at("label"), layer.at("count"), layer.at("experts")});
    }
    return model;
}

} // namespace

Catalogue builtinCatalogue() {
    Catalogue catalogue;
    for (const EmbeddedFile& file : embeddedFiles()) {
        const json content = json::parse(file.content);
        if (file.name == "recipes.json") {
            catalogue.recipes = readNamed(content);
        } else if (file.name == "hardware.json") {
            catalogue.hardware = readHardware(content);
        } else if (file.name == "presets.json") {
            for (const json& item : content) {
                catalogue.presets.push_back(readPreset(item));
            }
        } else if (file.name.starts_with("models/")) {
            catalogue.models.push_back(readModel(content));
        }
    }
    return catalogue;
}

} // namespace core
