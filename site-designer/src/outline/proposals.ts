import type { DirectionId } from '#designer/site/kinds'
import type { Look } from '#designer/site/site'
import { normalHex } from '#designer/renderer/color/palette'
import type { DesignRequest } from '#designer/designer/designer'
import { layoutOf, likeness, type Fingerprint } from '#designer/site/fingerprint'
import { rankDirections } from '#designer/outline/choices'
import { fingerprintOf } from '#designer/outline/apart'
import { directionTraits } from '#designer/composition/direction_traits'
import { composeIn } from '#designer/outline/draft'
import { lookFrom } from '#designer/outline/look'
import { dress } from '#designer/composition/dress'
import { tellsFacts } from '#designer/outline/page_order'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import { tradeById } from '#designer/trades/all'

/**
 * The plan in three directions, its own as it stands among them; what it says is the same in each.
 * The first keeps the look of the form; the others suggest what suits the trade for the fields that
 * neither the form nor the person's words have settled.
 */
export function proposals(plan: BuiltinPlan, request: DesignRequest): BuiltinPlan[] {
  const offered = offeredFor(plan)
  return offered.map((direction, place) => {
    if (direction === plan.direction) return { ...plan, offered }
    return { ...inDirection(plan, direction), look: lookAt(place, plan, request), offered }
  })
}

/** Choosing does not reorder them; a direction that feedback asked for takes the first place. */
function offeredFor(plan: BuiltinPlan): DirectionId[] {
  const { direction, offered } = plan
  const three = offered ?? unlikeEachOther(plan)
  return three.includes(direction) ? three : [direction, ...three].slice(0, 3)
}

const suitable = 6

/**
 * What it stands in, and two more that suit and look like something else. Only the opening is
 * compared, so that feedback on the rest of the page does not put others in their place. Side by
 * side how it is set counts as well as its ground: one trade, one name and one colour are in all.
 */
function unlikeEachOther(plan: BuiltinPlan): DirectionId[] {
  const opening = { ...plan, sections: plan.sections.slice(0, 1) }
  const suiting = rankDirections(plan.brief, plan.seed, plan.look.theme)
  // What it stands in was dealt to be unlike others' sites, and need not be what suits best.
  const ranked = [plan.direction, ...suiting.filter((one) => one !== plan.direction)]
    .slice(0, suitable)
    .map((direction) => ({ direction, seen: fingerprintOf(inDirection(opening, direction)) }))
  const chosen = ranked.splice(0, 1)
  while (chosen.length < 3) {
    const alike = ranked.map(({ seen }) =>
      Math.max(...chosen.map((one) => likeness(one.seen, seen) + sameSetting(one.seen, seen)))
    )
    chosen.push(...ranked.splice(alike.indexOf(Math.min(...alike)), 1))
  }
  return chosen.map(({ direction }) => direction)
}

/** How much alike the hero and the header above it are set, from 0 to 2. */
function sameSetting(one: Fingerprint, other: Fingerprint): number {
  const same = (what: string) => layoutOf(what, one) === layoutOf(what, other)
  return (same('hero') ? 1.5 : 0) + (same('header') ? 0.5 : 0)
}

/** The plan set anew: its sections, their order and what they say stay. */
export function inDirection(plan: BuiltinPlan, direction: DirectionId): BuiltinPlan {
  const composed = composeIn(direction, plan.brief, plan.seed)
  const able = directionTraits[direction].heroes[plan.artefact] !== undefined
  const artefact = able ? plan.artefact : composed.artefact
  const next = { ...plan, ...composed, artefact, titleIs: plan.titleIs }
  return { ...next, sections: dress(kindsFor(next, plan), next) }
}

/** The facts stand in the hero where that is a ledger, and else in a strip of their own. */
function kindsFor(next: BuiltinPlan, { brief, sections }: BuiltinPlan) {
  const kinds = sections.map(({ kind }) => kind)
  const told = sections.some(({ kind, layout }) => kind === 'hero' && layout === 'ledger')
  const [hero] = dress(kinds.slice(0, 1), next)
  if (hero?.layout === 'ledger' && !brief.wishes.want.includes('facts')) {
    return kinds.filter((kind) => kind !== 'facts')
  }
  const missing =
    told && tellsFacts(next) && !kinds.includes('facts') && !brief.wishes.refuse.includes('facts')
  return missing ? kinds.toSpliced(kinds.includes('notice') ? 2 : 1, 0, 'facts') : kinds
}

const suggested = ['primary_color', 'heading_font', 'body_font'] as const

/** What suits the trade, where nobody has said otherwise. */
export function suggestedLook(trade: string): Pick<Look, (typeof suggested)[number]> {
  const { color, heading, body } = tradeById(trade).look
  return { primary_color: normalHex(color), heading_font: heading, body_font: body }
}

function lookAt(place: number, { look, brief }: BuiltinPlan, request: DesignRequest): Look {
  const form = lookFrom(request, brief.wishes, brief.language).look
  const suggestion = suggestedLook(brief.trade.value)
  const next = { ...look }
  for (const field of suggested) {
    const wished = field === 'primary_color' && brief.wishes.color !== undefined
    const settled = request.chosen.includes(field) || wished
    const open = !settled && [form[field], suggestion[field]].includes(look[field])
    if (open) next[field] = place === 0 ? form[field] : suggestion[field]
  }
  return next
}
