import {
  sectionLayouts,
  type ArtefactType,
  type DirectionId,
  type SectionKind,
  type Surface,
} from '#designer/site/kinds'
import { chance } from '#designer/site/seeded'
import { skeletonOf, has } from '#designer/composition/anatomy'
import { layoutsIn, traitsOf } from '#designer/composition/direction_traits'

const mostCentred = 0.4

/** A section that a page is to have. */
export interface PlannedSection {
  kind: SectionKind
  /** Which of several places or topics it tells of, counted from 0. */
  place?: number
}

/** A section with what chance and its direction chose for it. */
export interface DressedSection extends PlannedSection {
  layout: string
  surface: Surface
}

/** What the choices hang on. */
export interface Occasion {
  direction: DirectionId
  artefact: ArtefactType
  seed: string
  look?: { accent_color?: string }
}

/**
 * Layout and ground for each section: no two neighbours built alike, at most one row of cards, few
 * things centred, something out of the middle. `able` says which layouts the section at a place can
 * take at all.
 */
export function dress(
  kinds: SectionKind[],
  plan: Occasion,
  able: (layout: string, index: number) => boolean = () => true
): DressedSection[] {
  const luck = chance(plan.seed, `dress/${plan.direction}`)
  const surfaces = groundsFor(plan, luck)
  const sections: DressedSection[] = []

  kinds.forEach((kind, index) => {
    const previous = sections.at(-1)
    const can = (layout: string) => able(layout, index)
    const next = kinds[index + 1]
    const unlike = (layout: string) =>
      (!previous || skeletonOf(kind, layout) !== skeletonOf(previous.kind, previous.layout)) &&
      (!next || skeletonOf(kind, layout) !== onlySkeleton(next))
    const suits = layoutsFor(plan, kind).filter(can)
    const any = sectionLayouts[kind].filter(can)
    const choices = [suits.filter(unlike), any.filter(unlike), suits, any, layoutsFor(plan, kind)]
    const layout = mostFitting(choices, kind, sections, kinds.length, luck.next())
    sections.push({ kind, layout, surface: surfaces(kind, layout, index, previous) })
  })
  return sections
}

/** Of a kind that is built alike in all of its layouts: how. */
function onlySkeleton(kind: SectionKind): string | undefined {
  const built = new Set(sectionLayouts[kind].map((layout) => skeletonOf(kind, layout)))
  return built.size === 1 ? [...built][0] : undefined
}

function layoutsFor({ direction, artefact }: Occasion, kind: SectionKind): readonly string[] {
  return kind === 'hero' ? traitsOf(direction).heroes[artefact] : layoutsIn(direction, kind)
}

/**
 * The first choices among which one serves the whole page, and of these those that serve it equally;
 * chance decides among them.
 */
function mostFitting(
  choices: (readonly string[])[],
  kind: SectionKind,
  before: DressedSection[],
  length: number,
  chosen: number
): string {
  const count = (trait: 'cards' | 'centred' | 'offset') =>
    before.filter((section) => has(trait, section.kind, section.layout)).length
  const cost = (layout: string) => {
    let faults = 0
    if (has('cards', kind, layout) && count('cards') > 0) faults += 2
    const centred = has('centred', kind, layout) && kind !== 'hero'
    if (centred && count('centred') + 1 > length * mostCentred) faults += 2
    const late = before.length >= length / 2 && count('offset') === 0
    if (late && !has('offset', kind, layout)) faults += 1
    return faults
  }
  const able = choices.filter((layouts) => layouts.length > 0)
  const serves = able.find((layouts) => layouts.some((layout) => cost(layout) < 2)) ?? able[0]
  const least = Math.min(...serves.map(cost))
  const best = serves.filter((layout) => cost(layout) === least)
  return best[Math.floor(chosen * best.length)]
}

/** The grounds of a page, asked for in its order. */
function groundsFor(plan: Occasion, luck: ReturnType<typeof chance>) {
  const traits = traitsOf(plan.direction)
  let ground = luck.int(traits.grounds.length)
  let loudUsed = false
  const mayBeLoud = (kind: SectionKind, index: number) =>
    kind === 'statement' ||
    kind === 'call' ||
    (index >= 3 &&
      ['timetable', 'about', 'faq', 'stats', 'area'].includes(kind) &&
      luck.int(3) === 0)

  const wish = (kind: SectionKind, layout: string, index: number): Surface => {
    if (kind === 'hero') return luck.pick(traits.hero_surfaces)
    if (kind === 'contact') return luck.pick([traits.contact, traits.contact, traits.grounds[0]])
    if (kind === 'notice' && layout === 'bar') return 'accent'
    if (!loudUsed && !has('framed', kind, layout) && mayBeLoud(kind, index)) {
      loudUsed = true
      return plan.look?.accent_color ? 'accent' : traits.loud
    }
    return traits.grounds[ground++ % traits.grounds.length]
  }
  return (kind: SectionKind, layout: string, index: number, previous?: DressedSection): Surface => {
    if (kind === 'legal') return 'plain'
    const surface = wish(kind, layout, index)
    if (!previous || surface !== previous.surface || surface === 'plain') return surface
    return surface === 'tint' ? 'plain' : 'tint'
  }
}
