import type { Page, PageElement } from 'editor-engine'
import { isOpenTodo } from '#designer/live_page/reading/open_todo'

interface Stretch {
  from: number
  to: number
}

/**
 * The stretches of the page that are read as text: the title and what stands between the tags of the
 * body. Scripts, styles, comments and places still to fill are left out.
 */
export function textRanges(page: Page): Stretch[] {
  const ranges: Stretch[] = []
  const taken: Stretch[] = []
  let body: Stretch | undefined
  for (const element of page.elements()) {
    if (element.tag === 'title' && !element.isForeign && element.content) {
      ranges.push(element.content)
    }
    if (element.tag === 'body' && element.content) body = element.content
    else if (element.isInBody) taken.push(...tagsOf(element))
  }
  if (!body) return ranges
  taken.sort((a, b) => a.from - b.from)
  let at = body.from
  for (const { from, to } of [...taken, { from: body.to, to: body.to }]) {
    if (from > at) ranges.push(...withoutComments(page, { from: at, to: from }))
    at = Math.max(at, to)
  }
  return ranges
}

function tagsOf(element: PageElement): Stretch[] {
  const isText = element.tag === 'textarea'
  const isCode = element.isForeign || element.tag === 'template' || (element.isRawText && !isText)
  if (isCode || isOpenTodo(element)) return [element.range]
  return element.endTag ? [element.startTag, element.endTag] : [element.startTag]
}

// What is never closed ends with the text, or the search would begin again at each of many openings.
const MARKUP = /<!--[\s\S]*?(?:-->|$)|<[!?/][^>]*(?:>|$)/g

function withoutComments(page: Page, { from, to }: Stretch): Stretch[] {
  const text = page.slice(from, to)
  const ranges: Stretch[] = []
  let at = 0
  for (const { 0: markup, index } of text.matchAll(MARKUP)) {
    if (index > at) ranges.push({ from: from + at, to: from + index })
    at = index + markup.length
  }
  if (at < text.length) ranges.push({ from: from + at, to })
  return ranges
}
