import { capital } from '#designer/text/normalise'

/** Words that were read as others: `meant` in place of what stands from `from` to `to` as typed. */
export interface Change {
  from: number
  to: number
  meant: string
}

/** A sentence as it was typed and what is read in its place. */
export interface Respelling {
  typed: string
  /** In order, and none within another. */
  changes: Change[]
}

/** All that `pattern` finds, as what it means. Undefined changes nothing. */
export function changesOf(
  text: string,
  pattern: RegExp,
  meaning: (match: RegExpExecArray) => string | undefined
): Change[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const meant = meaning(match)
    return meant === undefined
      ? []
      : [{ from: match.index, to: match.index + match[0].length, meant }]
  })
}

/** The sentence as it is read. */
export function readAs({ typed, changes }: Respelling): string {
  return changes.reduceRight(
    (text, { from, to, meant }) => text.slice(0, from) + meant + text.slice(to),
    typed
  )
}

/** The same sentence with more words changed; these stand where they do in what is read of it. */
export function changedToo(respelling: Respelling, changes: Change[]): Respelling {
  const more = changes.map(({ from, to, meant }) => ({
    from: placeTyped(from, respelling),
    to: placeTyped(to, respelling),
    meant,
  }))
  const all = [...respelling.changes, ...more].sort((one, other) => one.from - other.from)
  return { ...respelling, changes: all }
}

/** Words taken from what was read, as they were typed: those that are to be published. */
export function asTyped(words: string, respelling: Respelling): string {
  const { typed, changes } = respelling
  if (changes.length === 0) return words
  const said = readAs(respelling)
  const at = placeOf(words, said)
  if (at < 0) return wordByWord(words, said, respelling)
  let longer = 0
  const within = changes.flatMap(({ from, to, meant }) => {
    const start = from + longer - at
    longer += meant.length - (to - from)
    const end = start + meant.length
    // Half of what it means ("to" of "wanna") stands for nothing that was typed.
    return start >= 0 && end <= words.length ? [{ start, end, from, to }] : []
  })
  return within.reduceRight((text, { start, end, from, to }) => {
    const own = inCaseOf(text[start], said[at + start], typed.slice(from, to))
    return text.slice(0, start) + own + text.slice(end)
  }, words)
}

// A reader may have begun the words with a capital.
function inCaseOf(now: string, before: string, own: string): string {
  return now === before ? own : capital(own, now === 'İ' ? 'tr' : 'en')
}

// What a reader left something out of stands nowhere as a whole.
function wordByWord(words: string, said: string, { typed, changes }: Respelling): string {
  return changes.reduce((text, { from, to, meant }) => {
    const times = changes.filter((change) => change.meant === meant).length
    const at = placeOf(meant, text)
    if (at < 0 || said.split(meant).length - 1 !== times) return text
    const own = inCaseOf(text[at], meant[0], typed.slice(from, to))
    return text.slice(0, at) + own + text.slice(at + meant.length)
  }, words)
}

const inWord = /[\p{L}\d]/u

/** Where `words` stand in a text, in any case, and as whole words. */
function placeOf(words: string, text: string): number {
  const [wanted, all] = [words, text].map((one) => one.replace(/[Iİı]/g, 'i').toLowerCase())
  if (wanted === '' || all.length !== text.length) return -1
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
    const begins = at === 0 || !inWord.test(text[at - 1]) || !inWord.test(words[0])
    const ends = !inWord.test(text[at + words.length] ?? '') || !inWord.test(words.at(-1)!)
    if (begins && ends) return at
  }
  return -1
}

function placeTyped(place: number, { changes }: Respelling): number {
  let longer = 0
  for (const { from, to, meant } of changes) {
    const start = from + longer
    if (place <= start) break
    if (place < start + meant.length) return from
    longer += meant.length - (to - from)
  }
  return place - longer
}
