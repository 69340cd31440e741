import type { Reading } from '#designer/reader/reading'
import { mostSentences } from '#designer/language/sentences'
import { tokensOf } from '#designer/language/tokens'
import { after, perLanguage } from '#designer/language/words_of'

const patterns = perLanguage((words) => ({
  pageAt: new RegExp(`^(?:${words.page})${after}`, 'iu'),
  pageFor: new RegExp(`^(?:[ ,:–-]{1,3}(?:${words.page_for})${after}[ :]?)?`, 'iu'),
  words: new Set(`${words.request}|${words.request_verbs}`.split('|')),
  verbs: new Set(words.request_verbs.split('|')),
  requestBehind: words.request_behind
    ? new RegExp(`^[ ,]{0,2}(?:${words.request_behind})${after}`, 'iu')
    : undefined,
}))

/**
 * The request for a page up to what it is for: "I need a bakery website for…" leaves "bakery". Greetings
 * and thanks are left to the judge.
 */
export function annotateTalk(reading: Reading): void {
  for (const [start, end] of reading.sentences.slice(0, mostSentences))
    readRequest(reading, start, end)
}

/** Request words up to the page, and what joins it to the rest; other words between them stay free. */
function readRequest(reading: Reading, start: number, end: number): void {
  const { words, verbs, pageAt, pageFor, requestBehind } = patterns(reading.language.code)
  const sentence = reading.prompt.slice(start, end)
  const tokens = tokensOf(sentence.slice(0, 220), start)
  const at = tokens
    .slice(0, 16)
    .findIndex(({ from }) => pageAt.test(sentence.slice(from - start, from - start + 24)))
  if (at === -1) return
  const stop = tokens[at].from + pageAt.exec(reading.prompt.slice(tokens[at].from, end))![0].length
  const other = tokens.slice(0, at).findIndex(({ small }) => !words.has(small))
  const asking = tokens.slice(0, other === -1 ? at : other)
  const joined = pageFor.exec(reading.prompt.slice(stop, end))![0]
  const behind = requestBehind?.exec(reading.prompt.slice(stop, end))?.[0] ?? ''
  const rest = reading.prompt.slice(stop + Math.max(joined.length, behind.length), end)
  const wants = asking.some(({ small }) => verbs.has(small))
  const isShort = at - asking.length <= 6
  const isTitle =
    isShort && (/\p{L}/u.test(joined) || (asking.length === at && at <= 2 && !/\p{L}/u.test(rest)))
  if (!behind && !(wants && isShort) && !isTitle) return
  if (asking.length > 0) reading.take([asking[0].from, asking.at(-1)!.to], 'talk')
  reading.take([tokens[at].from, stop + Math.max(joined.length, behind.length)], 'talk')
}
