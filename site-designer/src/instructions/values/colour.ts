import { parseHex } from '#designer/site/oklch'
import { coloursIn } from '#designer/reader/shapes/colour'

/** Words around a colour that say no more than that it is one. */
const SMALL = new Set(
  'a an the color colour renk rengi rengine renge renkli colored coloured'.split(' ')
)

/** The one colour that some words are: "dark green", "#b7410e", "koyu mavi". */
export function colourIn(text: string, language: string): string | undefined {
  const words = text.replace(/[.!,]$/, '').trim()
  const hex = words.startsWith('#') && parseHex(words)
  if (hex) return hex
  const [colour, ...others] = coloursIn(words, language)
  if (!colour || others.length > 0) return undefined
  const rest = `${words.slice(0, colour.from[0])} ${words.slice(colour.from[1])}`
  const isAlone = rest
    .toLowerCase()
    .split(' ')
    .every((word) => word === '' || SMALL.has(word))
  return isAlone ? colour.hex : undefined
}
