import type { DatedEvent, Link, OfferGroup, Person, Quote, Work } from '#designer/sheet/entries'
import type { FieldPath } from '#designer/sheet/fields'
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
  /** What visitors are asked to do, as the button says it: "Book a table". */
  action?: Value<string>
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
