import type { Reading } from '#designer/reader/reading'
import { after, before, perLanguage } from '#designer/reader/words/words_of'

const host =
  '(?:https?:\\/\\/|www\\.)\\S{3,80}|[\\p{L}\\d-]{2,40}\\.(?:com|org|net|co\\.uk|de|fr|es|it|nl|pt|com\\.tr|io)(?![\\p{L}\\d])'
const patterns = perLanguage(({ resembles, page, page_for: pageFor }) => {
  const other = `(?:\\p{Lu}[\\p{L}'’&.-]{1,20} ){1,4}(?:${page})${after}`
  const of = `(?:${page}) (?:of|from|by|at|von|vom|de|du|di|van|do|da) [^,.;!?\\n]{2,60}?(?=[,;!?\\n]|\\. |\\.$|$| (?:${pageFor}) )`
  return new RegExp(
    `${before}(?:${resembles}) (?:[\\p{L}'’]{1,20} ){0,3}?(?:${host}|${other}|${of})`,
    'gu'
  )
})

/** "Like the site of Rossi's", "similar to apple.com": a model for the page, and no fact about them. */
export function annotateResemblances(reading: Reading): void {
  for (const { 0: found, index } of reading.prompt.matchAll(patterns(reading.language.code)))
    reading.take([index, index + found.length], 'wish')
}
