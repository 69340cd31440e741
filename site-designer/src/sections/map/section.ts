import { placeAt } from '#designer/fill/place_section'
import { directions } from '#designer/fill/places'
import { addressOf } from '#designer/fill/whereabouts'
import { html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { line, way as printWay } from '#designer/renderer/sections/parts'
import { TURNS } from '#designer/sections/planning/planned'
import { waysPlanned } from '#designer/sections/planning/ways'
import { names } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'

export const mapSection: SectionType<'map'> = {
  fill(context) {
    const { copy, sheet } = context
    const place = placeAt(sheet)
    const way = directions(context, place)
    return {
      heading: context.heading('map', copy.parts.map.headings),
      address: addressOf(place, sheet) ?? { todo: copy.todo.address },
      ...(way ? { directions: way } : {}),
    }
  },
  print: ({ address, note, directions: way }) =>
    html`<div class="spot">
      <address>${text('p', 'address', address, { class: 'where' })}</address>
      ${line('note', note)}${way && printWay(way, 'directions')}
    </div>`,
  plan: (sheet, opening) => waysPlanned(sheet, opening, 'map', TURNS.ways + 1),
  says: ({ address }, words) => names([address], words),
}
