import { needsNoEndTag } from '../core/html/end_tags.ts'
import { hasForbiddenCharacters } from '../core/html/escape.ts'
import type { PageElement } from '../core/page/element.ts'
import type { ReadonlyPage } from '../core/plugin.ts'
import { refuse, type Refused } from '../core/result.ts'
import { problemsWithElement } from '../core/safety/safety.ts'

/** Why a piece of HTML can stand nowhere, or undefined: what it may be depends on its place too. */
export function problemWithFragment(page: ReadonlyPage, html: unknown): Refused | undefined {
  if (typeof html !== 'string') return refuse('bad_operation', 'HTML is text.')
  if (hasForbiddenCharacters(html)) {
    return refuse('bad_value', 'The HTML holds characters that no page may hold.')
  }
  // A comment, a tag or a script that does not end takes in what follows.
  const probe = page.reopen(`${html}<b></b>`)
  const last = probe.size > 0 ? probe.at(probe.size - 1) : undefined
  if (last?.tag !== 'b' || last.range.from !== html.length) {
    return refuse('bad_value', 'Something in this HTML does not end.')
  }
  return undefined
}

/** Why an element must not be put on a page, or undefined. */
export function problemWithNew(element: PageElement, isTrusted: boolean): Refused | undefined {
  const isOpen = element.content && !element.endTag && !needsNoEndTag(element.tag)
  if (isOpen) return refuse('bad_value', `The <${element.tag}> in this HTML is not closed.`)
  if (element.readOnly) {
    return refuse('bad_value', `The <${element.tag}> in this HTML cannot stand here.`)
  }
  return isTrusted ? undefined : problemOfSafety(element)
}

export function problemOfSafety(element: PageElement): Refused | undefined {
  const [problem] = problemsWithElement(element)
  return problem && refuse('unsafe_html', problem.message)
}
