/** The websites that the landing page shows, in its order. */
export const exampleIds = [
  'bakery',
  'plumber',
  'yoga',
  'restaurant',
  'law',
  'florist',
  'guesthouse',
  'carpenter',
  'physiotherapist',
  'wedding',
  'garage',
  'band',
] as const

export type ExampleId = (typeof exampleIds)[number]

/** An example's label below the sites domain. No website can choose one that begins like it. */
export function exampleLabel(id: ExampleId): string {
  return `${BEGINNING}${id}`
}

const BEGINNING = 'example-'

/** The example at a label below the sites domain; undefined for every other label. */
export function exampleAt(label: string): ExampleId | undefined {
  return exampleIds.find((id) => label === exampleLabel(id))
}
