import { decodeMapped, type Decoded } from '../core/html/entities.ts'
import type { PageElement, Range } from '../core/page/element.ts'
import type { ReadonlyPage } from '../core/plugin.ts'
import { piecesOf, type Piece } from '../core/text/pieces.ts'
import { outermost, textStart } from './place.ts'

/** A text or a comment of a page, as it is written between two tags. */
export interface TextNode {
  readonly range: Range
  /** A text as a reader sees it, with character references decoded; a comment as it is written. */
  readonly text: string
  readonly isComment: boolean
}

/**
 * The texts and comments of a page, or of some of its elements, in order. Left out are texts of white
 * space only, what stands in scripts, styles, templates and in elements that cannot be edited, and
 * comments with conditions (`<!--[if IE]>`).
 */
export function textsOf(page: ReadonlyPage, within?: readonly PageElement[]): TextNode[] {
  return nodesOf(page, within)
    .filter(({ isComment, text }) => isComment || text.trim() !== '')
    .map(({ range, text, isComment }) => ({ range, text, isComment }))
}

/** A text node with the offset of each of its characters, from the beginning of its range. */
export interface SourceNode extends TextNode {
  readonly offsets: Decoded['offsets']
  readonly owner: PageElement | undefined
  /** What NUL is read as here. */
  readonly nul: '' | '\ufffd'
}

/** Whether a character belongs to the one before it: to its pair, or to one character reference. */
export const isJoined = ({ text, offsets }: SourceNode, at: number) =>
  (at > 0 && offsets[at - 1] === offsets[at]) || /[\udc00-\udfff]/.test(text.charAt(at))

export function nodesOf(page: ReadonlyPage, within?: readonly PageElement[]): SourceNode[] {
  const nodes: SourceNode[] = []
  const around = within && outermost(within)
  let at = 0
  for (const piece of piecesOf(page)) {
    while (around && around[at]?.range.to <= piece.from) at++
    if (around && !(around[at]?.range.from < piece.from)) continue
    if (piece.isHidden || piece.owner?.readOnly) continue
    const node = nodeOf(page, piece)
    if (node) nodes.push(node)
  }
  return nodes
}

/** Comments that old browsers and programs for mail read as code. */
export const CONDITION = /^\s*(?:\[if|<!\[endif)/i

function nodeOf(page: ReadonlyPage, { is, from, to, owner }: Piece): SourceNode | undefined {
  if (is === 'comment') {
    const [, read = ''] = /^<!--(?:-?>|([^]*?)(?:--!?>|$))/.exec(page.markup(from, to))!
    const text = page.slice(from + '<!--'.length, from + '<!--'.length + read.length)
    if (CONDITION.test(text)) return undefined
    return { range: { from, to }, text, isComment: true, offsets: [], owner, nul: '' }
  }
  if (is !== 'text') return undefined
  const start = owner?.content?.from === from ? textStart(owner) : from
  const nul = owner?.isRawText || owner?.isForeign ? '\ufffd' : ''
  const decoded = decodeMapped(page.markup(start, to), { nul }, page.slice(start, to))
  return { range: { from: start, to }, ...decoded, isComment: false, owner, nul }
}

/** Where the texts of a page match a pattern: whole characters of the page, and never nothing. */
export function matchesOf(
  page: ReadonlyPage,
  pattern: RegExp,
  within?: readonly PageElement[]
): Range[] {
  const all = new RegExp(pattern, pattern.flags.replace(/[gy]/g, '') + 'g')
  return nodesOf(page, within).flatMap((node) => {
    if (node.isComment) return []
    const ranges = [...node.text.matchAll(all)].map(({ 0: { length }, index }) => ({
      from: index,
      to: index + length,
    }))
    return ranges
      .filter(({ from, to }) => from < to && !isJoined(node, from) && !isJoined(node, to))
      .map(({ from, to }) => ({
        from: node.range.from + node.offsets[from],
        to: node.range.from + node.offsets[to],
      }))
  })
}
