import type { FactsSection, HoursSection, Row, Slot, StatsSection } from '#designer/site/site'
import { telephoneHref } from '#designer/site/telephone'
import { attributes, html, type Html } from '#designer/renderer/html'
import { text, todoIf } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'

/** Label and value pairs. A phone number, address or link in a value can be followed. */
export function pairs(rows: Row[]): Html {
  return html`<dl class="pairs" ${todoIf('Rows', valuesOf(rows))}>
    ${rows.map(
      (row) =>
        html`<div${todoIf(row.label, [row.value])}><dt data-slot="label">${row.label}</dt>${value(row)}</div>`
    )}
  </dl>`
}

export function weekRows(rows: Row[]): Html {
  return html`<dl class="week" ${todoIf('Hours', valuesOf(rows))}>
    ${rows.map(
      (row) =>
        html`<div${todoIf(row.label, [row.value])}><dt data-slot="day">${row.label}</dt>${text('dd', 'time', row.value)}</div>`
    )}
  </dl>`
}

function isOpen(row: Row): boolean {
  return typeof row.value !== 'string'
}

export function valuesOf(rows: Row[]): Slot[] {
  return rows.map((row) => row.value)
}

export function facts(section: FactsSection): Html {
  return frame(section, pairs(section.rows))
}

/** The number stands before its words for the eye, and after them for a reader of the page. */
export function stats(section: StatsSection): Html {
  return frame(
    section,
    html`<dl class="figures">
      ${section.figures.map(
        (figure) =>
          html`<div class="figure">
            <dt data-slot="label">${figure.label}</dt>
            <dd data-slot="figure">${figure.value}</dd>
          </div>`
      )}
    </dl>`
  )
}

export function hours(section: HoursSection): Html {
  const open = section.rows.length > 0 && section.rows.every(isOpen)
  return frame(
    section,
    html`${section.rows.length > 0 && weekRows(section.rows)}${text('p', 'note', section.note, { class: 'note' })}`,
    {
      heading: section.heading,
      intro: section.intro,
      todo: open ? section.heading : undefined,
    }
  )
}

function value(row: Row): Html | false {
  if (typeof row.value !== 'string') return text('dd', 'value', row.value)
  const href = row.href ?? address(row.value)
  if (!href) return text('dd', 'value', row.value)
  const list = attributes({ href, 'data-slot': 'value', 'data-long': lengthOf(row.value) })
  return html`<dd><a${list}>${row.value}</a></dd>`
}

/**
 * An address of one word does not break: a long one is set smaller, a very long one smaller still.
 * What no phone has room for is too long.
 */
export function lengthOf(words: string): string | undefined {
  if (/\s/.test(words) || words.length <= 22) return undefined
  return words.length > 42 ? 'too' : words.length > 34 ? 'very' : 'yes'
}

function address(words: string): string | null {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(words)) return `mailto:${words}`
  if (/^\+?[\d\s().-]{7,}$/.test(words)) return telephoneHref(words)
  return null
}
