import type { Templates } from '#designer/copy/template'
import type { Way } from '#designer/sheet/sheet'
import type { DirectionId, SectionKind } from '#designer/site/kinds'

/** Everything a plan says to the person who will say yes to it, per language. */
export interface PlanWords {
  title(name: string): string
  headings: {
    changed: string
    /** What holds the page together, as a model has found it. */
    idea: string
    understood: string
    page: string
    look: string
    needed: string
  }
  /** Above what the page says because it is likely. */
  assumed: string
  notUnderstood(asked: string): string
  labels: {
    trade: string
    name: string
    slogan: string
    since: string
    place: string
    area: string
    open: string
    closedUntil: string
    phone: string
    email: string
    links: string
    keptOff: string
    offers: string
    services: string
    skills: string
    clients: string
    credentials: string
    people: string
    events: string
    works: string
    goodToKnow: string
    ownWords: string
    quotes: string
    mood: string
    direction: string
    color: string
    letters: string
    corners: string
  }
  /** Ways to reach the business, as they are named where they are kept off the page. */
  ways: Record<Way, string>
  tradeUnknown: string
  /** A name or a kind that the page shows before anybody said so. */
  likely(what: string): string
  /** Where the page says the trade instead, and where it has nothing to say. */
  nameUnknown: { trade: string; nothing: string }
  /** Where the person writes in a language that our own words do not exist in. */
  unknownLanguage(language: string, words: string): string
  /** A sentence that no field took. */
  notOnPage(words: string): string
  /** Why a section is there, for someone who has never planned a page. */
  reasons: Partial<Record<SectionKind, string>>
  /** The reason for a list that has no prices yet. */
  pricesToCome: string
  direction(id: DirectionId): string
  color(hex: string, theme: 'light' | 'dark'): string
  colorFrom(color: string): string
  themeAsked: { light: string; dark: string }
  /** What the person said of the look, in their own words. */
  wished(words: string): string
  letters(heading: string, body: string): string
  corners(radius: number): string
  complete: string
  open: string
  suggested(offers: string): string
  outline: OutlineWords
}

/** What a section is called in the plan and what it will say. */
export interface OutlineWords {
  hero: string
  facts: string
  statement: string
  stats: string
  quoted(text: string): string
  heroWith(title: string, artefact: string): string
  list(count: number): string
  suggestedList(names: string): string
  week: string
  plate: string
  more(known: string, rest: number): string
  suggestions(names: string): string
  classDays(count: number): string
  classesToFill: string
  hours: string
  ownWords: string
  ownWordsPlace: string
  photos(count: number): string
  process: string
  testimonials: string
  form: string
  reach: string
  notice: string
  detail: string
  packages: string
  before_after: string
  downloads: string
  newsletter: string
  legal: string
}

/** The words of a plan as they stand in the data, with blanks for what they are given. */
export type PlanData = Omit<Templates<PlanWords>, 'direction' | 'corners' | 'outline'> & {
  directions: Record<DirectionId, string>
  themes: Record<'light' | 'dark', string>
  corners: { square: string; rounded: string }
  outline: Omit<Templates<OutlineWords>, 'classDays' | 'photos'> &
    Record<'classDays' | 'photos', Counted>
}

/** A text for one and a text for several. */
export interface Counted {
  one: string
  other: string
}
