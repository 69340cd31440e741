import { Reading } from '../../../site-designer/src/reader/reading.ts'
import type { Sheet, Stretch } from 'site-designer'
import { isToUs, lettersIn, type Sample } from './corpus.ts'

/** What a sheet does with the sentences that hold a word to us, and with those that no field took. */
export interface Published {
  toUs: number
  published: string[]
  forVisitors: number
  missed: string[]
}

/** So many letters are worth a sentence. */
const fewestLetters = 12

/** What of a sample stands in the text about it. */
export function publishedOf(sample: Sample, { coverage }: Sheet): Published {
  const { prompt, language } = sample
  const letters = lettersIn(sample)
  const isTold = (at: number) => isToUs(letters[at] ?? [])
  const [isAbout, isField] = [new Uint8Array(prompt.length), new Uint8Array(prompt.length)]
  for (const { from, as, field } of coverage)
    if (field === 'own_words.about') isAbout.fill(1, ...from)
    else if (as === 'field') isField.fill(1, ...from)
  const count = ([start, end]: Stretch, holds: (at: number) => unknown) =>
    Array.from({ length: end - start }, (_, at) => start + at).filter(
      (at) => /[\p{L}\p{N}]/u.test(prompt[at]) && holds(at)
    ).length

  const result: Published = { toUs: 0, published: [], forVisitors: 0, missed: [] }
  for (const sentence of new Reading(prompt, { code: language, sure: true }).sentences) {
    const text = prompt.slice(...sentence)
    const told = count(sentence, isTold)
    if (told > 0) {
      if (told < 4) continue
      result.toUs++
      const shown = count(sentence, (at) => isTold(at) && isAbout[at])
      if (shown >= Math.min(fewestLetters, told)) result.published.push(text)
      continue
    }
    const left = count(sentence, (at) => !isField[at])
    if (left < fewestLetters || left < count(sentence, () => true) / 2) continue
    result.forVisitors++
    if (count(sentence, (at) => isAbout[at]) < left / 2) result.missed.push(text)
  }
  return result
}
