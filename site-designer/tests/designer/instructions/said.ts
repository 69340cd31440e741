import type {
  FactName,
  Instruction,
  LayoutWish,
  LookWish,
  Mood,
  Place,
  StyleWish,
  Target,
} from '#designer/instructions/instruction'
import type { SectionKind } from '#designer/site/kinds'

/** A sentence as a person said it, and what should come of it. */
export interface Said {
  say: string
  expect: Expected
}

/**
 * What should come of a sentence: these instructions and no others (none: understood, and nothing
 * to do), two or three readings to choose from with one of such a `do` among them, or nothing that
 * this can do.
 */
export type Expected = { done: (Wanted | Wanted[])[] } | { offer: Instruction['do'][] } | 'cannot'

/** An instruction by its essential fields. A field that is not named may be anything. */
export type Wanted = Instruction extends infer One
  ? One extends { do: infer Do }
    ? { do: Do } & Loose<Omit<One, 'do'>>
    : never
  : never

/** A value is given, or several that are equally right, or a question that the value answers. */
export type Loose<T> = [T] extends [string | number | boolean | undefined]
  ? T | readonly T[] | ((value: string) => boolean)
  : { [Key in keyof T]?: Loose<T[Key]> }

export type LooseTarget = Loose<Target>
type Kind = NonNullable<Target['kind']>
type LooseText = string | readonly string[] | ((value: string) => boolean)

export const done = (...wanted: (Wanted | Wanted[])[]): Expected => ({ done: wanted })
/** One of these, whichever: only the page itself can tell which of them is meant. */
export const either = (...wanted: Wanted[]) => wanted
export const offer = (...kinds: Instruction['do'][]): Expected => ({ offer: kinds })

export const add = (kind: SectionKind | SectionKind[], at?: Loose<Place>): Wanted =>
  at ? { do: 'add_section', kind, at } : { do: 'add_section', kind }
export const drop = (kind: Kind | Kind[]): Wanted => ({ do: 'remove_section', section: { kind } })
export const move = (kind: Kind | Kind[], to: Loose<Place>): Wanted => ({
  do: 'move_section',
  section: { kind },
  to,
})
export const relayout = (kind: Kind | Kind[], layout?: LayoutWish): Wanted =>
  layout
    ? { do: 'change_layout', section: { kind }, layout }
    : { do: 'change_layout', section: { kind } }
export const recolour = (
  kind: Kind | Kind[],
  surface: 'light' | 'dark' | 'brand' | 'tint'
): Wanted => ({ do: 'set_surface', section: { kind }, surface })
export const write = (target: LooseTarget, text: LooseText): Wanted => ({
  do: 'set_text',
  target,
  text,
})
export const replace = (from: string, to: string): Wanted => ({ do: 'replace_words', from, to })
export const take = (target: LooseTarget): Wanted => ({ do: 'remove_part', target })
export const style = (target: LooseTarget, wish: Loose<StyleWish>): Wanted => ({
  do: 'set_style',
  target,
  style: wish,
})
export const link = (target: LooseTarget, href: LooseText): Wanted => ({
  do: 'set_link',
  target,
  href,
})
export const look = (wish: Loose<LookWish>): Wanted => ({ do: 'set_look', look: wish })
export const mood = (which: Mood | Mood[]): Wanted => ({ do: 'set_mood', mood: which })
export const fact = (which: FactName, value: LooseText): Wanted => ({
  do: 'set_fact',
  fact: which,
  value,
})
export const trade = (which: string | string[]): Wanted => ({ do: 'set_trade', trade: which })
export const item = (name: LooseText, price?: string): Wanted =>
  price === undefined ? { do: 'add_item', name } : { do: 'add_item', name, price }
export const noItem = (name: LooseText): Wanted => ({ do: 'remove_item', name })
export const price = (name: LooseText, amount: string): Wanted => ({
  do: 'set_price',
  name,
  price: amount,
})
export const form = (wanted: boolean): Wanted => ({ do: 'set_form', wanted })
export const field = (name: LooseText): Wanted => ({ do: 'add_field', field: name })
export const noField = (name: LooseText): Wanted => ({ do: 'remove_field', field: name })
export const shorten = (kind?: Kind | Kind[]): Wanted =>
  kind ? { do: 'shorten', section: { kind } } : { do: 'shorten' }
export const tell = (text: LooseText): Wanted => ({ do: 'add_words', text })

export const top = { where: 'top' } as const
export const bottom = { where: 'bottom' } as const
export const up = { where: 'up' } as const
export const down = { where: 'down' } as const
export const before = (kind: Kind | Kind[]): Loose<Place> => ({
  where: 'before',
  section: { kind },
})
export const after = (kind: Kind | Kind[]): Loose<Place> => ({ where: 'after', section: { kind } })

/** A text in which these words stand, however the sentence around them was taken along. */
export const has =
  (...words: string[]) =>
  (value: string) =>
    words.every((word) => value.toLowerCase().includes(word.toLowerCase()))

/** Degrees of the colour circle, clockwise. A name stands for a family, not for one `#rrggbb`. */
const families = {
  red: [335, 22],
  brown: [5, 45],
  orange: [12, 45],
  yellow: [38, 66],
  green: [70, 175],
  teal: [160, 205],
  blue: [195, 255],
  purple: [245, 325],
  pink: [300, 360],
} as const

export const coloured = (family: keyof typeof families) => (value: string) => {
  const [from, to] = families[family]
  const { hue, spread } = hueOf(value)
  return spread > 12 && (from <= to ? hue >= from && hue <= to : hue >= from || hue <= to)
}

export const grey = (value: string) => hueOf(value).spread < 40

function hueOf(colour: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4
  return { hue: (sixth * 60 + 360) % 360, spread, most }
}
