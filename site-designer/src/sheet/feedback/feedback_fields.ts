import { fieldPaths } from '#designer/sheet/sheet'

/** The fields that feedback can change. */
export const revisableFields = fieldPaths.filter(
  (path) => !['where', 'who.has_no_name', 'own_words.unplaced', 'wishes.look'].includes(path)
)

/** The parts of `wishes.look`, which feedback changes one by one. */
export const lookFields = [
  'wishes.look.heading_font',
  'wishes.look.body_font',
  'wishes.look.corner_radius',
] as const
