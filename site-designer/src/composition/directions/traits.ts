import type {
  ArtefactType,
  FooterLayout,
  HeaderLayout,
  LayoutOf,
  Surface,
} from '#designer/site/kinds'
import type { LayoutChoice, Manner } from '#designer/composition/directions/manners'

/** What each art direction may be composed of. */
export interface DirectionTraits {
  /** What it does with the kinds it says nothing of itself. */
  manner: Manner
  headers: readonly HeaderLayout[]
  footers: readonly FooterLayout[]
  heroes: Record<ArtefactType, readonly LayoutOf<'hero'>[]>
  heroSurfaces: readonly Surface[]
  /** The ground of the page's middle, taken in turn. */
  grounds: readonly Surface[]
  /** The one loud section of the page. */
  loud: Surface
  contact: Surface
  layouts: LayoutChoice
}
