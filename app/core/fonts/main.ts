export {
  bodyFonts,
  defaultBodyFont,
  defaultHeadingFont,
  fontFamily,
  headingFonts,
  nearestWeight,
  type FontFamily,
} from '#core/fonts/catalogue'
export { fontFaces, fontStack, type FontUse } from '#core/fonts/font_faces'
export { fontFile, fontFilesOf } from '#core/fonts/font_files'
export { serveFont } from '#core/fonts/serve_font'
