import { fieldPaths, type FieldPath } from '#designer/sheet/sheet'

/** Fields with one text. */
export const singleTexts = [
  'who.name',
  'who.description',
  'who.slogan',
  'who.founding_year',
  'own_words.about',
] as const

export const placeTexts = [
  'where.label',
  'where.street_address',
  'where.postal_code',
  'where.locality',
  'where.country',
  'where.closed_until',
] as const

export const textLists = [
  'contact.telephones',
  'contact.emails',
  'services',
  'skills',
  'clients',
  'credentials',
  'good_to_know',
] as const

/** Lists of entries, with the text by which an entry is named. */
export const entryLists = {
  'offers': 'name',
  'people': 'name',
  'dates': 'title',
  'works': 'title',
  'contact.links': 'label',
  'own_words.quotes': 'text',
} as const

/** Texts that a model may word anew, as long as they claim nothing new. */
export const prose: readonly FieldPath[] = [
  'who.description',
  'who.slogan',
  'own_words.about',
  'where.opening_hours.notes',
]

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
