import type { TextField } from '#designer/sheet/fields'
import type { DirectionId, SectionKind } from '#designer/site/kinds'

export const goals = [
  'call',
  'book',
  'visit',
  'order',
  'quote',
  'enquire',
  'write',
  'rsvp',
  'donate',
  'join',
  'get_app',
] as const
/** What visitors are asked to do. */
export type Goal = (typeof goals)[number]

/** Groups of fields in the form of a sheet, in the order that they have where no kind says another. */
export const sheetGroups = [
  'places',
  'contact',
  'offers',
  'services',
  'happenings',
  'good_to_know',
  'own_words',
] as const
export type SheetGroup = (typeof sheetGroups)[number]

/** Colour, letters, and how round the corners are in px. */
export interface Palette {
  color: string
  heading: string
  body: string
  corners: number
  theme?: 'light' | 'dark'
}

/** What a page is for. Nothing here may reach a page as a claim. */
export interface Kind {
  id: string
  /** A trade refines a kind of page, and has of it what it does not say itself. */
  refines?: string
  schemaType: string
  offerKind: 'menu' | 'prices' | 'services'
  goal: Goal
  directions: DirectionId[]
  /** So many sorts of businesses are of it that words which are ready would say of most what they do not do. */
  isBroad: boolean
  /** Its pictures say most in pairs: the wall before, the wall after. */
  pictures?: 'before_after'
  /** What suits such a page, the best first. */
  palettes: Palette[]
  /** The groups of fields that matter, the first ones most. */
  groups: SheetGroup[]
  /** Sections, and lists of the sheet, in the order in which such a page has them. */
  sections: SectionKind[]
  /** What people call it in that language; `!` at the end: only neutral adjectives go before it; `…`: a name follows. */
  nouns(language: string): string[]
  /** Words by which prompts for such a page are told from others; `*` at the end: words that begin so. */
  signs(language: string): string[]
  words(language: string): KindWords
}

/** The words of a kind in one language. */
export interface KindWords {
  /** What it is, as one says it: "bakery". */
  noun: string
  /** Things such a business may name. */
  goods: string[]
  /** Suggestions for the draft where nothing was named. */
  typical: string[]
  /** For what is offered, true of every such business; none where nothing is. */
  headings: string[]
  /** What sections are called on such a page, where the usual words do not suit it. */
  called?: Partial<Record<SectionKind, string>>
  /** What visitors are asked to do; where it is missing, the words of the goal. */
  ask?: string
  /** The first is the hero's. Written for the person who will take the picture. */
  photos: string[]
  gallery?: string
  /** What visitors want to know before they come or call, each true with one tap. */
  chips: string[]
  /** Short questions to the owner, with the field that the answer goes to. */
  questions: { field: TextField; label: string }[]
}
