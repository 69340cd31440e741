import type { Manner } from '#designer/sections/schema'
import { readData } from '#designer/data/read_data'
import {
  schemaOf,
  sectionLayouts,
  type ArtefactType,
  type DirectionId,
  type FooterLayout,
  type HeaderLayout,
  type LayoutOf,
  type SectionKind,
} from '#designer/site/kinds'
import type { Surface } from '#designer/site/surface'

/** Layouts by kind, each one that a direction may set that kind in. */
type LayoutChoice = { [K in SectionKind]?: readonly LayoutOf<K>[] }

/** What an art direction may be composed of. */
interface DirectionTraits {
  manner: Manner
  headers: readonly HeaderLayout[]
  footers: readonly FooterLayout[]
  /** By what the hero shows. */
  heroes: Record<ArtefactType, readonly LayoutOf<'hero'>[]>
  hero_surfaces: readonly Surface[]
  grounds: readonly Surface[]
  loud: Surface
  contact: Surface
  layouts: LayoutChoice
}

interface Composition {
  directions: Record<DirectionId, DirectionTraits>
}

const composition = () => readData<Composition>('composition').get('directions')!

export function traitsOf(direction: DirectionId): DirectionTraits {
  return composition().directions[direction]
}

/** The layouts of a kind in a direction; every kind has at least one. */
export function layoutsIn(direction: DirectionId, kind: SectionKind): readonly string[] {
  const { layouts, manner } = traitsOf(direction)
  return layouts[kind] ?? schemaOf(kind).manners?.[manner] ?? sectionLayouts[kind]
}
