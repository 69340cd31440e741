export { sheetChangeSchema } from '#designer/sheet/schema/change_schema'
export { languageCodes } from '#designer/sheet/schema/language_codes'
export { sheetSchema } from '#designer/sheet/schema/whole_schema'
