import { decode } from '../../core/html/entities.ts'
import { diff } from './diff.ts'

/** A comment, or start tags with the text that follows, each with the end tags after it. */
const PARTS = /(?:<!--[^]*?(?:-->|$)|(?:<[a-z][^<>]*>\s*)+|[^])[^<]*(?:<\/[^<]*)*/gi
const PIECES = /<!--[^]*?(?:-->|$)|<[^<>]*>|[^<]+|</g

/** Elements that would be lost, and what is written in their place. */
export interface LeftOut {
  /** The range of the elements in the old text. */
  readonly from: number
  readonly to: number
  readonly standIn: string
}

/**
 * What `next` leaves out of `old`: elements in whose place it only has a text or a comment ("the rest as
 * before", in any language). It is not recognised by words but by what would be lost.
 */
export function leftOut(old: string, next: string): LeftOut | undefined {
  const a = old.match(PARTS) ?? []
  const b = next.match(PARTS) ?? []
  const trimmed = (part: string) => part.trim()
  for (const { aFrom, aTo, bFrom, bTo } of diff(a.map(trimmed), b.map(trimmed))) {
    const gone = a.slice(aFrom, aTo).join('')
    const standIn = standInFor(gone, b.slice(bFrom, bTo).join(''))
    const from = a.slice(0, aFrom).join('').length
    if (standIn) return { from, to: from + gone.trimEnd().length, standIn }
  }
  return undefined
}

/** The texts and comments that `come` has instead of the elements of `gone`. */
function standInFor(gone: string, come: string): string | undefined {
  const old = contentsOf(gone)
  const { runs, count } = contentsOf(come)
  if (old.count < 2 || count >= old.count) return undefined
  const known = new Set(old.runs.map(({ text }) => text))
  const isStandIn = ({ text, parent }: Run) => {
    // An element that stays may have another class than before.
    const around = old.elements.get(parent) ?? old.elements.get(nameOf(parent))
    const isApart = parent ? around && around.inside > 1 : true
    // What is written where there was text before, or in a new element, is another text.
    return isApart && !known.has(text) && !(around?.hasText && !isComment(text))
  }
  const standIn = joined(runs.filter(isStandIn))
  if (!standIn) return undefined
  const said = wordsOf(standIn)
  const tags = come.match(/<[a-z][^<>]*/gi) ?? []
  const beside = wordsOf(tags.join(' ') + joined(runs.filter((run) => !isStandIn(run))))
  // A comment with the words of what comes after it is its heading.
  if (said.size && isHalf(said, beside)) return undefined
  // Pictures have no words of their own, only those in their tags.
  const own = wordsOf(gone.replace(/<[^<>]*>/g, ' '))
  const missing = [...(own.size ? own : wordsOf(gone))].filter((word) => !beside.has(word))
  // The text of elements that are unwrapped or commented out is still there.
  return isHalf(new Set(missing), said) ? undefined : standIn
}

const joined = (runs: readonly Run[]) => runs.map(({ text }) => text).join(' ')

const isHalf = (words: ReadonlySet<string>, of: ReadonlySet<string>) =>
  2 * [...words].filter((word) => of.has(word)).length >= words.size

const wordsOf = (html: string) =>
  new Set(
    decode(html)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
  )

/** A text or a comment, with the start tag of the element that it is in. */
interface Run {
  readonly text: string
  readonly parent: string
}

/** What elements with one tag, or one name, hold. */
interface Around {
  /** Elements in one of them, at most. */
  inside: number
  hasText: boolean
}

const isComment = (text: string) => text.startsWith('<!--')
const nameOf = (tag: string) => /^[^\s/>]*/.exec(tag)![0].toLowerCase()

function contentsOf(html: string) {
  const runs: Run[] = []
  const elements = new Map<string, Around>()
  const open: { tag: string; from: number }[] = []
  let count = 0
  const note = (tag: string, inside: number, hasText: boolean) => {
    for (const key of [tag, nameOf(tag)]) {
      const known = elements.get(key)
      elements.set(key, {
        inside: Math.max(inside, known?.inside ?? 0),
        hasText: hasText || known?.hasText === true,
      })
    }
  }
  // A drawing is one element.
  const pieces = html.replace(/<svg[^]*?(?:<\/svg|$)/gi, '<svg').match(PIECES) ?? []
  for (const piece of [...pieces, '</']) {
    const text = piece.trim()
    if (piece.startsWith('</')) {
      const name = nameOf(`<${piece.slice(2)}`)
      for (let last = open.pop(); last; last = open.pop()) {
        note(last.tag, count - last.from, false)
        if (nameOf(last.tag) === name) break
      }
    } else if (/^<[a-z]/i.test(piece)) open.push({ tag: piece, from: ++count })
    else if (text) {
      const parent = open.at(-1)?.tag ?? ''
      runs.push({ text, parent })
      note(parent, 0, !isComment(text))
    }
  }
  return { runs, elements, count }
}
