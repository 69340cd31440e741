import vine from '@vinejs/vine'
import { bodyFonts, headingFonts } from '#designer/fonts/main'
import { goals, sheetGroups } from '#designer/kinds/kind'
import { textFields } from '#designer/sheet/sheet'
import { directions, sectionKinds } from '#designer/site/kinds'

/** Languages in which a kind has its words; a trade has them in the first two. */
export const languagesOfKinds = ['en', 'tr', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const

const listsOfSheet = ['skills', 'works', 'clients', 'credentials', 'good_to_know'] as const
const text = () => vine.string().minLength(1).maxLength(200)
/** Short enough for the navigation. */
const name = () => vine.string().minLength(1).maxLength(28)
const texts = (fewest: number) => vine.array(text()).minLength(fewest).distinct()
const ofAll = <const T extends string>(values: readonly T[]) =>
  vine.array(vine.enum(values)).distinct()

const palette = vine.object({
  color: vine.string().regex(/^#[0-9A-F]{6}$/),
  heading: vine.enum(headingFonts),
  body: vine.enum(bodyFonts),
  corners: vine.number({ strict: true }).withoutDecimals().range([0, 20]),
  theme: vine.enum(['dark']).optional(),
})

const nouns = vine.record(vine.string().maxLength(1500))

/** The first document of data/kinds/<id>.yaml. */
export const kindSchema = vine.object({
  formerly: texts(1).optional(),
  schema_type: text(),
  offer_kind: vine.enum(['menu', 'prices', 'services']),
  goal: vine.enum(goals),
  broad: vine.boolean({ strict: true }).optional(),
  directions: ofAll(directions).minLength(3),
  pictures: vine.enum(['before_after']).optional(),
  groups: ofAll(sheetGroups).minLength(4),
  sections: ofAll([...sectionKinds, ...listsOfSheet]),
  palettes: vine.array(palette).minLength(3).maxLength(10),
  nouns,
  signs: nouns.clone().optional(),
})

/** The same of data/trades/<id>.yaml: what is missing is as its kind has it. */
export const tradeSchema = vine.object({
  refines: text(),
  schema_type: text().optional(),
  offer_kind: vine.enum(['menu', 'prices', 'services']).optional(),
  goal: vine.enum(goals).optional(),
  directions: ofAll(directions).minLength(3).optional(),
  pictures: vine.enum(['before_after']).optional(),
  groups: ofAll(sheetGroups).optional(),
  sections: ofAll([...sectionKinds, ...listsOfSheet]).optional(),
  palettes: vine.array(palette).minLength(1).maxLength(4).optional(),
  nouns,
})

const wordsOfTrade = {
  noun: text().optional(),
  headings: texts(0),
  ask: text(),
  gallery: text().optional(),
  typical: texts(3),
  photos: texts(2),
  goods: vine.string().maxLength(3000).optional(),
}

/** The second document: the words in one language. */
export const tradeWordsSchema = vine.object(wordsOfTrade)

export const kindWordsSchema = vine.object({
  ...wordsOfTrade,
  chips: texts(6).maxLength(10),
  called: vine
    .object(Object.fromEntries(sectionKinds.map((kind) => [kind, name().optional()])))
    .optional(),
  questions: vine
    .array(vine.object({ field: vine.enum(textFields), label: text() }))
    .minLength(1)
    .maxLength(4),
})
