import type { Clause, Instruction } from '#designer/instructions/instruction'
import type { Expected, Wanted } from './said.ts'

/**
 * `offered`: what was meant is among two or three readings. `guessed`: one of several meanings was
 * done without asking. `partly`: all that was meant is done, and a stretch of the sentence (mostly
 * the reason for it) is said to be not understood. `wrong`: something is done that nobody asked
 * for. Everything else is only `not understood`: nothing comes of at least one of the wishes.
 */
export type Outcome = 'right' | 'offered' | 'partly' | 'guessed' | 'not understood' | 'wrong'

export function outcomeOf(expected: Expected, clauses: Clause[]): Outcome {
  if (expected === 'cannot') return outcomeOfNothing(clauses)
  if ('offer' in expected) return outcomeOfOffer(expected.offer, clauses)
  return outcomeOfDone(expected.done, clauses)
}

function outcomeOfNothing(clauses: Clause[]): Outcome {
  if (clauses.some(isDone)) return 'wrong'
  return clauses.some((clause) => clause.readings.length > 0 || clause.stays)
    ? 'not understood'
    : 'right'
}

function outcomeOfOffer(kinds: Instruction['do'][], clauses: Clause[]): Outcome {
  const meant = ({ readings }: Clause) => readings.some((reading) => kinds.includes(reading.do))
  if (clauses.some((clause) => isDone(clause) && !meant(clause))) return 'wrong'
  if (clauses.some(isDone)) return 'guessed'
  return clauses.some(meant) ? 'right' : 'not understood'
}

function outcomeOfDone(wanted: (Wanted | Wanted[])[], clauses: Clause[]): Outcome {
  const open = [...wanted]
  let offered = false
  let unread = false
  for (const clause of clauses) {
    const at = open.findIndex((one) => clause.readings.some((reading) => fits(one, reading)))
    if (at >= 0) {
      open.splice(at, 1)
      offered ||= !isDone(clause)
    } else if (isDone(clause)) return 'wrong'
    else unread ||= !clause.stays
  }
  if (open.length > 0 || clauses.length === 0) return 'not understood'
  if (unread) return wanted.length > 0 ? 'partly' : 'not understood'
  return offered ? 'offered' : 'right'
}

const isDone = ({ readings }: Clause) => readings.length === 1

function fits(wanted: Wanted | Wanted[], reading: Instruction): boolean {
  return fitsValue(wanted, reading, 'do')
}

function fitsValue(wanted: unknown, given: unknown, field: string): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => fitsValue(one, given, field))
  if (typeof wanted === 'function') return given !== undefined && wanted(String(given)) === true
  if (typeof wanted !== 'object' || wanted === null)
    return given !== undefined && plain(wanted, field) === plain(given, field)
  return Object.entries(wanted).every(([key, value]) =>
    fitsValue(value, (given as Record<string, unknown> | undefined)?.[key], key)
  )
}

/** How a value is written is not at stake: capitals, quotes, a last full stop, a currency. */
function plain(value: unknown, field: string): string {
  const text = String(value).trim().toLocaleLowerCase('tr').replaceAll('ı', 'i')
  if (field === 'price' && /\d/.test(text)) return String(amountIn(text))
  if (/^\+?[\d\s()-]{7,}$/.test(text)) return text.replace(/\D/g, '')
  return text.replace(/^["'“”‘’]+|["'“”‘’.!]+$/g, '').replace(/\s+/g, ' ')
}

/** "2.400 TL" is two thousand four hundred; "4.80" and "4,80" are four and a bit. */
function amountIn(text: string): number {
  const digits = (text.match(/\d[\d.,]*/)?.[0] ?? '').replace(/[.,](?=\d{3}(?!\d))/g, '')
  return Number.parseFloat(digits.replace(',', '.'))
}
