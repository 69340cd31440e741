import { readData } from '#designer/data/read_data'
import type { LayoutOf, SectionKind } from '#designer/site/kinds'

/** Skeletons and traits of each layout, and the order of sections: see the file. */
interface Anatomy {
  layouts: { [K in SectionKind]: Record<LayoutOf<K>, string> }
  order: SectionKind[]
}

const anatomy = () => readData<Anatomy>('composition').get('anatomy')!

export type Trait = 'cards' | 'centred' | 'offset' | 'framed'

/** The skeleton a reader sees from far away; neighbours may not share one. */
export function skeletonOf(kind: SectionKind, layout: string): string {
  return wordsFor(kind, layout)[0]
}

export function has(trait: Trait, kind: SectionKind, layout: string): boolean {
  return wordsFor(kind, layout).slice(1).includes(trait)
}

/** Where a new section belongs: by what people look for first. */
export function placeFor(kind: SectionKind, kinds: SectionKind[]): number {
  const { order } = anatomy()
  const rank = order.indexOf(kind)
  const after = kinds.findIndex((other) => order.indexOf(other) > rank)
  return after < 0 ? kinds.length : Math.max(1, after)
}

function wordsFor(kind: SectionKind, layout: string): string[] {
  const layouts: Record<string, string> = anatomy().layouts[kind]
  return (layouts[layout] ?? kind).split(' ')
}
