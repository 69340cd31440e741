/** Who says so: the person's text, the form of the specification, the person's hand, a model. */
export type Source = 'said' | 'form' | 'edited' | 'model'

/** Where it stands in the prompt, in UTF-16 units; `end` is exclusive. */
export type Stretch = [start: number, end: number]

export interface Value<T> {
  value: T
  source: Source
  from?: Stretch
}
