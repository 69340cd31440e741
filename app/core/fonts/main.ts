export {
  bodyFonts,
  defaultBodyFont,
  defaultHeadingFont,
  fontFamily,
  headingFonts,
  nearestWeight,
} from '#core/fonts/catalogue'
export { fontFaces, fontStack } from '#core/fonts/font_faces'
export { fontFile, fontFilesOf } from '#core/fonts/font_files'
export { serveFont } from '#core/fonts/serve_font'
