import type { Slot } from '#designer/commands/language/slots'
import type { SlotAt } from '#designer/commands/reading/slots_in'
import type { Sentence } from '#designer/commands/reading/features'

/** Turkish endings behind them belong to the sentence: "0232 555 01 99'dan". */
const ENDED = new Set(
  'price color color2 font phone email url year town until person value address'.split(' ')
)

/** What a slot of a sentence holds, as typed. */
export function slotAt(
  { text, tokens }: Sentence,
  { name, from, end }: SlotAt,
  code: string
): Slot {
  const taken = tokens.slice(from, end)
  const [only] = taken
  const isQuoted = taken.length === 1 && only.quoted !== undefined
  const typed = text
    .slice(only.from, taken.at(-1)!.to)
    .replace(/^[:–-] |[,;:]$/g, '')
    .trim()
  const plain = code === 'tr' && ENDED.has(name) ? typed.replace(/['’]\p{Ll}+$/u, '') : typed
  return {
    text: isQuoted ? only.quoted! : plain,
    isQuoted,
    words: taken.flatMap(({ word, quoted, isMark }) => (isMark ? [] : (quoted ?? word))),
  }
}
