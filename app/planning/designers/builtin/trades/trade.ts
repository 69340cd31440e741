import type { DirectionId, Motif } from '#planning/site/kinds'

export type Goal = 'call' | 'book' | 'visit' | 'order' | 'quote' | 'enquire'
export type ArtefactType = 'list' | 'week' | 'plate' | 'monogram'

/** What the designer knows about a trade. Nothing here may reach a page as a claim. */
export interface Trade {
  id: string
  schemaType: string
  noun: string
  /** The same in Turkish. */
  turkish: string
  /** Words that give the trade away, strongest first: `bakery:9 bread:4`; `_` joins words. */
  terms: string
  /** Things such a business may name; found in the prompt they are offers. */
  goods: string[]
  /** Suggestions for the draft where nothing was named. */
  typical: string[]
  offerKind: 'menu' | 'prices' | 'services'
  headings: string[]
  /** "…, baked in Izmir" */
  made?: string
  /** The title names the trade and not what is offered. */
  titleFrom?: 'trade'
  goal: Goal
  ask: string
  directions: DirectionId[]
  motifs: Motif[]
  artefacts: ArtefactType[]
  /** The first is the hero's. Written for the person who will take the picture. */
  photos: string[]
  gallery?: string
  /** What a word of the trade means: an explanation, never a promise. */
  gloss?: Record<string, string>
  look: { color: string; heading: string; body: string }
}
