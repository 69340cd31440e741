/** One prompt of a list, with everything that a reader of it would say it says. */
export interface Entry {
  id: string
  language: string
  prompt: string
  name: string | null
  facts: Fact[]
  /** Stretches that must never be published: wishes, refusals, talk to us. */
  private: string[]
  refused: string[]
}

export interface Fact {
  field: string
  /** Word for word from the prompt. */
  value: string
  price?: string
  role?: string
  title?: string
  by?: string
  year?: string
  /** Of hours that are clear clock times: "mo" to "su", and spans of 24-hour times. */
  days?: string[]
  spans?: [string, string][]
  /** A reader may well label it otherwise: right where it is found, and not missed where not. */
  ambiguous?: boolean
}
