import type { Row } from '#designer/site/content'
import { FIELD_MARK } from '#designer/sheet/field_mark'
import { isTelephoneText, telephoneHref } from '#designer/site/telephone'
import { attributes, Html, html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { held } from '#designer/renderer/sections/parts'

/** Label and value pairs. A phone number, address or link in a value can be followed. */
export function pairs(rows: Row[]): Html {
  const lines = rows.map((row) => {
    const link = linkIn(row)
    const marked = { [FIELD_MARK]: row.field }
    const value = link ? html`<dd>${link}</dd>` : text('dd', 'value', row.value, marked)
    return held(
      'div',
      row.label,
      html`<dt data-slot="label">${row.label}</dt>
        ${value}`
    )
  })
  return held('dl', 'Rows', html`${lines}`, { class: 'pairs' })
}

export function weekRows(rows: Row[]): Html {
  return held('dl', 'Hours', weekLines(rows), { class: 'week', [FIELD_MARK]: rows[0]?.field })
}

/** The lines of a week, without the list around them. */
export function weekLines(rows: Row[]): Html {
  const lines = rows.map(({ label, value }) =>
    held(
      'div',
      label,
      html`<dt data-slot="day">${label}</dt>
        ${text('dd', 'time', value)}`
    )
  )
  return html`${lines}`
}

/** The value of a row as a link, where it leads somewhere. */
function linkIn({ value, href: given, field }: Omit<Row, 'label'>): Html | undefined {
  if (typeof value !== 'string') return undefined
  const href = given ?? address(value)
  const list = attributes({
    href,
    [FIELD_MARK]: field,
    'data-slot': 'value',
    'data-long': lengthOf(value),
  })
  return href === undefined
    ? undefined
    : new Html(html`<a${list}>${value}</a>`.text, { said: true })
}

/**
 * An address of one word does not break: a long one is set smaller, a very long one smaller still.
 * What no phone has room for is too long.
 */
export function lengthOf(words: string): string | undefined {
  if (/\s/.test(words) || words.length <= 22) return undefined
  return words.length > 42 ? 'too' : words.length > 34 ? 'very' : 'yes'
}

function address(words: string): string | undefined {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(words)) return `mailto:${words}`
  return isTelephoneText(words) ? telephoneHref(words) : undefined
}
