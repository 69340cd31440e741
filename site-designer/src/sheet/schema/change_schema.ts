import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { exact } from '#designer/sheet/schema/exact'
import { languageCodes } from '#designer/sheet/schema/language_codes'
import { sheetMessages } from '#designer/sheet/schema/messages'
import { parts, stretch } from '#designer/sheet/schema/parts'
import {
  email,
  emptiable,
  emptiableProse,
  line,
  lines,
  withoutEmpty,
} from '#designer/sheet/schema/texts'
import { textFields, ways } from '#designer/sheet/sheet'
import { sectionKinds } from '#designer/site/kinds'

const MOST_ITEMS = 200
const MOST_PLACES = 10
const MOST = 50

const { datedEvent, dayHours, item, link, person, quote, work } = parts({
  object: exact,
  length: (usual) => usual,
})

const who = exact({
  name: emptiable(120),
  has_no_name: vine.boolean({ strict: true }).optional(),
  description: emptiable(200),
  kind: emptiable(60),
  slogan: emptiable(200),
  founding_year: emptiable(40),
})

const day = () => dayHours().optional()

const place = exact({
  label: line(120).optional(),
  street_address: line(200).optional(),
  postal_code: line(20).optional(),
  locality: line(120).optional(),
  country: line(80).optional(),
  area_served: lines(MOST, 120).optional(),
  online: vine.boolean({ strict: true }).optional(),
  opening_hours: exact({
    monday: day(),
    tuesday: day(),
    wednesday: day(),
    thursday: day(),
    friday: day(),
    saturday: day(),
    sunday: day(),
    notes: lines(20, 300).optional(),
  }).optional(),
  by_appointment: vine.boolean({ strict: true }).optional(),
  closed_until: line(120).optional(),
})

const contact = exact({
  telephones: lines(10, 40).optional(),
  emails: vine.array(email()).parse(withoutEmpty).maxLength(10).optional(),
  links: vine.array(link()).maxLength(20).optional(),
  preferred: vine.enum(ways).nullable().optional(),
  refused: vine.array(vine.enum(ways)).maxLength(ways.length).optional(),
})

const fewItems = vine.createRule((value, most: number, field: FieldContext) => {
  const groups: unknown[] = Array.isArray(value) ? value : []
  const count = groups.reduce<number>((sum, group) => sum + itemsOf(group), 0)
  if (count > most) field.report('There are too many items', 'items', field, { max: most })
})

function itemsOf(group: unknown): number {
  const items = (group as { items?: unknown } | null)?.items
  return Array.isArray(items) ? items.length : 0
}

const group = exact({
  name: line(120).optional(),
  items: vine.array(item()).maxLength(MOST_ITEMS),
})

const wishes = exact({
  language: vine.enum(languageCodes).optional(),
  sections_wanted: vine.array(vine.enum(sectionKinds)).maxLength(sectionKinds.length).optional(),
  sections_refused: vine.array(vine.enum(sectionKinds)).maxLength(sectionKinds.length).optional(),
  moods: lines(10, 40).optional(),
  theme: vine
    .enum(['light', 'dark'] as const)
    .nullable()
    .optional(),
})

const ids = () => vine.array(line(60)).maxLength(200).optional()

/** What one tap can make of an unplaced sentence. */
const destinations = [...textFields, 'offers', 'people', 'dates', 'works', 'drop'] as const

/** What the API takes as a change of a sheet. */
export const sheetChangeSchema = vine.create(
  exact({
    who: who.optional(),
    where: vine.array(place).maxLength(MOST_PLACES).optional(),
    contact: contact.optional(),
    offers: vine.array(group).maxLength(MOST).use(fewItems(MOST_ITEMS)).optional(),
    services: lines(MOST, 300).optional(),
    skills: lines(MOST, 300).optional(),
    clients: lines(MOST, 300).optional(),
    credentials: lines(MOST, 300).optional(),
    people: vine.array(person()).maxLength(MOST).optional(),
    dates: vine.array(datedEvent()).maxLength(MOST).optional(),
    works: vine.array(work()).maxLength(MOST).optional(),
    good_to_know: lines(MOST, 300).optional(),
    own_words: exact({
      about: emptiableProse(5000),
      quotes: vine.array(quote()).maxLength(MOST).optional(),
    }).optional(),
    wishes: wishes.optional(),
    suggestions: exact({ take: ids(), drop: ids() }).optional(),
    unplaced: vine
      .array(exact({ from: stretch(), to: vine.enum(destinations) }))
      .maxLength(200)
      .optional(),
  })
)
sheetChangeSchema.messagesProvider = sheetMessages
