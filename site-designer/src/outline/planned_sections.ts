import { kindOf } from '#designer/fill/business'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import {
  TURNS,
  luckOf,
  placed,
  wants,
  type Opening,
  type Planned,
} from '#designer/sections/planning/planned'
import { typeOf } from '#designer/sections/section_types'
import type { Sheet } from '#designer/sheet/sheet'
import { sectionKinds } from '#designer/site/kinds'
import type { Chance } from '#designer/site/seeded'

const isMiddle = ({ turn }: Planned) => turn >= TURNS.first && turn < TURNS.ways
const isLast = ({ turn }: Planned) => turn >= TURNS.last

/** The sections that the types plan, by their turns. */
export function plannedSections(sheet: SortedSheet, opening: Opening): Planned[] {
  return sectionKinds
    .flatMap((kind) => {
      const { plan } = typeOf(kind)
      return plan?.(sheet, opening) ?? placed(TURNS.last - 1, kind, wants(sheet, kind))
    })
    .toSorted((one, other) => one.turn - other.turn)
}

/** What a business has to say and to show, in an order that chance has a part in. */
export function middleSections(planned: Planned[], sheet: Sheet, opening: Opening): Planned[] {
  const told = planned.filter((one) => isMiddle(one) && !one.floats)
  const isFirst = ({ turn }: Planned) => turn < TURNS.middle
  const luck = luckOf(opening, 'middle')
  // What a kind is known by its works for comes first, and what is good to know after the rest.
  const all =
    luck.int(3) === 0 && kindOf(sheet).offerKind !== 'menu'
      ? mixed(told, luck)
      : [
          ...told.filter(isFirst),
          ...mixed(
            told.filter((one) => !isFirst(one)),
            luck
          ),
        ]
  for (const section of planned.filter((one) => isMiddle(one) && one.floats))
    all.splice(Math.min(all.length, 1 + luck.int(3)), 0, section)
  return all
}

/** In any order, but for what is good to know: that stands last. */
function mixed(sections: Planned[], luck: Chance): Planned[] {
  const others = sections.filter((section) => !isLast(section))
  return [...luck.shuffle(others), ...sections.filter(isLast)]
}

/** Where it is, when it is open, and what a visitor can do: the end of every page. */
export function closingSections(planned: Planned[], sheet: Sheet, opening: Opening): Planned[] {
  const luck = luckOf(opening, 'closing')
  const ways = planned.filter(({ turn }) => turn >= TURNS.ways && turn < TURNS.end)
  const order = ways.filter(({ floats }) => !floats)
  if (luck.int(2) === 0 && sheet.where.length < 2) order.reverse()
  for (const section of ways.filter(({ floats }) => floats))
    order.splice(luck.int(order.length + 1), 0, section)
  return [...order, ...planned.filter(({ turn }) => turn >= TURNS.end)]
}
