import { namedDay, shortDay } from '../../lib/dates.ts'
import { t } from '../../lib/text/text.ts'
import type { Bar } from './bars.ts'

/** The days of a bar in words. */
export function spanOf({ first, last }: Pick<Bar, 'first' | 'last'>): string {
  if (first === last) return namedDay(first)
  return t('visits.span', { from: shortDay(first), to: shortDay(last) })
}

const numbers = new Intl.NumberFormat('en-US')

export function numberText(value: number): string {
  return numbers.format(value)
}
