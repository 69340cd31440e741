import { palette } from '#planning/designers/builtin/facts/palette'
import {
  colorContext as turkishContext,
  turkishColors,
} from '#planning/designers/builtin/facts/turkish/wishes'
import type { Language } from '#planning/designers/builtin/language'
import { fold } from '#planning/designers/builtin/letters'
import { parseHex } from '#planning/renderer/color/oklch'

/** `words` is one of our colours by its English name, or the hexadecimal value as given. */
export interface WishedColor {
  words: string
  hex: string
}

const colorContext =
  /\b(?:colou?rs?|palette|accents?|tones?|shades?|theme|look|style|design|brand|use|using|in|with|make it|feel|hues?|renk\w*|olsun|website|site|page)\b/i

/** The colour a text wishes for; a colour that is only mentioned is none. */
export function findColor(text: string, language: Language): WishedColor | undefined {
  const hex = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/i.exec(text)?.[0]
  if (hex && parseHex(hex)) return { words: hex, hex }
  if (language === 'tr') {
    const said = fold(text)
      .split(/[.!?\n;]/)
      .filter((sentence) => turkishContext.test(sentence))
    return said.map(turkishColor).find(Boolean)
  }
  for (const sentence of text.split(/[.!?\n;]/)) {
    if (!colorContext.test(sentence)) continue
    for (const [pattern, words, value] of palette) {
      const match = pattern.exec(sentence)
      if (!match) continue
      const around = sentence.slice(
        Math.max(0, match.index - 34),
        match.index + match[0].length + 22
      )
      if (
        /\b(?:colou?rs?|palette|accents?|tones?|shades?|theme|look|hues?|use|make it|renk\w*|olsun)\b/i.test(
          around
        )
      ) {
        return { words, hex: value }
      }
    }
  }
  return undefined
}

function turkishColor(plain: string): WishedColor | undefined {
  const id = turkishColors.find(([pattern]) => pattern.test(plain))?.[1]
  const color = palette.find(([, words]) => words === id)
  return color && { words: color[1], hex: color[2] }
}
