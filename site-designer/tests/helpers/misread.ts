import { isRefused, Page } from 'editor-engine'
import { judge } from 'editor-engine/referee'

/** The elements of a page that a browser does not make as they are written: their tags and the reasons. */
export function misread(html: string): string[] {
  const page = judge(Page.open(html))
  if (isRefused(page)) return [page.error.message]
  return [...page.elements()]
    .filter(({ readOnly }) => readOnly)
    .map(({ tag, readOnly }) => `${tag}: ${readOnly}`)
}
