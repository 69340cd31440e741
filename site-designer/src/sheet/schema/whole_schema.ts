import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { languageCodes } from '#designer/sheet/schema/language_codes'
import { sheetMessages } from '#designer/sheet/schema/messages'
import { parts, stretch } from '#designer/sheet/schema/parts'
import { email, line, prose } from '#designer/sheet/schema/texts'
import { fieldPaths, textFields, ways } from '#designer/sheet/sheet'
import { directions, sectionKinds } from '#designer/site/kinds'

/** As much as a prompt can hold: a reader takes what was said, however long. */
const LONGEST = 20_000
const MOST = 500

const { datedEvent, dayHours, item, link, person, quote, work } = parts({
  object: vine.object,
  length: () => LONGEST,
})

const sources = ['said', 'form', 'edited', 'model'] as const

function value<Schema extends SchemaTypes>(schema: Schema) {
  return vine.object({
    value: schema,
    source: vine.enum(sources),
    from: stretch().optional(),
  })
}

const text = () => value(line(LONGEST))
const texts = () => vine.array(text()).maxLength(MOST)
const yes = () => value(vine.boolean({ strict: true })).optional()
const day = () => value(dayHours()).optional()
const sections = () => vine.array(value(vine.enum(sectionKinds))).maxLength(MOST)

const who = vine.object({
  name: text().optional(),
  has_no_name: yes(),
  description: text().optional(),
  kind: text().optional(),
  slogan: text().optional(),
  founding_year: text().optional(),
})

const place = vine.object({
  label: text().optional(),
  street_address: text().optional(),
  postal_code: text().optional(),
  locality: text().optional(),
  country: text().optional(),
  area_served: texts(),
  online: yes(),
  opening_hours: vine.object({
    monday: day(),
    tuesday: day(),
    wednesday: day(),
    thursday: day(),
    friday: day(),
    saturday: day(),
    sunday: day(),
    notes: texts(),
  }),
  by_appointment: yes(),
  closed_until: text().optional(),
})

const colours = () =>
  vine
    .array(value(vine.object({ hex: vine.string().regex(/^#[0-9a-fA-F]{6}$/), word: line(200) })))
    .maxLength(MOST)

const wishes = vine.object({
  language: value(vine.enum(languageCodes)),
  sections_wanted: sections(),
  sections_refused: sections(),
  section_order: vine.array(vine.enum(sectionKinds)).maxLength(MOST).optional(),
  moods: texts(),
  colours: colours(),
  colours_refused: colours(),
  theme: value(vine.enum(['light', 'dark'] as const)).optional(),
  direction: value(vine.enum(directions)).optional(),
  look: vine.object({
    heading_font: line(100).optional(),
    body_font: line(100).optional(),
    corner_radius: vine.number({ strict: true }).range([0, 20]).optional(),
  }),
})

const reasons = [
  'by_position',
  'most_likely',
  'two_readings',
  'lone_price',
  'has_exception',
  'perhaps_an_event',
  'perhaps_a_person',
  'perhaps_a_place',
  'looks_like_one',
] as const

const suggestionBase = { id: line(60), from: stretch(), why: vine.enum(reasons) }
const placeNumber = () => vine.number({ strict: true }).withoutDecimals().min(0).optional()
const week = vine.object({
  monday: dayHours().optional(),
  tuesday: dayHours().optional(),
  wednesday: dayHours().optional(),
  thursday: dayHours().optional(),
  friday: dayHours().optional(),
  saturday: dayHours().optional(),
  sunday: dayHours().optional(),
})

const isFor = (field: string) => (suggestion: Record<string, unknown>) => suggestion.field === field
const suggested = <Field extends string, Schema extends SchemaTypes>(
  field: Field,
  schema: Schema
) =>
  vine.union.if(
    isFor(field),
    vine.object({ ...suggestionBase, field: vine.literal(field), value: schema })
  )

const suggestion = vine.union([
  suggested('offers', item()),
  suggested('people', person()),
  suggested('dates', datedEvent()),
  suggested('works', work()),
  suggested('contact.links', link()),
  suggested('own_words.quotes', quote()),
  vine.union.if(
    isFor('where.opening_hours'),
    vine.object({
      ...suggestionBase,
      field: vine.literal('where.opening_hours'),
      value: week,
      place: placeNumber(),
    })
  ),
  vine.union.else(
    vine.object({
      ...suggestionBase,
      field: vine.enum(textFields),
      value: line(LONGEST),
      place: placeNumber(),
    })
  ),
])

const coverage = vine.object({
  from: stretch(),
  as: vine.enum(['field', 'wish', 'talk', 'refusal', 'unplaced', 'dropped'] as const),
  field: vine.enum(fieldPaths).optional(),
})

/**
 * A whole sheet, as it is stored and as a model answers it. Fields that a sheet does not have are
 * left out, because a model may add some; what a sheet has must be what it should be.
 */
export const sheetSchema = vine.create({
  schema: vine.literal(1),
  who,
  where: vine.array(place).maxLength(MOST),
  contact: vine.object({
    telephones: texts(),
    emails: vine.array(value(email())).maxLength(MOST),
    links: vine.array(value(link())).maxLength(MOST),
    preferred: value(vine.enum(ways)).optional(),
    refused: vine.array(value(vine.enum(ways))).maxLength(MOST),
  }),
  offers: vine
    .array(
      vine.object({
        name: line(LONGEST).optional(),
        items: vine.array(value(item())).maxLength(MOST),
      })
    )
    .maxLength(MOST),
  services: texts(),
  skills: texts(),
  clients: texts(),
  credentials: texts(),
  people: vine.array(value(person())).maxLength(MOST),
  dates: vine.array(value(datedEvent())).maxLength(MOST),
  works: vine.array(value(work())).maxLength(MOST),
  good_to_know: texts(),
  own_words: vine.object({
    about: value(prose(LONGEST)).optional(),
    quotes: vine.array(value(quote())).maxLength(MOST),
    unplaced: vine.array(value(prose(LONGEST))).maxLength(MOST),
  }),
  wishes,
  suggestions: vine.array(suggestion).maxLength(MOST),
  coverage: vine.array(coverage).maxLength(LONGEST),
  edited: vine.array(vine.enum(fieldPaths)).maxLength(fieldPaths.length),
})
sheetSchema.messagesProvider = sheetMessages
