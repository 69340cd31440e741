import type { SectionKind } from '#designer/site/kinds'

/**
 * One thing that a person asked for, free of language and wording. The grammar reads it from their
 * words; the plan and the page each carry it out in their own way.
 */
export type Instruction =
  | { do: 'add_section'; kind: SectionKind; at?: Place }
  | { do: 'remove_section'; section: Target }
  | { do: 'move_section'; section: Target; to: Place }
  | { do: 'change_layout'; section: Target; layout?: LayoutWish }
  | { do: 'set_surface'; section: Target; surface: 'light' | 'dark' | 'brand' | 'tint' }
  | { do: 'set_text'; target: Target; text: string }
  | { do: 'replace_words'; from: string; to: string }
  | { do: 'remove_part'; target: Target }
  | { do: 'set_style'; target: Target; style: StyleWish }
  | { do: 'set_link'; target: Target; href: string }
  | { do: 'set_look'; look: LookWish }
  | { do: 'set_mood'; mood: Mood }
  | { do: 'set_fact'; fact: FactName; value: string }
  /** `trade` is the id of a trade we know; `noun` the person's own word for it. */
  | { do: 'set_trade'; trade: string; noun?: string }
  | { do: 'add_item'; name: string; price?: string; section?: Target }
  | { do: 'remove_item'; name: string }
  | { do: 'set_price'; name: string; price: string }
  | { do: 'set_form'; wanted: boolean }
  | { do: 'add_field'; field: string }
  | { do: 'remove_field'; field: string }
  | { do: 'shorten'; section: Target }
  /** Something the business says of itself, to stand on the page: a sentence, a claim, a profile. */
  | { do: 'add_words'; text: string; section?: Target }

/** What is meant: a kind where the words name one, and the words themselves for any other page. */
export interface Target {
  kind?: SectionKind | 'header' | 'footer'
  part?: 'title' | 'heading' | 'text' | 'button' | 'link' | 'picture' | 'list' | 'form'
  /** As the person said it, without article: "pricing section". */
  words: string
  /** "the second button": 2; "the last one": -1. */
  nth?: number
}

export type Place =
  { where: 'top' | 'bottom' | 'up' | 'down' } | { where: 'before' | 'after'; section: Target }

export type LayoutWish = 'list' | 'grid' | 'columns' | 'other'
export type Mood =
  | 'formal'
  | 'playful'
  | 'calm'
  | 'bold'
  | 'elegant'
  | 'simple'
  | 'warm'
  | 'modern'
  | 'traditional'
  | 'rugged'
  | 'editorial'
export type FactName = 'name' | 'place' | 'address' | 'phone' | 'email' | 'hours' | 'since'

/** A look for the whole page. Colours are `#rrggbb`, fonts are names of the catalogue. */
export interface LookWish {
  theme?: 'light' | 'dark'
  /** One step from where it stands. */
  shade?: 'darker' | 'lighter'
  primary_color?: string
  /** One step of the primary colour from where it stands. */
  tone?: 'warmer' | 'cooler' | 'softer' | 'stronger' | 'deeper' | 'paler'
  heading_font?: string
  body_font?: string
  /** In px, 0 to 20; or one step from where it stands. */
  corner_radius?: number | 'rounder' | 'sharper'
  text_size?: 'larger' | 'smaller'
  /** Another art direction, any but this one. */
  direction?: 'other'
}

export interface StyleWish {
  color?: string
  background?: string
  size?: 'larger' | 'smaller'
  weight?: 'bold' | 'normal'
  align?: 'left' | 'center' | 'right'
}

/**
 * One stretch of a text and what it can mean: nothing (not understood), one thing, or two or three
 * that the person has to choose from.
 */
export interface Clause {
  words: string
  readings: Instruction[]
  /** "Keep the menu", "don't remove it": understood, and there is nothing to do. */
  stays?: true
}
