import { declarationEnd } from '../html/declaration.ts'
import { endsName, readTag, TagShape } from '../html/tag.ts'
import type { PageElement, Range } from '../page/element.ts'
import type { ReadonlyPage } from '../plugin.ts'

/** What stands between the tags of a page's elements. */
export interface Piece extends Range {
  /** `tag`: one that makes no element and ends none; `other`: a CDATA section, `<?php ?>`, `<!x>`. */
  readonly is: 'text' | 'comment' | 'tag' | 'other'
  /** The innermost element that it is written in. */
  readonly owner: PageElement | undefined
  /** It is in a script, a style or a template, so that no reader sees it. */
  readonly isHidden: boolean
}

/** Browsers put the text of these before the table, or in the body. */
export const MOVES_TEXT = /^(html|t(able|body|head|foot|r))$/

/** An element that is open, the innermost last. */
interface Open extends Pick<Piece, 'owner' | 'isHidden'> {
  readonly end: number
}

/** The pieces of a page, in order. The time is linear in the page, but for the sorting of its tags. */
export function* piecesOf(page: ReadonlyPage): Generator<Piece, undefined> {
  const text = page.markup(0, page.length)
  const { doctype } = page.locations
  const tags: (Range & { opens?: PageElement })[] = [{ from: text.length, to: text.length }]
  if (doctype) tags.push(doctype)
  for (const element of page.elements()) {
    tags.push({ ...element.startTag, opens: element })
    if (element.endTag) tags.push(element.endTag)
  }
  tags.sort((one, other) => one.from - other.from)

  const open: Open[] = [{ owner: undefined, isHidden: false, end: Infinity }]
  const around = (offset: number) => {
    while (open.at(-1)!.end <= offset) open.pop()
    return open.at(-1)!
  }
  let at = text.startsWith('\ufeff') ? 1 : 0
  for (const { from, to, opens } of tags) {
    while (at < from) {
      const place = around(at)
      // An element can end without a tag, in the middle of what follows.
      const end = Math.min(from, place.end)
      yield* piecesIn(text, at, end, place)
      at = end
    }
    at = Math.max(at, to)
    const end = opens?.content?.to
    if (end === undefined) continue
    const isHidden = around(from).isHidden || hides(opens!)
    open.push({ owner: opens, isHidden, end })
  }
}

const hides = (element: PageElement) =>
  element.tag === 'template' ||
  (element.isRawText && element.textKind === 'raw') ||
  (element.isForeign && /^(?:script|style)$/.test(element.tag))

/** The pieces between two tags. */
function* piecesIn(text: string, from: number, until: number, place: Open): Generator<Piece> {
  const { owner, isHidden } = place
  let at = from
  let look = from
  while (look < until && !owner?.isRawText) {
    const open = text.indexOf('<', look)
    if (open < 0 || open >= until) break
    const is = kindAt(text, open)
    look = open + 1
    if (is === 'text') continue
    if (at < open) yield { is: 'text', from: at, to: open, owner, isHidden }
    const isInForeign = owner?.isForeign === true
    const end = is === 'tag' ? tagEnd(text, open) : declarationEnd(text, open, isInForeign)
    at = look = Math.min(end, until)
    yield { is, from: open, to: at, owner, isHidden }
  }
  if (at < until) yield { is: 'text', from: at, to: until, owner, isHidden }
}

function kindAt(text: string, open: number): Piece['is'] {
  if (text.startsWith('<!--', open)) return 'comment'
  if (/[a-z]/i.test(text.charAt(open + (text[open + 1] === '/' ? 2 : 1)))) return 'tag'
  return /[!?/]/.test(text.charAt(open + 1)) ? 'other' : 'text'
}

/** The offset after the tag that begins at `open`. */
export function tagEnd(text: string, open: number): number {
  let at = open + 2
  while (!endsName(text.charCodeAt(at))) at++
  const end = readTag(text, at, new TagShape())
  return end < 0 ? text.length : end
}
