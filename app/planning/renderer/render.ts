import { fontFaces, fontFamily, nearestWeight } from '#core/fonts/main'
import type { Section, Site } from '#planning/site/site'
import { paletteFrom } from '#planning/renderer/color/palette'
import { baseCss } from '#planning/renderer/css/base'
import { rootRule } from '#planning/renderer/css/tokens'
import { directionStyles } from '#planning/renderer/directions/all'
import { favicon } from '#planning/renderer/favicon'
import { footer, header, headerCss } from '#planning/renderer/header'
import { html, trusted, type Html } from '#planning/renderer/html'
import { jsonLd } from '#planning/renderer/json_ld'
import type { Page } from '#planning/renderer/page'
import { phrases } from '#planning/renderer/phrases'
import { hero, heroCss } from '#planning/renderer/sections/hero'
import { offers, offersCss } from '#planning/renderer/sections/offers'
import { gallery, picturesCss } from '#planning/renderer/sections/pictures'
import { call, contact, placesCss, visit } from '#planning/renderer/sections/places'
import { facts, hours, rowsCss, timetable } from '#planning/renderer/sections/rows'
import {
  about,
  faq,
  process,
  statement,
  team,
  testimonials,
  wordsCss,
} from '#planning/renderer/sections/words'

/**
 * The site as one HTML document with its CSS inside, the same bytes for the same site. It carries
 * no editor ids. Places still to fill are marked (`renderer/todos.ts`) and must be taken out with
 * `withoutTodos` before the page is published.
 */
export function renderSite(site: Site): string {
  const style = directionStyles[site.direction]
  const palette = paletteFrom(site.look.primary_color, { ...style, theme: site.look.theme })
  const page: Page = { site, palette, phrases: phrases[site.language] }
  const { name } = site.business
  const icon = favicon(name, palette.brand, palette.onBrand, site.look.corner_radius)

  return html`<!doctype html>
    <html
      lang="${site.language}"
      data-direction="${site.direction}"
      data-theme="${site.look.theme}"
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${site.seo.title}</title>
        <meta name="description" content="${site.seo.description}" />
        <meta name="theme-color" content="${palette.paper}" />
        <meta name="color-scheme" content="${site.look.theme}" />
        <meta property="og:type" content="website" />
        <meta property="og:title" content="${site.seo.title}" />
        <meta property="og:description" content="${site.seo.description}" />
        <meta property="og:site_name" content="${name}" />
        <meta property="og:locale" content="${site.language === 'tr' ? 'tr_TR' : 'en_GB'}" />
        <link rel="icon" type="image/svg+xml" href="${icon}" />
        <style>
          ${trusted(stylesheet(page))}
        </style>
        <script type="application/ld+json">
          ${trusted(jsonLd(site))}
        </script>
      </head>
      <body id="top">
        <a class="skip" href="#main">${page.phrases.skip}</a>
        ${header(page)}
        <main id="main">${site.sections.map((section) => printSection(page, section))}</main>
        ${footer(page)}
      </body>
    </html> `.text
}

function stylesheet({ site, palette }: Page): string {
  const style = directionStyles[site.direction]
  const { heading_font: headingFont, body_font: bodyFont } = site.look
  const heading = fontFamily(headingFont)
  const weight = heading ? nearestWeight(heading, style.headingWeight) : 400
  const faces = fontFaces([
    { family: headingFont, weights: [weight], italics: style.italics ? [weight] : [] },
    { family: bodyFont, weights: [400, 600] },
  ])
  return [
    rootRule(site, palette, style),
    faces,
    baseCss,
    headerCss,
    heroCss,
    offersCss,
    rowsCss,
    wordsCss,
    picturesCss,
    placesCss,
    style.css,
  ]
    .map((part) => part.trim() + '\n')
    .join('')
}

function printSection(page: Page, section: Section): Html {
  switch (section.kind) {
    case 'hero':
      return hero(page, section)
    case 'facts':
      return facts(section)
    case 'menu':
    case 'prices':
    case 'services':
      return offers(section)
    case 'timetable':
      return timetable(section)
    case 'hours':
      return hours(section)
    case 'about':
      return about(page, section)
    case 'statement':
      return statement(section)
    case 'gallery':
      return gallery(page, section)
    case 'process':
      return process(section)
    case 'team':
      return team(section)
    case 'testimonials':
      return testimonials(section)
    case 'faq':
      return faq(section)
    case 'visit':
      return visit(section)
    case 'call':
      return call(section)
    case 'contact':
      return contact(page, section)
  }
}
