export { fontFile } from '#core/fonts/font_files'
export { serveFont } from '#core/fonts/serve_font'
