import type { Slot } from '#designer/site/content'
import type { Section } from '#designer/site/site'
import { html, type Html } from '#designer/renderer/html'
import { photo, type Page } from '#designer/renderer/page'
import { prose, way } from '#designer/renderer/sections/parts'
import { pairs } from '#designer/renderer/sections/rows'

const mostInFewLines = 260

export function about({ paragraphs, photo: picture }: Section<'about'>, page: Page): Html {
  const words = prose(paragraphs, isShort(paragraphs) ? { 'data-said': 'short' } : {})
  return html`${words}${picture && photo(page, picture, 'about')}`
}

/** A few lines alone stand larger than the paragraphs of a story. */
function isShort(paragraphs: Slot[]): boolean {
  const said = paragraphs.filter((slot) => typeof slot === 'string').join(' ')
  return paragraphs.length < 3 && said !== '' && said.length <= mostInFewLines
}

export function detail({ paragraphs, rows, action }: Section<'detail'>): Html {
  const terms = rows.length > 0 && pairs(rows)
  const button = action && way(action, 'action')
  return html`${paragraphs.length > 0 && prose(paragraphs)}
  ${(terms || button) && html`<div class="terms">${terms}${button}</div>`}`
}
