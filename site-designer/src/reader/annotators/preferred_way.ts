import type { Reading } from '#designer/reader/reading'
import { anyOf, perLanguage } from '#designer/reader/words/words_of'
import type { Stretch, Way } from '#designer/sheet/sheet'

const patterns = perLanguage((words) =>
  (Object.entries(words.preferred) as [Way, string][]).map(
    ([way, parts]) => [way, anyOf(parts, 'iu')] as const
  )
)

/** How somebody likes best to be reached, where they say so. */
export function annotatePreferredWay(reading: Reading): void {
  const found = patterns(reading.language.code).flatMap(([way, pattern]) => {
    const match = pattern.exec(reading.prompt)
    const from: Stretch | undefined = match
      ? [match.index, match.index + match[0].length]
      : undefined
    return from && reading.isFree(from) ? [{ way, from }] : []
  })
  if (found.length !== 1) return
  const [{ way, from }] = found
  reading.sheet.contact.preferred = { value: way, source: 'said', from }
  reading.take(from, 'field', 'contact.preferred')
}
