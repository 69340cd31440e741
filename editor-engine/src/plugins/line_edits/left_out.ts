import { decode } from '../../core/html/entities.ts'
import { diff } from './diff.ts'
import type { LeftOut } from './elision.ts'

/** A comment, or start tags with the text that follows, each with the end tags after it. */
const PARTS = /(?:<!--[^]*?(?:-->|$)|(?:<[a-z][^<>]*>\s*)+|[^])[^<]*(?:<\/[^<]*)*/gi
const PIECES = /<!--[^]*?(?:-->|$)|<[^<>]*>|[^<]+|</g
/** A drawing counts as one element. */
const DRAWINGS = /<svg[^]*?(?:<\/svg|$)/gi

/**
 * Elements of `old` in whose place `next` only has a text or a comment ("the rest as before", in any
 * language). They are not recognised by words but by what would be lost.
 */
export function leftOut(old: string, next: string): LeftOut | undefined {
  const a = old.match(PARTS) ?? []
  const b = next.match(PARTS) ?? []
  for (const { aFrom, aTo, bFrom, bTo } of diff(a.map(trimmed), b.map(trimmed))) {
    const gone = a.slice(aFrom, aTo).join('')
    const standIn = standInFor(gone, b.slice(bFrom, bTo).join(''))
    if (!standIn) continue
    const from = a.slice(0, aFrom).join('').length
    return { from, to: from + gone.trimEnd().length, standIn }
  }
  return undefined
}

const trimmed = (text: string) => text.trim()

/** The texts and comments that `come` has instead of the elements of `gone`; empty if they are others. */
function standInFor(gone: string, come: string): string {
  const old = contentsOf(gone)
  const now = contentsOf(come)
  if (old.count < 2 || now.count >= old.count) return ''
  const standIn: string[] = []
  const others: string[] = []
  for (const { text, parent } of now.pieces) {
    // An element that stays may have another class than before.
    const tag = old.around.has(parent) ? parent : nameOf(parent)
    const isInPlace = !old.known.has(text) && (!parent || old.around.has(tag))
    // Where there was text before, a text is only another text.
    const stands = isComment(text) || !(text.startsWith('<') || old.withText.has(tag))
    ;(isInPlace && stands ? standIn : others).push(text)
  }
  const said = wordsOf(standIn)
  const beside = wordsOf(others)
  // A comment with the words of what is beside it is a heading.
  if (said.size && isHalf(said, beside)) return ''
  // Pictures have no words of their own, only those in their tags.
  const own = wordsOf([gone.replace(/<[^<>]*>/g, ' ')])
  const missing = [...(own.size ? own : wordsOf([gone]))].filter((word) => !beside.has(word))
  // The words of elements that are unwrapped or commented out are still there.
  return isHalf(missing, said) ? '' : standIn.join(' ')
}

const isHalf = (words: Iterable<string>, of: ReadonlySet<string>) => {
  const all = [...words]
  return all.filter((word) => of.has(word)).length >= all.length / 2
}

const wordsOf = (texts: readonly string[]) =>
  new Set(
    decode(texts.join(' '))
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
  )

const isComment = (text: string) => text.startsWith('<!--')
const nameOf = (tag: string) => /^<?[^\s/>]*/.exec(tag)![0].toLowerCase()

function contentsOf(html: string) {
  /** Tags, texts and comments, each with the start tag of the element that it is in. */
  const pieces: { readonly text: string; readonly parent: string }[] = []
  const known = new Set<string>()
  /** The tags and names of elements with several elements in them, and of those with text. */
  const around = new Set<string>()
  const withText = new Set<string>()
  const open: { readonly tag: string; readonly from: number }[] = []
  let count = 0
  for (const piece of [...(html.replace(DRAWINGS, '<svg').match(PIECES) ?? []), '</']) {
    const text = piece.trim()
    if (!text) continue
    const parent = open.at(-1)?.tag ?? ''
    pieces.push({ text, parent })
    known.add(text)
    if (text.startsWith('</')) {
      const name = nameOf(text.replace('/', ''))
      for (let last = open.pop(); last; last = nameOf(last.tag) === name ? undefined : open.pop())
        if (count - last.from > 1) around.add(last.tag).add(nameOf(last.tag))
    } else if (/^<[a-z]/i.test(text)) open.push({ tag: text, from: ++count })
    else if (!isComment(text)) withText.add(parent).add(nameOf(parent))
  }
  return { pieces, known, around, withText, count }
}
