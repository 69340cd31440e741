import type { DirectionId, SectionKind } from '#designer/site/kinds'
import type { FieldPath, TextField } from '#designer/sheet/fields'
import type { Look } from '#designer/site/site'

export { fieldPaths, textFields, type FieldPath, type TextField } from '#designer/sheet/fields'

/**
 * The fact sheet: everything that is known about a person's business, and the only source of facts
 * for a page. Plain JSON, stored with the plan and later with the website. Names of fields follow
 * schema.org. A reader fills it; the person sees, corrects and completes it.
 */
export interface Sheet {
  schema: 1
  who: Who
  /** Each place with its own times. Without an address, area or times there is none. */
  where: Place[]
  contact: Contact
  /** Things with a price, and lists of things, in groups. */
  offers: OfferGroup[]
  /** Lines without a price, as typed. */
  services: Value<string>[]
  skills: Value<string>[]
  clients: Value<string>[]
  /** Licences, awards, memberships, years of experience. */
  credentials: Value<string>[]
  people: Value<Person>[]
  dates: Value<DatedEvent>[]
  works: Value<Work>[]
  /** "Dogs welcome", "Card payments", "Step-free": each one true line on the page. */
  good_to_know: Value<string>[]
  own_words: OwnWords
  /** The person's own pictures, in the order that they want. */
  photos?: SheetPhoto[]
  wishes: Wishes
  suggestions: Suggestion[]
  /** What became of each stretch of the prompt; together they are the whole prompt, in order. */
  coverage: Coverage[]
  /** Fields that the person has changed, emptied ones included; no reader overwrites them. */
  edited: FieldPath[]
}

/** An uploaded picture: no text says it, so nobody reads or changes it but by its file. */
export interface SheetPhoto {
  /** As the page names it: `images/….webp`. */
  src: string
  /** The name of its file. */
  title: string
  alt: string
  width: number
  height: number
  /** Narrower files of it. */
  sources: { src: string; width: number }[]
}

/** Who says so: the person's text, the form of the specification, the person's hand, a model. */
export const sources = ['said', 'form', 'edited', 'model'] as const
export type Source = (typeof sources)[number]

/** Where it stands in the prompt, in UTF-16 units; `end` is exclusive. */
export type Stretch = [start: number, end: number]

export interface Value<T> {
  value: T
  source: Source
  from?: Stretch
}

export interface Who {
  name?: Value<string>
  /** The person said that there is no name; nobody asks again. */
  has_no_name?: Value<boolean>
  /** What it is, in the person's words: "pottery studio". */
  description?: Value<string>
  /** Id of a kind of page or of a trade. */
  kind?: Value<string>
  slogan?: Value<string>
  /** "1987", as typed. */
  founding_year?: Value<string>
}

export interface Place {
  /** What tells it from the other places: "Leith", "Old Town". */
  label?: Value<string>
  street_address?: Value<string>
  postal_code?: Value<string>
  locality?: Value<string>
  country?: Value<string>
  area_served: Value<string>[]
  online?: Value<boolean>
  opening_hours: OpeningHours
  by_appointment?: Value<boolean>
  /** "3 January", as typed. */
  closed_until?: Value<string>
}

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** A weekday that is missing is one of which nothing is known. */
export type OpeningHours = { [day in Weekday]?: Value<DayHours> } & {
  /** What no grid of days can hold, as typed: "every second Monday closed", "from 6 till late". */
  notes: Value<string>[]
}

/** Closed where there is neither a span nor a text. */
export interface DayHours {
  spans: TimeSpan[]
  /** Times that are no clock times, as typed: "from 6 till late". */
  text?: string
}

/** "09:00" to "17:30"; past midnight where `closes` is not after `opens`. */
export interface TimeSpan {
  opens: string
  closes: string
}

export const ways = ['telephone', 'email', 'form', 'address'] as const
/** How somebody can be reached. */
export type Way = (typeof ways)[number]

export interface Contact {
  /** As typed. */
  telephones: Value<string>[]
  emails: Value<string>[]
  links: Value<Link>[]
  preferred?: Value<Way>
  /** What must not stand on the page. */
  refused: Value<Way>[]
}

