import type { HoursClause } from '#designer/reader/shapes/hours_clauses'
import type { HoursToken } from '#designer/reader/shapes/hours_tokens'

export const has = (tokens: HoursToken[], kind: HoursToken['kind']) =>
  tokens.some((token) => token.kind === kind)
export const isClosed = ({ days, hours }: HoursClause) =>
  days.length > 0 && hours.spans.length === 0 && hours.text === undefined
export const isExceptional = (tokens: HoursToken[]) =>
  tokens.some(
    ({ kind, text }) => ['exception', 'month', 'but', 'late'].includes(kind) || text === 'for'
  )
export const isPreposition = ({ text }: HoursToken) =>
  /^(?:at|near|by|à|bei|en|em|a|te|bij)$/i.test(text)
export const isAppointment = (tokens: HoursToken[]) =>
  has(tokens, 'appointment') &&
  tokens.every(({ kind }) => ['appointment', 'noise', 'open', 'exception', 'day'].includes(kind))

/** "closed bank holidays", "last orders 9 pm", "every day but Christmas". */
export function isNote(
  tokens: HoursToken[],
  { wasAccepted, isOpened }: { wasAccepted: boolean; isOpened: boolean }
): boolean {
  if (has(tokens, 'word') || has(tokens, 'other') || !isExceptional(tokens)) return false
  const at = tokens.findIndex(({ kind }) => kind === 'closed')
  if (/^(?:our|the|my|a)$/i.test(tokens[at + 1]?.text ?? '')) return false
  const hasTime = ['day', 'time', 'month', 'closed'].some((kind) =>
    has(tokens, kind as HoursToken['kind'])
  )
  if (wasAccepted) return hasTime || ['but', 'exception'].includes(tokens[0].kind)
  const isEnds =
    at >= 0 &&
    (tokens.slice(0, at).every(({ kind }) => kind === 'noise') || at === tokens.length - 1)
  return (
    hasTime &&
    (isEnds || isOpened || (has(tokens, 'open') && has(tokens, 'day') && has(tokens, 'time')))
  )
}
