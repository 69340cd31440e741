import { claim } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import { before, perLanguage } from '#designer/reader/words/words_of'

const patterns = perLanguage(
  ({ slogan }) =>
    new RegExp(
      `${before}(?:${slogan})[ :,–-]{1,4}(?:["“”„«»]([^"“”„«»\\n]{3,120})["“”«»]|([^"“”„«»\\n]{3,100}?)(?=[.!?]?(?:\\n|$)|\\. ))`,
      'iu'
    )
)

/** A slogan behind the word for it: in quotes, or up to the end of its sentence. */
export function annotateSlogan(reading: Reading): void {
  const match = patterns(reading.language.code).exec(reading.prompt)
  if (!match) return
  const value = match[1] ?? match[2]
  const at = match.index + match[0].lastIndexOf(value)
  claim(reading, 'slogan', {
    field: 'who.slogan',
    value,
    from: [at, at + value.length],
    whole: [match.index, match.index + match[0].length],
  })
}
