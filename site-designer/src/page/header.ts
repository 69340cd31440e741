import { schemaOf, type SectionKind } from '#designer/site/kinds'
import type { Site } from '#designer/site/site'
import { FIELD_MARK, fieldMark } from '#designer/sheet/field_mark'
import { attributes, html, type Html } from '#designer/renderer/html'
import type { Page } from '#designer/renderer/page'
import { typeOf } from '#designer/sections/section_types'

const NAME = attributes({ [FIELD_MARK]: fieldMark('who.name') })

/** A longer name stands in small letters beside the menu. */
const longestInLine = 40

/**
 * The links stand in the page twice, as a row and inside `details`; CSS shows one of the two, so
 * that the menu works on a phone without scripts.
 */
export function header(page: Page): Html {
  const { site, phrases } = page
  const links = listed(site)
  const items = html`<ul role="list">
    ${links.map(({ nav, id }) => html`<li><a href="#${id}" data-slot="nav">${nav}</a></li>`)}
  </ul>`
  const { action, layout } = site.header
  const isLong = [...site.business.name].length > longestInLine
  const length = attributes({ 'data-name': isLong && 'long' })

  return html`<header class="site-head" data-layout="${layout}">
    <div class="wrap">
      <a class="mark" href="#top" ${NAME}${length} data-slot="name">${site.business.name}</a>
      ${links.length > 0 && html`<nav class="nav-row" aria-label="${phrases.mainNavigation}">${items}</nav>`}
      ${action && html`<a${attributes({ 'class': 'button head-action', 'href': action.href, [FIELD_MARK]: action.field, 'data-slot': 'action' })}>${action.label}</a>`}
      ${
        links.length > 0 &&
        html`<details class="nav-fold">
          <summary>${phrases.menu}</summary>
          <nav aria-label="${phrases.menu}">${items}</nav>
        </details>`
      }
    </div>
  </header> `
}

export function footer(page: Page): Html {
  const { site } = page
  const { business } = site
  return html`<footer class="site-foot" data-layout="${site.footer.layout}" data-section="footer">
    <div class="wrap">
      <p class="foot-name" ${NAME} data-slot="name">${business.name}</p>
      ${site.footer.lines.length > 0 && html`<div class="foot-lines">${site.footer.lines.map((line) => html`<p data-slot="line">${line}</p>`)}</div>`}
      <p class="foot-top"><a href="#top">${page.phrases.toTop}</a></p>
    </div>
  </footer> `
}

const mostLinks = 5
interface Listed {
  id: string
  kind: SectionKind
  nav: string
}

/** The sections in page order; where there are too many, those people look for least are left out. */
function listed(site: Site): Listed[] {
  const named = site.sections.flatMap(({ id, kind, nav }) =>
    nav && !typeOf(kind).isOutOfNav ? [{ id, kind, nav }] : []
  )
  while (named.length > mostLinks) named.splice(leastAsked(named), 1)
  return named
}

/** Behind the kinds named above those of which another stands before it, then the last but one. */
function leastAsked(named: Listed[]): number {
  const turnOf = ({ kind }: Listed) => schemaOf(kind).leavesNav ?? Infinity
  const first = Math.min(...named.map(turnOf))
  if (first < Infinity) return named.findLastIndex((entry) => turnOf(entry) === first)
  const repeated = named.findLastIndex(
    ({ kind }, at) => named.findIndex((entry) => entry.kind === kind) < at
  )
  return repeated >= 0 ? repeated : named.length - 2
}
