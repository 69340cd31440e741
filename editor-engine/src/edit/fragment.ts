import { needsNoEndTag } from '../core/html/end_tags.ts'
import { escapeText, hasForbiddenCharacters } from '../core/html/escape.ts'
import type { PageElement } from '../core/page/element.ts'
import type { ReadonlyPage } from '../core/plugin.ts'
import { refuse, type Refused } from '../core/result.ts'
import { problemsWithElement } from '../core/safety/safety.ts'

/** Why a piece of HTML can stand nowhere, or undefined: what it may be depends on its place too. */
export function problemWithFragment(html: unknown): Refused | undefined {
  if (typeof html !== 'string') return refuse('bad_operation', 'HTML is text.')
  return hasForbiddenCharacters(html)
    ? refuse('bad_value', 'The HTML holds characters that no page may hold.')
    : undefined
}

/** A text in the form of HTML. Template code in it stays on a page that has some. */
export const escapedFor = (page: ReadonlyPage, text: string): string =>
  escapeText(text, page.reopen(text).markup(0, text.length))

/** Why an element must not be put on a page, or undefined. */
export function problemWithNew(element: PageElement, isTrusted: boolean): Refused | undefined {
  const { parent, tag } = element
  const isOpen = element.content && !element.endTag && !needsNoEndTag(tag)
  if (isOpen) return refuse('bad_value', `The <${tag}> in this HTML is not closed.`)
  // Browsers put a row around a cell that has none.
  const isLoose = /^t[dh]$/.test(tag) && !/^(?:tr|template)$/.test(parent?.tag ?? '')
  if (element.readOnly || (isLoose && !element.isForeign)) return cannotStand(`<${tag}>`)
  return isTrusted ? undefined : problemOfSafety(element)
}

export const cannotStand = (what: string) =>
  refuse('structure', `${what} in this HTML cannot stand here.`)

export function problemOfSafety(element: PageElement): Refused | undefined {
  const [problem] = problemsWithElement(element)
  return problem && refuse('unsafe_html', problem.message)
}
