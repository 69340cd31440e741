import { lowerIn } from '#designer/text/letters'
import { spokenWords, type Calling, type Spoken } from '#designer/trades/spoken'
import { englishStops } from '#designer/trades/calling_words'
import { agent, callingAt, determiners, isKnown } from '#designer/trades/english_noun'
import { isHired, isKeptPlace, keptFrom } from '#designer/trades/kept_places'

const be = /^(?:i'?m|we're)$/
const oneself = new Set(['i', 'we'])
const runs = new Set(
  'run runs running own owns owning operate operates manage manages opened founded started open opening'.split(
    ' '
  )
)
const keeps = new Set(['have', 'has', 'keep'])
const adverbs = new Set(
  'also just now actually basically mainly both simply currently really still proudly run'.split(
    ' '
  )
)
const pages = new Set('website site webpage page homepage web portfolio'.split(' '))
const where = new Set(
  'in near at on around across covering based called named from by between outside serving for of off with'.split(
    ' '
  )
)

const besides = new Set(['and', 'who', 'that', 'selling', 'offering', 'specialising'])

/** What an English text calls its business. */
export function englishCallings(text: string): Calling[] {
  const words = spokenWords(text, (word) =>
    word === '&' ? 'and' : lowerIn(word, 'en').replaceAll('’', "'")
  )
  const found: Calling[] = []
  const opening = openingOf(words)
  if (opening) found.push(opening)
  for (let at = 0; at < words.length; at++) {
    const kept = keptAt(words, at)
    if (kept) {
      found.push(kept)
      continue
    }
    const start = saidFrom(words, at)
    const calling = start && callingAt(words, start.from, true)
    if (!calling) continue
    // Whoever has a terrace, or runs a quiz on Fridays, is not that.
    const only = start.has || (start.runs && !calling.first)
    const last = calling.words.at(-1)!
    if (start.several && !last.endsWith('s')) continue
    if (!(start.bare || start.several) || agent.test(last)) found.push({ ...calling, only })
  }
  return found
}

// "We look after a village hall", "the hall can be hired".
function keptAt(words: Spoken[], at: number): Calling | undefined {
  const from = keptFrom(words, at)
  if (from === undefined && words[at].small !== 'the') return undefined
  const calling = callingAt(words, from ?? at + 1, true)
  if (!calling || !isKeptPlace(calling.words)) return undefined
  return from !== undefined || isHired(calling.after) ? calling : undefined
}

interface Said {
  from: number
  /** "We run a", "we have a": what they run is perhaps not all they are. */
  runs?: boolean
  has?: boolean
  /** No "a" or "our" in front: only a word for people names them then. */
  bare?: boolean
  /** Behind a name and "are": "masons", and not "younger". */
  several?: boolean
}

/** Where the noun begins behind "I am a", "we run an", "a website for my"; nothing if nothing is said. */
function saidFrom(words: Spoken[], at: number): Said | undefined {
  const { small, ends } = words[at]
  const next = words[at + 1]?.small
  if (ends || !next) return undefined
  const previous = words[at - 1]?.small ?? ''
  if (be.test(small)) return behindBe(words, at + 1)
  if (oneself.has(small) && /^(?:am|are|r)$/.test(next)) return behindBe(words, at + 2)
  if (small === 'for' && pages.has(previous)) return behindBe(words, at + 1)
  // "Ashworth, Pell & Sons are monumental masons".
  const named = isName(words[at - 1]) && (isName(words[at - 2]) || words[at - 2]?.small === 'and')
  if (small === 'are' && named && at <= 12) return { from: at + 1, several: true }
  if (!determiners.has(next)) return undefined
  const from = at + 2
  if (small === 'is' && isName(words[at - 1]) && at <= 12) return { from }
  if (runs.has(small) && !/^(?:are|is|be|to)$/.test(previous)) return { from, runs: true }
  if (keeps.has(small) && oneself.has(previous)) return { from, has: true }
  return small === 'as' && /^work(?:s|ing)?$|^trained$/.test(previous) ? { from } : undefined
}

function behindBe(words: Spoken[], start: number): Said | undefined {
  let at = start
  while (words[at] && adverbs.has(words[at].small) && !words[at].ends) at++
  if (!words[at] || words[at].small === 'not') return undefined
  // "The Long Table, a café".
  if (words[at].small === 'the' && isName(words[at + 1])) at++
  else if (determiners.has(words[at].small)) return { from: at + 1 }
  // "We are Holm, architects", "I'm Anna Kovacs, a potter": behind the name.
  if (!isName(words[at])) return { from: at, bare: true }
  while (words[at] && isName(words[at]) && !words[at].ends) at++
  const next = words[at + 1]
  if (!next || !isName(words[at]) || !/^\s*[,–—-]/.test(words[at].gap)) return undefined
  return determiners.has(next.small) ? { from: at + 2 } : { from: at + 1, bare: true }
}

/** The noun a text begins with: "Chimney sweep in Bath", "Our oyster farm sells …". */
function openingOf(words: Spoken[]): Calling | undefined {
  let at = 0
  // Behind a name: "Miller & Sons, chimney sweeps".
  while (words[at] && partOfName(words, at) && !words[at].ends && at < 6) at++
  const named = at > 0 && words[at] && isName(words[at]) && /^\s*[,:–—-]/.test(words[at].gap)
  const start = named ? at + 1 : 0
  // "The Oak & Ivy": a name, in whatever letters.
  if (/^(?:the|and)$/.test(words[start]?.small ?? '')) return undefined
  const from = words[start] && determiners.has(words[start].small) ? start + 1 : start
  if (!words[from] || englishStops.has(words[from].small) || pages.has(words[from].small))
    return undefined
  const calling = callingAt(words, from, false)
  if (!calling) return undefined
  const [next] = calling.after
  const alone = calling.words.length === 1 && !isKnown(calling.words[0])
  if (from > start && /^(?:our|my)$/.test(words[start].small)) return { ...calling, only: alone }
  if (next === undefined) return alone && !agent.test(calling.words[0]) ? undefined : calling
  return where.has(next) || (!alone && besides.has(next)) ? calling : undefined
}

// "Thorne & Daughter".
function partOfName(words: Spoken[], at: number): boolean {
  return isName(words[at]) || (at > 0 && words[at].small === 'and' && isName(words[at + 1]))
}

function isName(word: Spoken | undefined): boolean {
  return (
    word !== undefined &&
    /^\p{Lu}/u.test(word.typed) &&
    !/^(?:I|A|An|The|We|Our|My|It|This)$/.test(word.typed)
  )
}
