import type { Kind, KindWords } from '#designer/kinds/kind'

/** The first document of a file of a kind; of a trade, only what its kind does not say. */
export interface KindFile extends Partial<
  Omit<Kind, 'id' | 'schemaType' | 'offerKind' | 'nouns' | 'signs' | 'words' | 'isBroad'>
> {
  /** Ids of before, for websites that were stored with them. */
  formerly?: string[]
  schema_type?: string
  offer_kind?: Kind['offerKind']
  broad?: boolean
  /** By language, separated by commas. */
  nouns: Record<string, string>
  /** The same; only kinds have them. */
  signs?: Record<string, string>
}

/** The second document: its words by language. */
export type KindWordsFile = Record<
  string,
  Partial<Omit<KindWords, 'goods'>> & {
    /** Separated by commas. */
    goods?: string
  }
>

export function listed(names: string | undefined): string[] {
  return names?.split(/,\s+/) ?? []
}
