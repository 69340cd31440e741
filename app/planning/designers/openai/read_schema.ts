import { addressForms, sectionKinds, ways, weekdays } from 'site-designer'
import {
  list,
  object,
  oneOf,
  orNull,
  text,
  texts,
  textsOrNull,
  yesOrNo,
} from '#planning/designers/openai/json_schema'

/** A text exactly as in the prompt, and the words around it that explain it. */
const said = object(texts('value', 'quote'))
const maybeSaid = orNull(said)
const yes = orNull(object({ value: yesOrNo, quote: text }))
const way = object({ way: oneOf(ways), quote: text })
const colour = object(texts('hex', 'word', 'quote'))
const section = object({ section: oneOf(sectionKinds), quote: text })

const place = object({
  label: maybeSaid,
  street_address: maybeSaid,
  postal_code: maybeSaid,
  locality: maybeSaid,
  country: maybeSaid,
  area_served: list(said),
  online: yes,
  by_appointment: yes,
  closed_until: maybeSaid,
  opening_hours: list(
    object({
      days: list(oneOf(weekdays)),
      ...textsOrNull('opens', 'closes', 'text'),
      closed: yesOrNo,
      quote: text,
    })
  ),
  hours_notes: list(said),
})

/** A model's answer to a prompt: the fields of the sheet, each with its quote. */
export const readSchema = object({
  who: object({
    name: maybeSaid,
    description: maybeSaid,
    kind: orNull(object(texts('id', 'quote'))),
    slogan: maybeSaid,
    founding_year: maybeSaid,
  }),
  places: list(place),
  contact: object({
    telephones: list(said),
    emails: list(said),
    links: list(object(texts('url', 'label', 'quote'))),
    preferred: orNull(way),
    refused: list(way),
    action: maybeSaid,
  }),
  offers: list(
    object({
      ...textsOrNull('name'),
      items: list(
        object({ ...texts('name', 'quote'), ...textsOrNull('description', 'price', 'note') })
      ),
    })
  ),
  services: list(said),
  skills: list(said),
  clients: list(said),
  credentials: list(said),
  people: list(object({ ...texts('name', 'quote'), ...textsOrNull('role', 'about') })),
  dates: list(object({ ...texts('when', 'title', 'quote'), ...textsOrNull('place', 'link') })),
  works: list(object({ ...texts('title', 'quote'), ...textsOrNull('year', 'about') })),
  steps: list(object({ ...texts('name', 'quote'), ...textsOrNull('text') })),
  questions: list(object({ ...texts('question', 'quote'), ...textsOrNull('answer') })),
  good_to_know: list(said),
  about: list(text),
  quotes: list(object({ ...texts('text', 'quote'), ...textsOrNull('by') })),
  wishes: object({
    language: text,
    sections_wanted: list(section),
    sections_refused: list(section),
    moods: list(said),
    colours: list(colour),
    colours_refused: list(colour),
    theme: orNull(object({ value: oneOf(['light', 'dark']), quote: text })),
    look_wishes: list(said),
    emphasis: list(said),
    address_form: orNull(object({ value: oneOf(addressForms), quote: text })),
  }),
  talk: list(text),
  refusals: list(text),
})
