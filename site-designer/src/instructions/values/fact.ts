import type { FactName } from '#designer/instructions/targets/target'

const LONGEST = 160

const shapes: Partial<Record<FactName, { shape: RegExp; example: string }>> = {
  phone: { shape: /^(?=(?:\D*\d){3})\+?[\d\s()./–-]{3,30}$/, example: '0113 496 0000' },
  email: { shape: /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/, example: 'shop@example.com' },
  town: { shape: /^[^\d:!?]{2,60}$/u, example: 'Leeds' },
  year: { shape: /^\d{4}$/, example: '1987' },
}

/** An example of the fact where the words cannot be one; undefined where they can. */
export function factProblem(fact: FactName, text: string): string | undefined {
  if (text === '' || text.length > LONGEST) return '…'
  const known = shapes[fact]
  return known && !known.shape.test(text) ? known.example : undefined
}
