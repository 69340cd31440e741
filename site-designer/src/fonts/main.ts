export { fontFamilies, fontFamily, nearestWeight, type FontFamily } from '#designer/fonts/catalogue'
export { fontFaces, fontStack } from '#designer/fonts/font_faces'
export { fontFileName, fontSlug, fontSubsets } from '#designer/fonts/font_file_name'
export { fontFileFamilies, fontFilesOf } from '#designer/fonts/font_names'
export {
  bodyFonts,
  defaultBodyFont,
  defaultHeadingFont,
  headingFonts,
} from '#designer/fonts/offered_fonts'
