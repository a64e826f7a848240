# Writes OUTPUT, which defines core::embeddedFiles() over the contents of FILES, named relative to ROOT.
set(entries "")
foreach(file IN LISTS FILES)
    file(READ ${file} content)
    file(RELATIVE_PATH name ${ROOT} ${file})
    string(APPEND entries "    EmbeddedFile{\"${name}\", R\"~~~(${content})~~~\"},\n")
endforeach()
file(WRITE ${OUTPUT} "#include \"core/io/embedded_files.h\"\n\nnamespace core {\nnamespace {\n
constexpr EmbeddedFile files[] = {\n${entries}};\n
} // namespace\n
std::span<const EmbeddedFile> embeddedFiles() {\n    return files;\n}\n
} // namespace core\n")
