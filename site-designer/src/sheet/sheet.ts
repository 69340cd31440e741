import type {
  AskedQuestion,
  DatedEvent,
  Link,
  OfferGroup,
  Person,
  Quote,
  Step,
  Work,
} from '#designer/sheet/entries'
import type { FieldPath } from '#designer/sheet/fields'
import type { AddressForm } from '#designer/language/address_form'
import type { Place } from '#designer/sheet/place'
import type { Suggestion } from '#designer/sheet/suggestion'
import type { Stretch, Value } from '#designer/sheet/value'
import type { DirectionId, SectionKind } from '#designer/site/kinds'
import type { Look } from '#designer/site/site'

export { fieldPaths, textFields, type FieldPath, type TextField } from '#designer/sheet/fields'
export type * from '#designer/sheet/entries'
export * from '#designer/sheet/place'
export * from '#designer/sheet/suggestion'
export * from '#designer/sheet/value'

/**
 * The fact sheet: everything that is known about a person's business, and the only source of facts
 * for a page. Plain JSON, stored with the plan and later with the website. Field names follow
 * schema.org. A reader fills it; the person corrects and completes it.
 */
export interface Sheet {
  schema: 1
  who: Who
  /** Each place with its own hours. A place without any value is removed. */
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
  /** How it goes; sheets of before there were starters have none. */
  steps?: Value<Step>[]
  questions?: Value<AskedQuestion>[]
  /** "Dogs welcome", "Card payments", "Step-free": one line each on the page. */
  good_to_know: Value<string>[]
  own_words: OwnWords
  /** The person's own pictures, in the order that they want. */
  photos?: SheetPhoto[]
  wishes: Wishes
  suggestions: Suggestion[]
  /** The use of each stretch of the prompt; together they are the whole prompt, in order. */
  coverage: Coverage[]
  /** Fields that the person has changed or emptied; no reader overwrites them. */
  edited: FieldPath[]
}

/** An uploaded picture. */
export interface SheetPhoto {
  /** The address on the page: `images/….webp`. */
  src: string
  /** The name of the uploaded file. */
  title: string
  alt: string
  width: number
  height: number
  /** Files of smaller widths. */
  sources: { src: string; width: number }[]
}

export interface Who {
  name?: Value<string>
  /** The person said that there is no name, so it is not asked for again. */
  has_no_name?: Value<boolean>
  /** The business in the person's words: "pottery studio". */
  description?: Value<string>
  /** Id of a kind of page or of a trade. */
  kind?: Value<string>
  slogan?: Value<string>
  /** "1987", as typed. */
  founding_year?: Value<string>
}

export const ways = ['telephone', 'email', 'form', 'address'] as const
/** A way to reach somebody. */
export type Way = (typeof ways)[number]

export interface Contact {
  telephones: Telephone[]
  emails: Value<string>[]
  links: Value<Link>[]
  preferred?: Value<Way>
  /** Ways that must not be on the page. */
  refused: Value<Way>[]
  /** The text of the main button: "Book a table". */
  action?: Value<string>
}

/** A number as typed. */
export interface Telephone extends Value<string> {
  /** What the person says that it is for. */
  channels?: Channel[]
  /** "+447700900123": what it is abroad, where its country is sure. */
  dialled?: string
}

export type Channel = 'call' | 'text' | 'whatsapp'

export interface OwnWords {
  /** The sentences for visitors, as text that the person edits. */
  about?: Value<string>
  quotes: Value<Quote>[]
  /** Stretches in no field. Never published unless the person agrees. */
  unplaced: Value<string>[]
  /** ISO 639-1 code of the language that they are in, where it is none that our own words exist in. */
  language?: string
}

export interface Wishes {
  /** ISO 639-1 code of the language that the page is written in. */
  language: Value<string>
  sections_wanted: Value<SectionKind>[]
  sections_refused: Value<SectionKind>[]
  /** Set when feedback moved a section: the sections from top to bottom. */
  section_order?: SectionKind[]
  /** "warm", "playful": words that favour some directions. */
  moods: Value<string>[]
  /** `#rrggbb`, with the word that was used for it. */
  colours: Value<{ hex: string; word: string }>[]
  colours_refused: Value<{ hex: string; word: string }>[]
  theme?: Value<'light' | 'dark'>
  /** How it should look, in the person's words: "like an old Italian café". Never on the page. */
  look_wishes?: Value<string>[]
  /** What should stand out, in the person's words: "the phone number big". Never on the page. */
  emphasis?: Value<string>[]
  /** How our own words address visitors. */
  address_form?: Value<AddressForm>
  direction?: Value<DirectionId>
  /** Fonts and corners that feedback set. */
  look: Partial<Pick<Look, 'heading_font' | 'body_font' | 'corner_radius'>>
}

/**
 * The use of a stretch of the prompt: it is in a field, is a wish about the page, a remark to us ("make
 * me a website for…") or a refusal ("don't put my number…"), is in no field yet, or was dropped by the
 * person.
 */
export interface Coverage {
  from: Stretch
  as: 'field' | 'wish' | 'talk' | 'refusal' | 'unplaced' | 'dropped'
  field?: FieldPath
  /** Unplaced, and probably said to us: it is placed by itself only, never together with the rest. */
  for_us?: true
}

/** A sheet without any facts. */
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
