import { type Html, attributes, html } from '#designer/renderer/html'
import { FIELD_MARK, fieldMark } from '#designer/sheet/field_mark'
import { isJoined } from '#designer/sections/hero/joined'
import { photo, text, type Page } from '#designer/renderer/page'
import { printDays } from '#designer/renderer/sections/dates'
import { offerList } from '#designer/renderer/sections/offers'
import { held, line } from '#designer/renderer/sections/parts'
import { pairs, weekRows } from '#designer/renderer/sections/rows'
import type { Action, Artefact, Slot, Still } from '#designer/site/content'
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
    'data-ink': still?.ink,
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
      ${phone && number(phone)}
      ${text('p', 'lede', section.lede, { class: 'lede', [FIELD_MARK]: fieldMark('own_words.about') })}
      ${printActions(section.actions)}
      ${section.near && html`<div class="near">${pairs(section.near)}</div>`}
    </div>
    ${section.facts && section.facts.length > 0 && html`<div class="hero-facts">${pairs(section.facts)}</div>`}
    ${artefact && html`<div class="hero-artefact">${printArtefact(page, artefact)}</div>`}
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

/** The number as a title of its own; layouts that do not open with it hide it. */
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

function printBoard(
  { title, note }: { title: string; note?: Slot },
  list: Html,
  className: string
) {
  const inside = html`<h2 class="board-title" data-slot="board-title">${title}</h2>
    ${list} ${line('note', note)}`
  return held('div', title, inside, { class: className })
}

function printArtefact(page: Page, artefact: Artefact): Html {
  switch (artefact.type) {
    case 'list':
      return printBoard(artefact, offerList(artefact.title, artefact.items, 'span'), 'board')
    case 'week': {
      const { rows, days } = artefact
      const week = html`${rows.length > 0 && weekRows(rows)}${days && printDays(days)}`
      return printBoard(artefact, week, 'board week-board')
    }
    case 'plate':
      return photo(page, artefact.photo, 'hero')
  }
}
