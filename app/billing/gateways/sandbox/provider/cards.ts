export interface TestCard {
  number: string
  brand: string
  lastFour: string
  outcome: 'pays' | 'declined' | 'asks'
  /** What the card does, for people. */
  effect: string
}

export const TEST_CARDS: readonly TestCard[] = [
  {
    number: '4242 4242 4242 4242',
    brand: 'visa',
    lastFour: '4242',
    outcome: 'pays',
    effect: 'pays at once',
  },
  {
    number: '4000 0000 0000 0002',
    brand: 'visa',
    lastFour: '0002',
    outcome: 'declined',
    effect: 'is declined',
  },
  {
    number: '4000 0025 0000 3155',
    brand: 'visa',
    lastFour: '3155',
    outcome: 'asks',
    effect: 'asks you to confirm',
  },
]

/** The test card with these digits, however they are spaced. */
export function testCard(number: string): TestCard | undefined {
  const digits = number.replace(/[\s-]/g, '')
  return TEST_CARDS.find((card) => card.number.replaceAll(' ', '') === digits)
}

/** Whether a card with the expiry `MM/YY` is valid at `now`; null if the text is no expiry. */
export function isValidUntil(expiry: string, now: number): boolean | null {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s?\/\s?(?:20)?(\d\d)$/.exec(expiry.trim()) ?? []
  if (!month) return null
  return Date.UTC(2000 + Number(year), Number(month)) > now
}
