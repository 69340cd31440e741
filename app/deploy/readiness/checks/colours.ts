import { contrast, parseHex } from 'site-designer'
import { listed, type Check } from '#deploy/readiness/check'
import type { PublicPage } from '#deploy/readiness/public_page'

const LEAST = 4.5

/** The pairs of text colour and surface colour that our pages use. */
const PAIRS: readonly [text: string, surface: string, words: string][] = [
  ...['paper', 'tint', 'wash'].flatMap((surface): [string, string, string][] => [
    ['text', surface, 'text on the background'],
    ['muted', surface, 'small text on the background'],
    ['link', surface, 'links on the background'],
  ]),
  ['on-brand', 'brand', 'text on the brand colour'],
  ['on-button', 'button', 'the words of buttons'],
  ['on-button', 'button-hover', 'the words of buttons under the pointer'],
  ['on-accent', 'accent', 'text on the second colour'],
  ['on-accent-button', 'accent-button', 'buttons on the second colour'],
  ['on-ink', 'ink', 'text on dark areas'],
  ['ink-muted', 'ink', 'small text on dark areas'],
  ['ink-link', 'ink', 'links on dark areas'],
]

export const colours: Check = {
  id: 'colours',
  severity: 'should',
  passed: 'The colours can be read on each other',
  concerns: (page) => pairsOf(page).length > 0,
  look(page) {
    const faint = pairsOf(page).filter(({ ratio }) => ratio < LEAST)
    return (
      faint.length > 0 && {
        title: 'Some colours are hard to read on each other',
        detail: listed(faint, ({ words, ratio }) => `${words} (${ratio.toFixed(1)} : 1)`),
        fix: `Choose a lighter or a darker colour in the editor, under Theme; from ${LEAST} : 1 on most people can read it.`,
      }
    )
  },
}

/** The pairs for which a page has both tokens, as plain colours. */
function pairsOf({ tokens }: PublicPage): { words: string; ratio: number }[] {
  return PAIRS.flatMap(([text, surface, words]) => {
    const [front, back] = [tokens[`--${text}`], tokens[`--${surface}`]]
    const readable = front && back && parseHex(front) && parseHex(back)
    return readable ? [{ words, ratio: contrast(front, back) }] : []
  })
}
