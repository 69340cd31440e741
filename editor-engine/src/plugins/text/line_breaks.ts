import { escapeText } from '../../core/html/escape.ts'
import type { PageElement } from '../../core/page/element.ts'
import type { ReadonlyPage } from '../../core/plugin.ts'
import { keepsSpace } from '../../core/text/text_units.ts'

/** Elements of text only: a tag in them would be shown as text, or ignored. */
const HOLDS_NO_TAG = new Set(['title', 'option'])

/**
 * A text as it is typed or pasted, in the form of the clean text: a line break is `\n`, whatever program
 * it comes from (word processors write a vertical tab), and other white space is one space.
 */
export function cleaned(typed: string, element: PageElement): string {
  const text = typed.replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n').trim()
  if (keepsSpace(element)) return text
  if (HOLDS_NO_TAG.has(element.tag)) return text.replace(/[ \t\n]+/g, ' ')
  return text.replace(/[ \t]+/g, ' ').replace(/ ?\n ?/g, '\n')
}

/** Clean text as HTML. A new line break of a tagged page has an id, as every element has. */
export function markupOf(text: string, element: PageElement, page: ReadonlyPage): string {
  const escaped = escapeText(text, page.reopen(text).markup(0, text.length))
  if (keepsSpace(element)) return escaped
  let count = 0
  return escaped.replace(/\n/g, () => {
    if (element.id === undefined) return '<br>'
    let id: string
    do id = `${element.id}-br-${++count}`
    while (page.element(id))
    return `<br data-element-id="${id}">`
  })
}
