import { type Html, attributes, html } from '#designer/renderer/html'
import { FIELD_MARK, fieldMark } from '#designer/sheet/field_mark'
import { isJoined } from '#designer/sections/hero/joined'
import { photo, text, type Page } from '#designer/renderer/page'
import { pairs } from '#designer/renderer/sections/rows'
import type { Action, Still } from '#designer/site/content'
import type { Section } from '#designer/site/site'

/** A longer title is a sentence, which is set smaller than a name. */
const longestName = 60

export function printHero(section: Section<'hero'>, page: Page): Html {
  const { id, layout, surface, artefact, still, phone } = section
  const isNamesake = page.site.sections.some(
    (other) => 'heading' in other && other.heading === section.title
  )
  const list = attributes({
    'class': 'section hero',
    id,
    'data-section': 'hero',
    'data-layout': layout,
    'data-surface': surface,
    'data-artefact': artefact?.type,
    'data-ink': still && (still.isDark ? 'light' : 'dark'),
    'data-veil': still?.needsScrim ? 'yes' : undefined,
    'data-side': still?.text,
    'data-joined': isJoined(section.title) ? 'yes' : undefined,
    'style':
      still &&
      `--ground:${still.ground};--focal:${percent(still.focal[0])} ${percent(still.focal[1])}`,
    // Two regions of one name cannot be told apart: where a section has the same heading, it keeps it.
    'aria-labelledby': isNamesake ? undefined : `${id}-title`,
  })
  const title = attributes({
    'id': `${id}-title`,
    'data-slot': 'title',
    'data-said': section.title.length > longestName ? 'long' : undefined,
  })
  return html`<section${list}>${still && picture(still)}<div class="wrap hero-grid">
    <div class="hero-text">
      ${text('p', 'kicker', section.kicker, { class: 'kicker' })}
      <h1${title}>${section.title}</h1>
      ${phone && layout === 'call' && number(phone)}
      ${text('p', 'lede', section.lede, { class: 'lede', [FIELD_MARK]: fieldMark('own_words.about') })}
      ${printActions(section.actions)}
      ${section.near && html`<div class="near">${pairs(section.near)}</div>`}
    </div>
    ${artefact && html`<div class="hero-artefact">${photo(page, artefact.photo, 'hero')}</div>`}
  </div></section>
`
}

/** It sets a mood and shows nothing of theirs, so that it has no words for those who do not see it. */
function picture({ src, sources }: Still): Html {
  const files = [...sources, { src, width: 1600 }].map((one) => `${one.src} ${one.width}w`)
  const list = attributes({
    'class': 'hero-still',
    src,
    'srcset': files.join(', '),
    'sizes': '100vw',
    'alt': '',
    'width': 1600,
    'height': 1067,
    'fetchpriority': 'high',
    'data-slot': 'still',
  })
  // Formatting would write an end tag, because the name of this tag cannot be read.
  // prettier-ignore
  return html`<img${list}>`
}

const percent = (share: number) => `${Math.round(share * 100)}%`

/** The number as a title of its own; a page that was set in another way since hides it. */
function number({ label, href, field }: Action): Html {
  const list = attributes({ href, [FIELD_MARK]: field, 'data-slot': 'phone' })
  return html`<p class="hero-call" style="--signs:${String([...label].length)}">
    <a${list}>${label}</a>
  </p>`
}

function printActions(list: Action[]): Html | false {
  if (list.length === 0) return false
  return html`<p class="actions">
    ${list.map(
      ({ label, href, field }, index) =>
        html`<a${attributes({
          'class': index === 0 ? 'button' : 'button quiet',
          href,
          [FIELD_MARK]: field,
          'data-slot': 'action',
        })}>${label}</a>`
    )}
  </p>`
}
