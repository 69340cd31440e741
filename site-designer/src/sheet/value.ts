import type { Stretch } from '#designer/language/sentences'

/** The prompt, the form of the first step, a change by the person, a model, or a starter of ours. */
export type Source = 'said' | 'form' | 'edited' | 'model' | 'ours'

export type { Stretch }

export interface Value<T> {
  value: T
  source: Source
  from?: Stretch
  /** Unique on the sheet, where a reader took it for likely and nobody has confirmed it yet. */
  assumed?: string
}
