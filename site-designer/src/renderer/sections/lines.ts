import { type Html, html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { FIELD_MARK } from '#designer/sheet/field_mark'
import { line, list } from '#designer/renderer/sections/parts'
import type { LinesKind } from '#designer/site/kinds'
import type { Section } from '#designer/site/site'

/** Short lines of one sort: skills, clients, credentials, what is good to know. */
export function printLines({ items }: Section<LinesKind>): Html {
  return list(
    'lines',
    'Line',
    items,
    ({ name, detail: told, field }) =>
      html`${text('span', 'item', name, { [FIELD_MARK]: field })}${line('detail', told)}`
  )
}
