import { channelsIn } from '#designer/copy/asks'
import type { Reading } from '#designer/reader/reading'
import { negative } from '#designer/language/words_of'
import type { Channel, Stretch } from '#designer/sheet/sheet'
import { wordsLanguage } from '#designer/language/language'

/** So far reach the words that say what a number is for. */
const reach = 40
const endOfPart = /[.,;!?()\n\d]/
/** "07700 900123 (WhatsApp)": what goes on with another number says what that one is for. */
const behind = /^[^\p{L}\p{N}.;\n]{0,3}([^.,;:!?()\n\d]*)(?=[.,;:!?)\n]|$)/u

/** What a number is for by the words around it: "Call or WhatsApp 07700 900123". */
export function channelsAround({ prompt, language }: Reading, [start, end]: Stretch): Channel[] {
  const before =
    prompt
      .slice(Math.max(0, start - reach), start)
      .split(endOfPart)
      .at(-1) ?? ''
  const [, after = ''] = behind.exec(prompt.slice(end, end + reach)) ?? []
  const words = [before, after].filter((part) => !negative.test(part)).join(' ')
  return channelsIn(words, wordsLanguage(language.code))
}
