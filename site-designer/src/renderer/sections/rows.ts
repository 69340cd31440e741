import type { DayCell, Row } from '#designer/site/content'
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

/**
 * The week as seven cells, for the eye: the rows beside it say the same in words. Its texts are attributes, so
 * that nobody types over a drawing. Days in a row that are alike
 * share their times, which stand in the first of them.
 */
export function weekStrip(cells: readonly DayCell[]): Html {
  const runs = cells.reduce<{ cell: DayCell; days: DayCell[] }[]>((list, cell) => {
    const last = list.at(-1)
    if (last && last.cell.times === cell.times) last.days.push(cell)
    else list.push({ cell, days: [cell] })
    return list
  }, [])
  const drawn = runs.map(({ cell, days }) => {
    const list = attributes({
      'class': 'run',
      'data-open': cell.times ? 'yes' : undefined,
      'style': `--days:${days.length}`,
    })
    return html`<div${list}>
      <div class="cells">${days.map(({ day }) => html`<span data-day="${day}"></span>`)}</div>
      ${cell.times && html`<div class="span" data-times="${cell.times}"></div>`}
    </div>`
  })
  return html`<div class="strip" aria-hidden="true">${drawn}</div>`
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
    'style': isSetLarge(href) ? `--signs:${[...value].length}` : undefined,
  })
  return href === undefined
    ? undefined
    : new Html(html`<a${list}>${value}</a>`.text, { said: true })
}

/** A number or an e-mail address closes a page in letters as large as its line. */
const isSetLarge = (href = '') => /^(?:tel|mailto):/.test(href)

/**
 * An address of one word does not break: a long one is set smaller, a very long one smaller still.
 * What no phone has room for is too long.
 */
function lengthOf(words: string): string | undefined {
  if (/\s/.test(words) || words.length <= 22) return undefined
  return words.length > 42 ? 'too' : words.length > 34 ? 'very' : 'yes'
}

function address(words: string): string | undefined {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(words)) return `mailto:${words}`
  return isTelephoneText(words) ? telephoneHref(words) : undefined
}
