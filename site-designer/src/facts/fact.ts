/** Where a fact comes from. Assumed facts are shown to the owner and never published as claims. */
type Source = 'said' | 'form' | 'derived' | 'assumed'

export interface Fact<T> {
  value: T
  source: Source
}

export function said<T>(value: T): Fact<T> {
  return { value, source: 'said' }
}
