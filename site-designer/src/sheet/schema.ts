export { sheetChangeSchema } from '#designer/sheet/schema/change_schema'
export { sheetSchema } from '#designer/sheet/schema/whole_schema'
