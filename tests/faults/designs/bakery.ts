/** Telephone numbers of these bakeries, by which questions, builds and pages are told apart. */
const TELEPHONE = /0113 496 0\d{3}/

export function telephoneOf(number: number): string {
  return `0113 496 0${100 + number}`
}

/** The telephone number in a text, for example in a question to the model. */
export function telephoneIn(text: string): string {
  return TELEPHONE.exec(text)?.[0] ?? ''
}

export function bakeryPrompt(number: number): string {
  return (
    'A bakery called Rye & Co at 12 Mill Lane, Leeds. We bake rye bread for £4.50 and plum cakes ' +
    'for £3. Open Tuesday to Saturday 7 to 15. ' +
    `Call ${telephoneOf(number)} or write to hello@ryeandco.example.`
  )
}

/** What every such prompt states besides its telephone number, as a page shows it. */
export const STATED = [
  'Rye & Co',
  '12 Mill Lane, Leeds',
  'rye bread',
  '£4.50',
  'plum cakes',
  '£3',
  '07:00–15:00',
  'hello@ryeandco.example',
]
