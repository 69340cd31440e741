import type { Action, Item } from '#designer/site/content'
import type { Look, Section, Site } from '#designer/site/site'
import type { Language } from '#designer/language/language'
import type { DirectionId } from '#designer/site/kinds'
import { paletteOf } from '#designer/renderer/color/palette'
import { directionStyle } from '#designer/renderer/directions/direction_style'
import { html } from '#designer/renderer/html'
import type { Page } from '#designer/renderer/page'
import { phrasesIn } from '#designer/renderer/phrases'
import { renderSite } from '#designer/page/render_site'
import { printSection } from '#designer/page/print_section'
import { contactForm, furtherField, type FurtherField } from '#designer/renderer/sections/forms'
import { offer, priceTag } from '#designer/renderer/sections/offers'

/** A page of ours as far as something new on it must look like the rest. */
export interface Surroundings {
  language: Language
  direction: DirectionId
  look: Look
  name: string
}

/** The markup of a new section, as the renderer prints it for a page that looks like this one. */
export function newSection(surroundings: Surroundings, section: Section): string {
  return printSection(pageLike(surroundings), section).text.trim()
}

/** A page that looks like this one and has nothing on it but the section. */
export function pageOf(surroundings: Surroundings, section: Section): string {
  const { site } = pageLike(surroundings)
  return renderSite({ ...site, sections: [section] }).replace('</head>', `${ALONE}</head>`)
}

const ALONE = '<style>body>:not(main){display:none}</style>'

/** One line of a menu or a list of offers. */
export function newItem(item: Item, nameTag: 'h3' | 'span'): string {
  return offer(item, nameTag).text.trim()
}

/** What stands behind the name of an item: the dots and the price. */
export function newPrice(price: string): string {
  return priceTag(price).text
}

export function newNavItem({ href, label }: Action): string {
  return html`<li><a href="${href}" data-slot="nav">${label}</a></li>`.text
}

/** The contact form alone. */
export function newForm(surroundings: Surroundings): string {
  return contactForm(pageLike(surroundings)).text
}

/** One more field of the contact form. */
export function newField(field: FurtherField): string {
  return furtherField(field).text
}

/** Patterns are drawn from the name, so that what is added to one page always looks alike. */
function pageLike({ language, direction, look, name }: Surroundings): Page {
  const site: Site = {
    schema: 1,
    language,
    direction,
    seed: name,
    look,
    business: { name, trade: name, schema_type: 'LocalBusiness', links: [] },
    seo: { title: name, description: name },
    header: { layout: 'bar' },
    sections: [],
    footer: { layout: 'line', lines: [] },
  }
  const palette = paletteOf(look, directionStyle(direction))
  return { site, palette, phrases: phrasesIn(language) }
}