export interface Link {
  /** http, https or mailto; an Instagram handle becomes the address of its profile. */
  url: string
  /** "Instagram", "WhatsApp", "Booking"; the host where nothing is said. */
  label: string
}

export interface OfferGroup {
  /** The heading above a list: "Starters". */
  name?: string
  items: Value<Item>[]
}

export interface Item {
  name: string
  description?: string
  /** As typed: "14,50 €", "from £89", "€45 per evening". */
  price?: string
  note?: string
}

export interface Person {
  name: string
  role?: string
  about?: string
}

/** Something that happens on a date. A closure or a deadline is none. */
export interface DatedEvent {
  /** As typed: "Saturday 12 May, 7 pm". */
  when: string
  title: string
  place?: string
  link?: string
}

export interface Work {
  title: string
  year?: string
  about?: string
}

export interface Quote {
  text: string
  /** Who said it. A quote without a source is not published. */
  by?: string
}

export interface OwnWords {
  /** The sentences that speak to visitors, as text that the person edits. */
  about?: Value<string>
  quotes: Value<Quote>[]
  /** What no field took and nobody asked to publish. Never published unasked. */
  unplaced: Value<string>[]
}

export interface Wishes {
  /** ISO 639-1 code of the language that the page is written in. */
  language: Value<string>
  sections_wanted: Value<SectionKind>[]
  sections_refused: Value<SectionKind>[]
  /** Where feedback moved sections: the order of the page from top to bottom, as far as it was said. */
  section_order?: SectionKind[]
  /** "warm", "playful": words that lean towards some directions. */
  moods: Value<string>[]
  /** `#rrggbb`, with the word that was used for it. */
  colours: Value<{ hex: string; word: string }>[]
  colours_refused: Value<{ hex: string; word: string }>[]
  theme?: Value<'light' | 'dark'>
  direction?: Value<DirectionId>
  /** What feedback set of fonts and corners. */
  look: Partial<Pick<Look, 'heading_font' | 'body_font' | 'corner_radius'>>
}

/** What the reader thinks but does not know: one tap puts it into its field, or drops it. */
export type Suggestion = {
  /** Unique on the sheet. */
  id: string
  from: Stretch
  why: SuggestionReason
} & SuggestedValue

/** `place` counts the places of `where` and is 0 where it is missing. */
export type SuggestedValue =
  | { field: TextField; value: string; place?: number }
  | { field: 'offers'; value: Item }
  | { field: 'people'; value: Person }
  | { field: 'dates'; value: DatedEvent }
  | { field: 'works'; value: Work }
  | { field: 'contact.links'; value: Link }
  | { field: 'own_words.quotes'; value: Quote }
  | { field: 'where.opening_hours'; value: Partial<Record<Weekday, DayHours>>; place?: number }

/** Why it is not a value: the screen words it. */
export const suggestionReasons = [
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
export type SuggestionReason = (typeof suggestionReasons)[number]

/**
 * A stretch of the prompt was taken by a field; is a wish about the page; talks to us ("make me a
 * website for…"); refuses something ("don't put my number…"); is in no field yet; or was dropped
 * by the person.
 */
export interface Coverage {
  from: Stretch
  as: 'field' | 'wish' | 'talk' | 'refusal' | 'unplaced' | 'dropped'
  field?: FieldPath
}

export function emptyPlace(): Place {
  return { area_served: [], opening_hours: { notes: [] } }
}

/** A sheet of which nothing is known but the language of the page. */
export function emptySheet(language: Value<string>): Sheet {
  return {
    schema: 1,
    who: {},
    where: [],
    contact: { telephones: [], emails: [], links: [], refused: [] },
    offers: [],
    services: [],
    skills: [],
    clients: [],
    credentials: [],
    people: [],
    dates: [],
    works: [],
    good_to_know: [],
    own_words: { quotes: [], unplaced: [] },
    wishes: {
      language,
      sections_wanted: [],
      sections_refused: [],
      moods: [],
      colours: [],
      colours_refused: [],
      look: {},
    },
    suggestions: [],
    coverage: [],
    edited: [],
  }
}
