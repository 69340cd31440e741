import { colourNames, colourOf, shifted } from '#designer/site/colours'
import { after, before, perLanguage } from '#designer/language/words_of'
import { between, toHex, toOklch, turnBetween, type Oklch } from '#designer/site/oklch'
import type { Stretch } from '#designer/sheet/sheet'

export interface ColourWord {
  hex: string
  word: string
  from: Stretch
  /** "Not too pink": wished for, and held back. */
  isHeld?: true
}

interface Read extends ColourWord {
  seen: Oklch
  isTinge?: boolean
}

const patterns = perLanguage((_, code) => {
  const { names, tinges, shifts, heldEnd } = colourNames(code)
  return {
    colour: new RegExp(
      `${before}(?<front>(?:(?:${shifts.pattern})[ -]?){0,2})(?:(?<tinge>${tinges.pattern})|(?<name>${names.pattern})(?:s|tönen?|tinten)?)(?<behind>(?:[ -](?:${shifts.pattern})){0,2})${after}`,
      'giu'
    ),
    shift: new RegExp(shifts.pattern, 'giu'),
    heldEnd: heldEnd === undefined ? undefined : new RegExp(`^ (?:${heldEnd})${after}`, 'iu'),
  }
})

/**
 * The colours that a text names, with a value for each: "dark green", "hellblau", "blue-grey", "#b7410e".
 */
export function coloursIn(text: string, language: string): ColourWord[] {
  const written = Array.from(text.matchAll(/#[\da-f]{6}(?![\da-z])/gi), ({ 0: word, index }) => ({
    hex: word.toLowerCase(),
    seen: toOklch(word),
    word,
    from: [index, index + word.length] as Stretch,
  }))
  return [...namedIn(text, language), ...written]
    .sort((one, other) => one.from[0] - other.from[0])
    .reduce<Read[]>((found, next) => {
      const last = found.at(-1)
      const isBeside = last && /^[ -]$/.test(text.slice(last.from[1], next.from[0]))
      return isBeside && isOne(last, next)
        ? [...found.slice(0, -1), joined(last, next, text)]
        : [...found, next]
    }, [])
    .map(({ hex, word, from, isHeld }) => ({ hex, word, from, ...(isHeld ? { isHeld } : {}) }))
}

function namedIn(text: string, language: string): Read[] {
  const { colour, shift, heldEnd } = patterns(language)
  const { names, tinges, shifts } = colourNames(language)
  return Array.from(text.matchAll(colour), ({ 0: found, index, groups = {} }): Read => {
    const { front, tinge, name, behind } = groups
    const id = tinge ? tinges.idOf(tinge) : names.idOf(name)
    const moves = Array.from(`${front} ${behind}`.matchAll(shift), ([one]) => shifts.idOf(one)!)
    const [end] = heldEnd?.exec(text.slice(index + found.length)) ?? ['']
    const isHeld = moves.includes('held') && (heldEnd === undefined || end !== '')
    const word = isHeld ? found + end : found
    // "Not too dark green" is green that is not dark.
    const wished = isHeld && moves.length > 1 ? [] : moves.filter((one) => isHeld || one !== 'held')
    const seen = [...wished, ...(tinge ? ['muted'] : [])].reduce(shifted, toOklch(colourOf(id!)))
    return {
      hex: wished.length === 0 && !tinge ? colourOf(id!) : toHex(seen),
      seen,
      word,
      from: [index, index + word.length],
      isTinge: tinge !== undefined,
      ...(isHeld ? { isHeld } : {}),
    }
  })
}

/** Less chroma than this is seen as grey. */
const grey = 0.045
const nearHue = 60
const nearLightness = 0.35
const nearGrey = 0.25

/** Whether two words side by side may mean one colour; "black yellow" are two, and "pink roses" is pink. */
function isOne(one: Read, other: Read): boolean {
  if (one.isTinge || other.isTinge) return true
  if (one.hex === other.hex) return false
  const [a, b] = [one.seen, other.seen]
  const apart = Math.abs(a.l - b.l)
  if (a.c < grey && b.c < grey) return apart < nearGrey
  if (a.c < grey || b.c < grey) return isMiddle(a.c < grey ? a : b) && apart < nearLightness
  return apart < nearLightness && turnBetween(a.h, b.h) < nearHue
}

/** "Blue grey" is one colour, and white or black beside blue is another. */
const isMiddle = ({ l }: Oklch) => l > 0.4 && l < 0.8

/** "Charcoal black", "grey-blue", "greenish yellow": two words for one colour. */
function joined(one: Read, other: Read, text: string): Read {
  const seen = between(one.seen, other.seen, 0.5)
  const from: Stretch = [one.from[0], other.from[1]]
  const isHeld = one.isHeld ?? other.isHeld
  return { hex: toHex(seen), seen, word: text.slice(...from), from, ...(isHeld ? { isHeld } : {}) }
}

/** The text with blanks for colours that are held back, whose "not" refuses nothing. */
export function withoutHeld(text: string, language: string): string {
  return coloursIn(text, language)
    .filter(({ isHeld }) => isHeld)
    .reduce(
      (left, { from: [start, end] }) =>
        left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      text
    )
}
