import { paperOfStill } from '#designer/outline/paper_of_still'
import { hasTrait, skeletonOf } from '#designer/outline/layout_traits'
import { layoutsIn, traitsOf } from '#designer/outline/direction_traits'
import { toOklch } from '#designer/site/oklch'
import {
  schemaOf,
  sectionLayouts,
  type ArtefactType,
  type DirectionId,
  type SectionKind,
} from '#designer/site/kinds'
import type { ArrangedSection } from '#designer/site/outline'
import { chance } from '#designer/site/seeded'
import type { Look } from '#designer/site/site'
import type { Surface } from '#designer/site/surface'

const mostCentred = 0.4

/** The design of the page that the choices depend on. */
interface PageDesign {
  direction: DirectionId
  artefact: ArtefactType
  seed: string
  look?: Look
  isColourNamed?: true
  still?: string
}

interface Choices {
  /** Restricts the layouts of the section with that index. */
  isAllowed?: (layout: string, index: number) => boolean
  /** The layouts whose shape the facts of that section have. */
  shapesOf?: (index: number) => readonly string[]
}

/**
 * Chooses layout and ground of each section: what the facts have the shape of is set in that shape; for
 * the rest neighbours have different skeletons, at most one section has cards, few are centred, at least
 * one is off centre.
 */
export function arrangeSections(
  kinds: SectionKind[],
  plan: PageDesign,
  { isAllowed = () => true, shapesOf = () => [] }: Choices = {}
): ArrangedSection[] {
  // Another key would change every page that has been made.
  const luck = chance(plan.seed, `dress/${plan.direction}`)
  const surfaces = groundsFor(plan, luck)
  const sections: ArrangedSection[] = []

  kinds.forEach((kind, index) => {
    const previous = sections.at(-1)
    const can = (layout: string) => isAllowed(layout, index)
    const next = kinds[index + 1]
    const unlike = (layout: string) =>
      (!previous || skeletonOf(kind, layout) !== skeletonOf(previous.kind, previous.layout)) &&
      (!next || skeletonOf(kind, layout) !== onlySkeleton(next))
    const suits = layoutsFor(plan, kind).filter(can)
    const any = sectionLayouts[kind].filter((layout) => can(layout) && !isShape(kind, layout))
    const choices = [suits.filter(unlike), any.filter(unlike), suits, any, layoutsFor(plan, kind)]
    const chosen = luck.next()
    const shape = shapeFor(plan, kind, shapesOf(index).filter(can))
    const layout = shape ?? mostFitting(choices, kind, sections, kinds.length, chosen)
    sections.push({ kind, layout, surface: surfaces(kind, layout, index, previous) })
  })
  return sections
}

/** Only facts of its shape are set in it. */
const isShape = (kind: SectionKind, layout: string) => hasTrait('shape', kind, layout)

/**
 * A direction opens a page only in its own ways, and in the first of them that the facts have the shape
 * of; where they have a single shape, in that.
 */
function shapeFor(
  plan: PageDesign,
  kind: SectionKind,
  shapes: readonly string[]
): string | undefined {
  if (kind !== 'hero' || shapes.length === 1) return shapes[0]
  return layoutsFor(plan, kind).find((layout) => shapes.includes(layout))
}

/** The skeleton of a kind of which all layouts have the same one. */
function onlySkeleton(kind: SectionKind): string | undefined {
  const built = new Set(sectionLayouts[kind].map((layout) => skeletonOf(kind, layout)))
  return built.size === 1 ? [...built][0] : undefined
}

function layoutsFor({ direction, artefact }: PageDesign, kind: SectionKind): readonly string[] {
  return kind === 'hero' ? traitsOf(direction).heroes[artefact] : layoutsIn(direction, kind)
}

/**
 * A layout from the first list that has a good one for the page as a whole; among equally good ones
 * the seed decides.
 */
function mostFitting(
  choices: (readonly string[])[],
  kind: SectionKind,
  before: ArrangedSection[],
  length: number,
  chosen: number
): string {
  const count = (trait: 'cards' | 'centred' | 'offset') =>
    before.filter((section) => hasTrait(trait, section.kind, section.layout)).length
  const cost = (layout: string) => {
    let faults = 0
    if (isShape(kind, layout)) faults += 3
    if (hasTrait('cards', kind, layout) && count('cards') > 0) faults += 2
    const centred = hasTrait('centred', kind, layout) && kind !== 'hero'
    if (centred && count('centred') + 1 > length * mostCentred) faults += 2
    const late = before.length >= length / 2 && count('offset') === 0
    if (late && !hasTrait('offset', kind, layout)) faults += 1
    return faults
  }
  const able = choices.filter((layouts) => layouts.length > 0)
  const serves = able.find((layouts) => layouts.some((layout) => cost(layout) < 2)) ?? able[0]
  const least = Math.min(...serves.map(cost))
  const best = serves.filter((layout) => cost(layout) === least)
  return best[Math.floor(chosen * best.length)]
}

/** Chooses grounds; to be called for the sections in the order of the page. */
function groundsFor(plan: PageDesign, luck: ReturnType<typeof chance>) {
  const traits = traitsOf(plan.direction)
  let ground = luck.int(traits.grounds.length)
  let loudUsed = false
  const mayBeLoud = (kind: SectionKind, index: number) =>
    schemaOf(kind).loud === 'always' ||
    (index >= 3 && schemaOf(kind).loud === 'sometimes' && luck.int(3) === 0)

  const wanted = (kind: SectionKind, layout: string, index: number): Surface => {
    if (kind === 'hero') {
      const usual = luck.pick(traits.hero_surfaces)
      const paper = plan.look?.ground_color
      if (!plan.look || (paper && paper === paperOfStill(plan.still))) return usual
      return namedGround(plan.look, plan.isColourNamed) ?? usual
    }
    const own = schemaOf(kind).ground?.(layout, traits, luck)
    if (own) return own
    if (!loudUsed && !hasTrait('framed', kind, layout) && mayBeLoud(kind, index)) {
      loudUsed = true
      const { accent_color: accent, ground_color: paper } = plan.look ?? {}
      if (paper) return 'brand'
      return accent ? 'accent' : traits.loud
    }
    return traits.grounds[ground++ % traits.grounds.length]
  }
  return (
    kind: SectionKind,
    layout: string,
    index: number,
    previous?: ArrangedSection
  ): Surface => {
    const asked = wanted(kind, layout, index)
    // Beside the colour that was named the page shows no tint that nobody asked for.
    const { accent_color: accent, ground_color: paper } = plan.look ?? {}
    const isUnasked = asked === 'accent' && !accent && (plan.isColourNamed || paper)
    const surface = isUnasked ? (plan.isColourNamed || plan.still ? 'brand' : 'wash') : asked
    if (!previous || surface !== previous.surface || surface === 'plain') return surface
    return surface === 'tint' ? 'plain' : 'tint'
  }
}

/** The hero wears the colour that the person named: the main one, or the paper where that is darker or brighter. */
function namedGround(
  { primary_color, accent_color, ground_color, theme }: Look,
  isNamed = false
): Surface | undefined {
  if (!isNamed && !accent_color && !ground_color) return undefined
  const { l, c } = toOklch(primary_color)
  const isDeep = c > 0.04 && l < 0.5
  if (theme === 'dark') return isDeep && !ground_color ? 'brand' : 'plain'
  // Who asks for a white page opens it on white.
  if (!isNamed && ground_color) return 'plain'
  // Black letters on cream leave the page to the cream.
  return ground_color && c < 0.04 ? 'wash' : 'brand'
}
