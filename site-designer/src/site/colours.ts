import { oncePerKey } from '#designer/data/once_per_key'
import { readData } from '#designer/data/read_data'
import { ourLanguages } from '#designer/language/words_of'
import { between, toOklch, type Oklch } from '#designer/site/oklch'

/** What colours and their shifts are: data/colours/base.yaml. */
interface Base {
  plain: Record<string, string>
  special: Record<string, string>
  shifts: Record<string, { into: string; by: number; chroma: number }>
}

/** What one language calls them: data/colours/<language>.yaml, each part a pattern without groups. */
interface Names {
  names: Record<string, string[]>
  tinges: Record<string, string[]>
  shifts: Record<string, string[]>
  /** Behind a colour that is to be held back, where the language has its "not" there. */
  held_end?: string[]
}

const base = () => readData<Base>('colours').get('base')!

export interface ColourNames {
  names: Lookup
  tinges: Lookup
  shifts: Lookup
  heldEnd?: string
}

/** The one pattern for all words of a list, and what a word that it found stands for. */
interface Lookup {
  pattern: string
  idOf: (word: string) => string | undefined
}

export const colourNames = (asked: string): ColourNames =>
  readNames(ourLanguages.includes(asked) ? asked : 'en')

const readNames = oncePerKey((code: string): ColourNames => {
  const { names, tinges, shifts, held_end: heldEnd } = namesOf(code)
  return {
    names: lookup(names),
    tinges: lookup(tinges),
    shifts: lookup(shifts),
    heldEnd: heldEnd?.join('|'),
  }
})

const namesOf = (code: string) => (readData('colours') as ReadonlyMap<string, Names>).get(code)!

/** The longest come first: "blue grey" is no blue; a pattern for any compound stands behind all words. */
function lookup(lists: Record<string, string[]>): Lookup {
  const parts = Object.entries(lists)
    .flatMap(([id, all]) => all.map((one) => ({ id, part: one.replaceAll(' ', '[ -]') })))
    .sort((one, other) => rank(other.part) - rank(one.part))
  const whole = oncePerKey((part: string) => new RegExp(`^(?:${part})$`, 'iu'))
  return {
    pattern: parts.map(({ part }) => part).join('|'),
    idOf: (word) => parts.find(({ part }) => whole(part).test(word))?.id,
  }
}

const rank = (part: string) => (part.includes('\\p{L}') ? 0 : plainly(part).length)

/** The value of a colour of the data. */
export function colourOf(id: string): string {
  const { plain, special } = base()
  return plain[id] ?? special[id]
}

/** A colour as one of the shifts of the data leaves it: "dark", "dusty". */
export function shifted(colour: Oklch, id: string): Oklch {
  const { into, by, chroma } = base().shifts[id]
  const mixed = between(colour, toOklch(into), by)
  return { ...mixed, c: mixed.c * chroma }
}

/** The colours of a language, each under every name that is one word or a few. */
export const namedColours = oncePerKey((code: string) => {
  const { plain } = base()
  return Object.entries(namesOf(ourLanguages.includes(code) ? code : 'en').names).flatMap(
    ([id, parts]) =>
      parts.map((part, at) => ({
        name: plainly(part),
        hex: colourOf(id),
        isPlain: at === 0 && id in plain,
      }))
  )
})

/** One of the words that a pattern finds. */
function plainly(pattern: string): string {
  return pattern
    .replace(/\(\?:[^)]*\)\?|\\p\{L\}[*+]/g, '')
    .replace(/\(\?:([^)|]*)[^)]*\)/g, '$1')
    .replace(/\[[^\]]*\]\?|[^\]]\?/g, '')
    .replace(/\[(.)[^\]]*\]/g, '$1')
}
