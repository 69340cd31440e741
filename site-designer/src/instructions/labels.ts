import type {
  FactName,
  LayoutWish,
  LookWish,
  Mood,
  StyleWish,
  Target,
} from '#designer/instructions/instruction'
import type { NamedKind } from '#designer/instructions/words/sense'

/** A name as the languages need it: alone, as what is acted on, and as an owner. */
export interface Named {
  plain: string
  object: string
  of: string
}

/** The words in which one language speaks of instructions to a person. */
export interface Labels {
  sections: Record<NamedKind, Named>
  parts: Record<NonNullable<Target['part']>, Named>
  /** A thing that has no name of ours, by the person's words. */
  called(words: string): Named
  nth(name: Named, nth: number): Named
  partOf(section: Named, part: NonNullable<Target['part']>, nth?: number): Named
  facts: Record<FactName, Named>
  moods: Record<Mood, string>
  layouts: Record<LayoutWish, string>
  surfaces: Record<'light' | 'dark' | 'brand' | 'tint', string>
  add: (thing: Named) => string
  remove: (thing: Named) => string
  move: (thing: Named, where: string) => string
  where: Record<'top' | 'bottom' | 'up' | 'down', string>
  before: (thing: Named) => string
  after: (thing: Named) => string
  layOut: (thing: Named, layout: string) => string
  surface: (thing: Named, surface: string) => string
  write: (thing: Named, text: string) => string
  replace: (from: string, to: string) => string
  style: (thing: Named, style: string) => string
  styles: { [K in keyof StyleWish]-?: (value: string) => string }
  sizes: Record<'larger' | 'smaller', string>
  weights: Record<'bold' | 'normal', string>
  aligned: Record<'left' | 'center' | 'right', string>
  link: (thing: Named, href: string) => string
  looks: { [K in keyof LookWish]-?: (value: string) => string }
  themes: Record<'light' | 'dark', string>
  shades: Record<'darker' | 'lighter', string>
  tones: Record<NonNullable<LookWish['tone']>, string>
  corners: Record<'rounder' | 'sharper', string>
  mood: (mood: string) => string
  fact: (fact: Named, value: string) => string
  trade: (trade: string) => string
  addItem: (name: string, price?: string) => string
  removeItem: (name: string) => string
  price: (name: string, price: string) => string
  form: (wanted: boolean) => string
  addField: (field: string) => string
  removeField: (field: string) => string
  shorten: (thing: Named) => string
  words: (text: string) => string
  examples: string[]
  /** Names of colours by their value, the most usual first. */
  colors: Record<string, string>
}
