export type * from '#designer/sheet/sheet'
export {
  emptyPlace,
  emptySheet,
  fieldPaths,
  textFields,
  ways,
  weekdays,
} from '#designer/sheet/sheet'
export { addressForms } from '#designer/language/address_form'
export { entryOf, fieldOf, valueFields, type ValueField } from '#designer/sheet/fields'
export { assumedOn } from '#designer/sheet/assumed'
export { isShown, likelyKind } from '#designer/sheet/likely'
export type { PlaceChange, PlacedIn, SheetChange, StarterField } from '#designer/sheet/change'
export type { SheetGroup } from '#designer/kinds/kind'
export type { ListedKind as Kind } from '#designer/kinds/kinds'
export type { Question } from '#designer/kinds/questions'
export { sectionsAskedFor, type SectionKind } from '#designer/site/kinds'
