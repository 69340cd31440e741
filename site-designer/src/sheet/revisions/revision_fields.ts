import { fieldPaths } from '#designer/sheet/sheet'

/** What feedback can change. */
export const revisableFields = fieldPaths.filter(
  (path) => !['where', 'who.has_no_name', 'own_words.unplaced', 'wishes.look'].includes(path)
)

/** Of the look, each part is named by itself. */
export const lookFields = [
  'wishes.look.heading_font',
  'wishes.look.body_font',
  'wishes.look.corner_radius',
] as const
