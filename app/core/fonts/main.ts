export {
  bodyFonts,
  defaultBodyFont,
  defaultHeadingFont,
  fontFamily,
  headingFonts,
  nearestWeight,
  type FontFamily,
} from '#core/fonts/catalogue'
export { fontFaces, fontStack } from '#core/fonts/font_faces'
export { fontFile, fontFileName, fontFilesOf, fontSubsets } from '#core/fonts/font_files'
export { serveFont } from '#core/fonts/serve_font'
