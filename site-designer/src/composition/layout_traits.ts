import { readData } from '#designer/data/read_data'
import type { LayoutOf, SectionKind } from '#designer/site/kinds'

/** `data/composition/layouts.yaml` */
interface LayoutData {
  layouts: { [K in SectionKind]: Record<LayoutOf<K>, string> }
  order: SectionKind[]
}

const layoutData = () => readData<LayoutData>('composition').get('layouts')!

export type Trait = 'cards' | 'centred' | 'offset' | 'framed'

/** The rough structure of a layout; neighbouring sections must not have the same one. */
export function skeletonOf(kind: SectionKind, layout: string): string {
  return traitsFor(kind, layout)[0]
}

export function hasTrait(trait: Trait, kind: SectionKind, layout: string): boolean {
  return traitsFor(kind, layout).slice(1).includes(trait)
}

/** The position of a new section among `kinds`, by the order in the data. */
export function placeFor(kind: SectionKind, kinds: SectionKind[]): number {
  const { order } = layoutData()
  const rank = order.indexOf(kind)
  const after = kinds.findIndex((other) => order.indexOf(other) > rank)
  return after < 0 ? kinds.length : Math.max(1, after)
}

function traitsFor(kind: SectionKind, layout: string): string[] {
  const layouts: Record<string, string> = layoutData().layouts[kind]
  return (layouts[layout] ?? kind).split(' ')
}
