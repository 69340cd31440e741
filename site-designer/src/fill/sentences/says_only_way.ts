import { wordsIn } from '#designer/language/tokens'
import { asksIn } from '#designer/copy/asks'
import { languageOf } from '#designer/fill/business'
import { waysOf } from '#designer/fill/reach'
import { fold } from '#designer/language/fold'
import type { Sheet } from '#designer/sheet/sheet'

const FEW_WORDS = 3
const MOST_BEFORE = 6

/** "Reservas: 956 123 456": the number stands beside the form, and the button says what for. */
export function saysOnlyWay(sentence: string, sheet: Sheet): boolean {
  const rest = waysOf(sheet).reduce((left, way) => left.replace(way, ' '), sentence)
  if (rest === sentence || asksIn(rest, languageOf(sheet)).length === 0) return false
  return countWords(rest) <= FEW_WORDS || saysOnlyAction(rest, sheet)
}

/** "Patients should be able to book online at": the button says the rest of it. */
function saysOnlyAction(rest: string, { contact }: Sheet): boolean {
  const say = contact.action && fold(contact.action.value)
  const [before, behind] = say ? fold(rest).split(say) : []
  return behind !== undefined && countWords(before) <= MOST_BEFORE && countWords(behind) <= 1
}

const countWords = (text: string) => wordsIn(text).length
