import { isOnlyKind } from '#designer/reader/names/name_run'
import type { Reading } from '#designer/reader/reading'
import { anyOf, negative, perLanguage, wordsOf } from '#designer/language/words_of'
import { isTown } from '#designer/reader/words/known_names'
import type { Stretch } from '#designer/sheet/sheet'

const patterns = perLanguage((words) => ({
  // A greeting, a form of address, what a page or a part of it is called.
  unnamed: new RegExp(`^(?:${words.no_names}|${wordsOf('en').no_names})$`, 'iu'),
  /** "A bakery called Kora": the name is what stands behind it. */
  introduced: new RegExp(
    `[^\\p{L}](?:${[words.called, words.called_after].filter(Boolean).join('|')})(?:$|[^\\p{L}\\p{N}])`,
    'iu'
  ),
  /** "Kora in Oslo" */
  placed: new RegExp(` (?:${words.in_place}) (\\p{Lu}[\\p{L}'’-]+)$`, 'iu'),
  firstPerson: anyOf(words.first_person, 'u'),
  firstPersonFirst: new RegExp(`^(?:${words.first_person})(?![\\p{L}\\p{N}])`, 'iu'),
}))

/** "Kadıköy'de Mavi Kapı": what stands behind such an ending is somewhere, and no part of it. */
const whereFirst = /['’][dt][ae] /u

/**
 * Whether a stretch can be a name at all, whatever stands around it: no bare noun for a trade, no
 * sentence of somebody who speaks of themselves, no greeting, and no word for a part of a page.
 */
export function canBeNamed(reading: Reading, from: Stretch): boolean {
  const text = reading.text(from)
  const { unnamed, introduced, placed, firstPerson, firstPersonFirst } = patterns(
    reading.language.code
  )
  if (isOnlyKind(text, reading.language.code)) return false
  if (unnamed.test(text) || negative.test(text) || introduced.test(text)) return false
  if (isTown(placed.exec(text)?.[1] ?? '')) return false
  if (reading.language.code === 'tr' && whereFirst.test(text)) return false
  return !firstPerson.test(text) && !firstPersonFirst.test(text)
}
