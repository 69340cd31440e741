import { isMark, type Item, type Template } from '#designer/instructions/reading/templates'
import type { Token } from '#designer/instructions/reading/tokens'

/** Some words, from the first token to the one before `end`. */
export interface Stretch {
  from: number
  end: number
}

interface SlotAt extends Stretch {
  name: string
}

/** A way in which a whole part of an instruction is said by a template. */
export interface Match {
  command: string
  slots: SlotAt[]
  isOnlyOffered: boolean
  /** How much of it speaks for this template: its words, and slots that hold what they are for. */
  weight: number
}

/** What a slot may hold: its weight, or undefined where the words cannot stand there. */
export type Fits = (sort: string, stretch: Stretch) => number | undefined

/** So many steps are taken for one template, so that no text makes it long. */
const MOST_STEPS = 4000
const MOST_MATCHES = 12

/** The ways in which a stretch of the tokens, the whole of it, is said by a template. */
export function matchesOf(
  { command, items, isOnlyOffered }: Template,
  all: readonly Token[],
  stretch: Stretch,
  fits: Fits
): Match[] {
  const tokens = all.slice(0, stretch.end)
  const found: Match[] = []
  let steps = 0

  const go = (
    rest: readonly Item[],
    at: number,
    slots: readonly SlotAt[],
    weight: number
  ): void => {
    if (++steps > MOST_STEPS || found.length >= MOST_MATCHES) return
    const [item, ...next] = rest
    if (!item) {
      if (skipMarks(tokens, at) === tokens.length)
        found.push({ command, slots: [...slots], isOnlyOffered, weight })
      return
    }
    switch (item.is) {
      case 'words': {
        let end = at
        for (const { word, isStem } of item.words) {
          end = isMark(word) ? end : skipMarks(tokens, end)
          const token = tokens[end]
          if (!token || token.quoted !== undefined) return
          if (isMark(word) ? !isSameMark(token, word) : !isWord(token, word, isStem)) return
          end++
        }
        return go(next, end, slots, weight + (isMark(item.words[0].word) ? 0.5 : item.words.length))
      }
      case 'either':
        for (const way of item.ways) go([...way, ...next], at, slots, weight)
        if (item.isOptional) go(next, at, slots, weight)
        return
      case 'slot': {
        const from = skipMarks(tokens, at)
        for (let end = from + 1; end <= tokens.length; end++) {
          if (tokens[end - 1].isMark) continue
          const own = fits(item.sort, { from, end })
          if (own === undefined) continue
          const slot = item.name === '_' ? [] : [{ name: item.name, from, end }]
          go(next, end, [...slots, ...slot], weight + own)
        }
      }
    }
  }
  go(items, stretch.from, [], 0)
  return found
}

function isWord({ word }: Token, wanted: string, isStem: boolean): boolean {
  if (!isStem) return word === wanted
  return word.startsWith(wanted) && !DENIED.test(word.slice(wanted.length))
}

/** A Turkish verb that says what is not done: "yapmıyoruz". */
const DENIED = /^m[aeiıuü]/

function isSameMark({ isMark: is, word }: Token, wanted: string): boolean {
  if (!is) return false
  return wanted === ':' || wanted === '->' || wanted === '=>'
    ? /^(?:[:=>→–—-]|->|=>)$/.test(word)
    : word === wanted
}

/** Marks between words are passed over; an arrow or a colon is a word. */
function skipMarks(tokens: readonly Token[], at: number): number {
  while (at < tokens.length && tokens[at].isMark && !/^(?:[:=>→]|->|=>)$/.test(tokens[at].word))
    at++
  return at
}
