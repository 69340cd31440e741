import type { Reading } from '#designer/reader/reading'
import { tokensOf } from '#designer/language/tokens'
import type { Stretch } from '#designer/sheet/sheet'

/** As much as the field takes. */
const longestAbout = 5000

/** So few words beside a number or an address only say what it is. */
const mostInLabel = 2

/**
 * A text in a language whose words we do not know stands on the page as it was written, sentence by
 * sentence. Only what says no more than a field does is left out: the person sees the page before they
 * approve it.
 */
export function annotateForeignWords(reading: Reading): void {
  const { own_words: own } = reading.sheet
  own.language = reading.language.code
  const said = reading.sentences.filter((sentence) => !isInFields(reading, sentence))
  const told: Stretch[] = []
  let length = 0
  for (const from of said) {
    length += from[1] - from[0] + 2
    if (length <= longestAbout) told.push(from)
    else own.unplaced.push({ value: reading.text(from), source: 'said', from })
  }
  if (told.length === 0) return
  for (const sentence of told) reading.take(sentence, 'field', 'own_words.about')
  const texts = told.map((sentence, at) => between(reading, told[at - 1], sentence))
  own.about = { value: texts.join(''), source: 'said' }
}

/** Whether fields hold all of it but what labels them, which goes with them. */
function isInFields(reading: Reading, sentence: Stretch): boolean {
  if (reading.fieldsIn(sentence).size === 0) return false
  const words = reading.free(sentence).flatMap((run) => tokensOf(reading.text(run)))
  const isLabelled = words.length <= mostInLabel
  if (isLabelled) reading.giveToNeighbours(sentence)
  return isLabelled
}

/** A sentence with what parts it from the one before: nothing in Chinese, a line break, a paragraph. */
function between(reading: Reading, before: Stretch | undefined, sentence: Stretch): string {
  if (!before) return reading.text(sentence)
  const gap = reading.text([before[1], sentence[0]])
  const breaks = gap.match(/\n/g)?.length ?? 0
  const parted = breaks > 0 ? '\n'.repeat(Math.min(breaks, 2)) : /\s/.test(gap) ? ' ' : ''
  return parted + reading.text(sentence)
}
