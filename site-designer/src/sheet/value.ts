/** The prompt, the form of the first step, a change by the person, or a model. */
export type Source = 'said' | 'form' | 'edited' | 'model'

/** Offsets in the prompt, in UTF-16 units; `end` is exclusive. */
export type Stretch = [start: number, end: number]

export interface Value<T> {
  value: T
  source: Source
  from?: Stretch
}
