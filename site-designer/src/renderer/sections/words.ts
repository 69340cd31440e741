import type {
  AboutSection,
  DetailSection,
  NoticeSection,
  Slot,
  StatementSection,
} from '#designer/site/site'
import { attributes, html, type Html } from '#designer/renderer/html'
import { photo, text, type Page } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'
import { pairs } from '#designer/renderer/sections/rows'

const mostInFewLines = 260

export function notice(section: NoticeSection): Html {
  return frame(section, html`${text('p', 'text', section.text, { class: 'news' })}`, {
    heading: section.heading,
    intro: section.intro,
    todo: typeof section.text === 'string' ? undefined : section.heading,
  })
}

export function about(page: Page, section: AboutSection): Html {
  const open = section.paragraphs.every((slot) => typeof slot !== 'string')
  const list = attributes({ 'class': 'prose', 'data-said': isShort(section.paragraphs) && 'short' })
  const words = html`<div${list}>
    ${section.paragraphs.map((slot) => text('p', 'text', slot))}
  </div>`
  const body = html`${words}${section.photo && photo(page, section.photo, 'about')}`
  return frame(section, body, {
    heading: section.heading,
    intro: section.intro,
    todo: open ? section.heading : undefined,
  })
}

/** A few lines alone stand larger than the paragraphs of a story. */
function isShort(paragraphs: Slot[]): boolean {
  const said = paragraphs.filter((slot) => typeof slot === 'string').join(' ')
  return paragraphs.length < 3 && said !== '' && said.length <= mostInFewLines
}

export function statement(section: StatementSection): Html {
  return frame(
    section,
    html`<p class="saying" data-slot="text">${section.text}</p>
      ${text('p', 'by', section.by, { class: 'by' })}`
  )
}

export function detail(section: DetailSection): Html {
  const { action, rows } = section
  const slots = [...section.paragraphs, ...rows.map((row) => row.value)]
  const open = slots.every((slot) => typeof slot !== 'string')
  const way =
    action &&
    html`<p class="actions">
      <a class="button" href="${action.href}" data-slot="action">${action.label}</a>
    </p>`
  const prose =
    section.paragraphs.length > 0 &&
    html`<div class="prose">${section.paragraphs.map((slot) => text('p', 'text', slot))}</div>`
  const terms = rows.length > 0 && pairs(rows)
  const body = html`${prose}${(terms || way) && html`<div class="terms">${terms}${way}</div>`}`
  return frame(section, body, {
    heading: section.heading,
    intro: section.intro,
    todo: open ? section.heading : undefined,
  })
}
