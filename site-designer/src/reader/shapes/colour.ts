import { colours, type Colour } from '#designer/language/words'
import { after, before, perLanguage } from '#designer/language/words_of'
import type { Stretch } from '#designer/sheet/sheet'

export interface ColourWord {
  hex: string
  word: string
  from: Stretch
}

const patterns = perLanguage((words) => {
  const names = Object.entries(words.colours) as [Colour, string][]
  const groups = names.map(([colour, parts]) => `(?<${colour}>${parts})`).join('|')
  return new RegExp(
    `${before}(?:(?<dark>${words.dark})[ -]?|(?<light>${words.light})[ -]?)?(?:${groups})(?:s|tönen?|tinten)?(?: (?<darkBehind>${words.dark})| (?<lightBehind>${words.light}))?${after}`,
    'giu'
  )
})

/** The colours that a text names, with a value for each: "dark green", "hellblau", "#b7410e". */
export function coloursIn(text: string, language: string): ColourWord[] {
  const named = Array.from(
    text.matchAll(patterns(language)),
    ({ 0: word, index, groups = {} }): ColourWord => {
      const colour = (Object.keys(colours) as Colour[]).find((name) => groups[name] !== undefined)!
      const shade =
        groups.dark || groups.darkBehind ? 0.6 : groups.light || groups.lightBehind ? 1.5 : 1
      return { hex: shaded(colours[colour], shade), word, from: [index, index + word.length] }
    }
  )
  const written = Array.from(
    text.matchAll(/#[\da-f]{6}(?![\da-z])/gi),
    ({ 0: word, index }): ColourWord => ({
      hex: word.toLowerCase(),
      word,
      from: [index, index + word.length],
    })
  )
  return [...named, ...written]
    .sort((one, other) => one.from[0] - other.from[0])
    .reduce<ColourWord[]>((found, next) => {
      const last = found.at(-1)
      const isOne =
        last && text.slice(last.from[1], next.from[0]) === ' ' && isNear(last.hex, next.hex)
      return isOne ? [...found.slice(0, -1), between(last, next)] : [...found, next]
    }, [])
}

/** Whether two words side by side may mean one colour; "black yellow" are two, and "pink roses" is pink. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [channelsOf(one), channelsOf(other)]
  return one !== other && Math.hypot(...a.map((channel, at) => channel - b[at])) < 90
}

/** "Charcoal black", "brass yellow": two words for one colour. */
function between(one: ColourWord, other: ColourWord): ColourWord {
  const [a, b] = [one, other].map(({ hex }) => channelsOf(hex))
  return {
    hex: hexOf(a.map((channel, at) => (channel + b[at]) / 2)),
    word: `${one.word} ${other.word}`,
    from: [one.from[0], other.from[1]],
  }
}

/** Darker below 1; above, mixed with white. */
function shaded(hex: string, shade: number): string {
  return hexOf(
    channelsOf(hex).map((channel) =>
      shade <= 1 ? channel * shade : channel + (255 - channel) * (shade - 1)
    )
  )
}

const channelsOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const hexOf = (channels: number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
