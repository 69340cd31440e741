import type { Site } from '#designer/site/site'
import { paletteOf } from '#designer/renderer/color/palette'
import { directionStyle } from '#designer/renderer/directions/direction_style'
import { favicon } from '#designer/renderer/favicon'
import { footer, header } from '#designer/page/header'
import { attributes, html, trusted } from '#designer/renderer/html'
import { jsonLd } from '#designer/renderer/json_ld'
import type { Page } from '#designer/renderer/page'
import { phrasesIn } from '#designer/renderer/phrases'
import { printSection } from '#designer/page/print_section'
import { sheetOf, stylesheetFor } from '#designer/renderer/stylesheet'
import { withTongues } from '#designer/renderer/tongues'
import { directionOf, wordsLanguage } from '#designer/language/language'

/**
 * The site as one HTML document with its CSS inside, the same bytes for the same site. It carries
 * no editor ids. Places still to fill are marked (`renderer/todos.ts`) and must be taken out with
 * `withoutTodos` before the page is published.
 */
export function renderSite(site: Site): string {
  const style = directionStyle(site.direction)
  const palette = paletteOf(site.look, style)
  const words = site.foreign?.words ?? wordsLanguage(site.language)
  const page: Page = { site, palette, phrases: phrasesIn(words, site.address_form) }
  const { name } = site.business
  const shown = site.sections.filter(({ id }) => !site.held?.includes(id))
  const root = attributes({
    'lang': site.language,
    'dir': directionOf(site.language) === 'rtl' && 'rtl',
    'data-words': site.foreign?.words,
    'data-direction': site.direction,
    'data-theme': site.look.theme,
  })
  const icon = favicon(name, palette.brand, palette.onBrand, site.look.corner_radius)

  const printed = html`<!doctype html>
    <html${root}>
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
        <meta property="og:locale" content="${localeOf(site.language)}" />
        <link rel="icon" type="image/svg+xml" href="${icon}" />
        <style>
          ${trusted(stylesheetFor(sheetOf(site)) + designedCss(site))}
        </style>
        <script type="application/ld+json">
          ${trusted(jsonLd(site))}
        </script>
      </head>
      <body id="top">
        <a class="skip" href="#main">${page.phrases.skip}</a>
        ${header(page)}
        <main id="main">${shown.map((section) => printSection(page, section))}</main>
        ${footer(page)}
      </body>
    </html> `.text
  return site.foreign ? withTongues(printed, site.language, site.foreign) : printed
}

/** Behind our own rules, where every restyling leaves them as they are. */
function designedCss({ designed = {} }: Site): string {
  return Object.values(designed)
    .map(({ css }) => `${css}\n`)
    .join('')
}

/** "tr_TR": the language with the country that most of its speakers live in, or whose words these are. */
function localeOf(language: string): string {
  if (language === 'en') return 'en_GB'
  if (language === 'pt') return 'pt_PT'
  const { region } = new Intl.Locale(language).maximize()
  return region ? `${language}_${region}` : language
}
