import { sectionLayouts, type SectionKind } from '#designer/site/kinds'
import { directionTraits, layoutsIn } from '#designer/composition/direction_traits'
import type { LayoutWish, Target } from '#designer/instructions/instruction'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import type { Applier } from '#designer/revise/applier'
import { indexOf, insertDressed, placeFor } from '#designer/revise/page_parts'

export const addSection: Applier<'add_section'> = (plan, { kind, at }, { names, texts }) => {
  const { wishes } = plan.brief
  wishes.refuse = wishes.refuse.filter((refused) => refused !== kind)
  if (plan.sections.some((section) => section.kind === kind)) {
    return { says: texts.thereAlready(names.sections[kind]) }
  }
  const kinds = plan.sections.map((section) => section.kind)
  const other = at && 'section' in at ? indexOf(plan, at.section) : -1
  let to = placeFor(kind, kinds)
  if (at?.where === 'top') to = 1
  else if (at?.where === 'bottom') to = kinds.length
  else if (other >= 0) to = at!.where === 'before' ? other : other + 1
  kinds.splice(Math.max(1, to), 0, kind)
  insertDressed(plan, kinds)
  return { says: texts.added(names.sections[kind]) }
}

export const removeSection: Applier<'remove_section'> = (plan, { section }, { names, texts }) => {
  const asked = section.kind
  if (asked === 'header' || asked === 'footer')
    return { says: texts.frameStays(names.sections[asked]) }
  const at = indexOf(plan, section)
  const kind = plan.sections[at]?.kind ?? asked
  if (!kind) return undefined
  if (kind === 'hero') return { says: texts.heroStays }
  const priced = plan.brief.offers.some((offer) => offer.price)
  const there = plan.sections[at]?.kind === asked || asked === undefined
  if (asked === 'prices' && priced) {
    for (const offer of plan.brief.offers) delete offer.price
    if (!there) return { says: texts.pricesGone }
  }
  if (at < 0) return { says: texts.notThere(names.sections[kind]) }
  plan.sections.splice(at, 1)
  plan.brief.wishes.refuse = [...new Set([...plan.brief.wishes.refuse, kind])]
  return { says: texts.takenOut(names.sections[kind]) }
}

export const moveSection: Applier<'move_section'> = (
  plan,
  { section, to: place },
  { names, texts }
) => {
  const at = indexOf(plan, section)
  const moving = plan.sections[at]
  if (!moving) return undefined
  const name = names.sections[moving.kind]
  if (moving.kind === 'hero') return { says: texts.heroStays }
  const others = plan.sections.filter((_, index) => index !== at)
  let to = at
  if (place.where === 'up') to = at - 1
  else if (place.where === 'down') to = at + 1
  else if (place.where === 'top') to = 1
  else if (place.where === 'bottom') to = others.length
  else if ('section' in place) {
    const other = indexOf({ ...plan, sections: others }, place.section)
    if (other < 0) return undefined
    to = place.where === 'before' ? other : other + 1
  }
  // Nothing stands above the title.
  to = Math.max(1, Math.min(others.length, to))
  if (to === at) return { says: texts.staysThere(name) }
  plan.sections = others.toSpliced(to, 0, moving)
  return { says: texts.moved(name, to + 1) }
}

const alike: Record<Exclude<LayoutWish, 'other'>, string[]> = {
  list: ['list', 'rows', 'lines', 'leaders', 'table', 'open', 'stack', 'line', 'run'],
  grid: ['grid', 'cards', 'mosaic', 'plates', 'chips', 'board'],
  columns: ['columns', 'pairs', 'row', 'split', 'week'],
}

export const changeLayout: Applier<'change_layout'> = (
  plan,
  { section, layout },
  { names, texts }
) => {
  const found = sectionAt(plan, section)
  if (!found) return undefined
  const name = names.sections[found.kind]
  const next = layoutsFor(plan, found.kind).find((one) =>
    layout && layout !== 'other' ? alike[layout].includes(one) : one !== found.layout
  )
  if (!next || next === found.layout) return { says: texts.oneLayout(name) }
  found.layout = next
  return { says: texts.layout(name) }
}

/** Those of the direction first; a hero keeps to what its artefact can stand in. */
function layoutsFor({ direction, artefact }: BuiltinPlan, kind: SectionKind): readonly string[] {
  if (kind === 'hero') return directionTraits[direction].heroes[artefact] ?? []
  return [...layoutsIn(direction, kind), ...sectionLayouts[kind]]
}

const surfaces = { light: 'plain', dark: 'ink', brand: 'brand', tint: 'tint' } as const

export const setSurface: Applier<'set_surface'> = (
  plan,
  { section, surface },
  { names, texts }
) => {
  const found = sectionAt(plan, section)
  if (!found) return undefined
  found.surface = surfaces[surface]
  return { says: texts.surface(names.sections[found.kind], names.surfaces[surface]) }
}

function sectionAt(plan: BuiltinPlan, target: Target) {
  return plan.sections[indexOf(plan, target)]
}
