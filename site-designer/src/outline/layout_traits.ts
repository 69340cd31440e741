import { schemaOf, type SectionKind } from '#designer/site/kinds'

export type Trait = 'cards' | 'centred' | 'offset' | 'framed' | 'shape'

/** The rough structure of a layout; neighbouring sections must not have the same one. */
export function skeletonOf(kind: SectionKind, layout: string): string {
  return traitsFor(kind, layout)[0]
}

export function hasTrait(trait: Trait, kind: SectionKind, layout: string): boolean {
  return traitsFor(kind, layout).slice(1).includes(trait)
}

/** The position of a new section among `kinds`, by the ranks of their types. */
export function placeFor(kind: SectionKind, kinds: SectionKind[]): number {
  const after = kinds.findIndex((other) => rankOf(other) > rankOf(kind))
  return after < 0 ? kinds.length : Math.max(1, after)
}

function rankOf(kind: SectionKind): number {
  return schemaOf(kind).rank ?? -1
}

function traitsFor(kind: SectionKind, layout: string): string[] {
  return (schemaOf(kind).layouts[layout] ?? kind).split(' ')
}
