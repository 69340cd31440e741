import type { PageElement } from '../core/page/element.ts'
import type { Plan, ReadonlyPage } from '../core/plugin.ts'
import { isRefused, refuse, type Refused } from '../core/result.ts'
import { tagEnd } from '../core/text/pieces.ts'
import { escapedFor, problemWithFragment } from './fragment.ts'
import type { MoveElement } from './operations.ts'
import { holderOf, mayDropBreak, offsetOf, outermost } from './place.ts'
import { placed, type Insertion } from './placement.ts'
import { elementsOf } from './target.ts'

/** The plan of `replace_text`. */
export function replaceText(
  page: ReadonlyPage,
  targets: readonly PageElement[],
  text: unknown
): Plan | Refused {
  if (typeof text !== 'string') return refuse('bad_operation', 'The text must be text.')
  const escaped = escapedFor(page, text)
  const insertions: Insertion[] = []
  for (const element of outermost(targets)) {
    const { content, isRawText, tag } = element
    if (!content || (isRawText && !/^(?:textarea|title)$/.test(tag))) {
      return refuse('bad_value', `A <${tag}> cannot contain text.`)
    }
    const more = mayDropBreak(element) && text.startsWith('\n') ? '\n' : ''
    insertions.push({ ...content, insert: more + escaped, into: element })
  }
  return placed(page, insertions, false)
}

/** The plan of `wrap_element`. */
export function wrap(
  page: ReadonlyPage,
  targets: readonly PageElement[],
  html: string,
  isTrusted: boolean
): Plan | Refused {
  const problem = problemWithFragment(html)
  if (problem) return problem
  const markup = page.reopen(html).markup(0, html.length)
  let middle = 0
  while (/^<[a-z]/i.test(markup.slice(middle, middle + 2))) middle = tagEnd(markup, middle)
  const [start, end] = [html.slice(0, middle), html.slice(middle)]
  if (start === '' || !/^(?:<\/[a-z][^\s/>]*\s*>)+$/i.test(end)) {
    return refuse('bad_value', 'What goes around is one element without content.')
  }
  const starts = targets.map((element) => at(element.range.from, start, element))
  const ends = targets.toReversed().map((element) => at(element.range.to, end, element))
  // Where one ends and the next begins, the end comes first.
  return placed(page, [...ends, ...starts], isTrusted)
}

const at = (offset: number, insert: string, { parent }: PageElement): Insertion => ({
  from: offset,
  to: offset,
  insert,
  into: parent,
  isHalf: true,
})

/** The plan of `move_element`. */
export function move(
  page: ReadonlyPage,
  { place, to }: MoveElement,
  targets: readonly PageElement[]
): Plan | Refused {
  const [element, ...others] = targets
  const aims = elementsOf(page, to)
  if (isRefused(aims)) return aims
  if (!element || others.length > 0 || aims.length !== 1) {
    return refuse('bad_operation', 'One element goes to one place.')
  }
  const [aim] = aims
  const offset = offsetOf(aim, place)
  if (isRefused(offset)) return offset
  const { from, to: end } = element.range
  if (offset > from && offset < end) {
    return refuse('bad_operation', 'No element goes into itself.')
  }
  if (offset === from || offset === end) return { changes: [] }
  const insert = page.slice(from, end)
  const into = holderOf(aim, place)
  return placed(
    page,
    [
      { from, to: end, insert: '', into: element.parent },
      { from: offset, to: offset, insert, into, isMoved: true },
    ],
    false
  )
}
