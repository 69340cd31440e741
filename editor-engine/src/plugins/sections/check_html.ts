import { needsNoEndTag } from '../../core/html/end_tags.ts'
import { hasForbiddenCharacters } from '../../core/html/escape.ts'
import type { ReadonlyPage } from '../../core/plugin.ts'
import { refuse, type Refused } from '../../core/result.ts'
import { problemsWithElement } from '../../core/safety/safety.ts'

/** Why a piece of HTML must not be inserted into a page, or undefined. */
export function problemWithHtml(page: ReadonlyPage, html: string): Refused | undefined {
  if (hasForbiddenCharacters(html)) {
    return refuse('bad_value', 'The section holds characters that no page may hold.')
  }
  const own = html.trim()
  // Parsed inside a body, as it will be in the page.
  const probe = page.reopen(`<!doctype html><body>${own}</body>`)
  const all = [...probe.elements()]
  const [body, section, ...rest] = all
  if (body?.tag !== 'body' || !section || body.endTag?.to !== probe.length) {
    return refuse('bad_value', 'A section is one element, closed by its own tag.')
  }
  const isWhole = section.range.from === body.startTag.to && section.range.to === body.endTag.from
  if (!isWhole || !section.endTag) {
    return refuse('bad_value', 'A section is one element, closed by its own tag.')
  }
  for (const element of [section, ...rest]) {
    const isOpen = element.content && !element.endTag && !needsNoEndTag(element.tag)
    if (isOpen || element.readOnly)
      return refuse('bad_value', `The ${element.tag} in this section is not closed.`)
    const [problem] = problemsWithElement(element)
    if (problem) return refuse('unsafe_html', `${problem.message} A section may not hold it.`)
  }
  return undefined
}
