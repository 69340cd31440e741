export {
  bodyFonts,
  defaultBodyFont,
  defaultHeadingFont,
  fontFamilies,
  fontFamily,
  headingFonts,
  nearestWeight,
  type FontFamily,
} from '#designer/fonts/catalogue'
export { fontFaces, fontStack } from '#designer/fonts/font_faces'
export {
  fontFileFamilies,
  fontFileName,
  fontFilesOf,
  fontSubsets,
} from '#designer/fonts/font_names'
