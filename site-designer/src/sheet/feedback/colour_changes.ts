import { folded } from '#designer/language/fold'
import type { UntrustedAnswer } from '#designer/sheet/readings/untrusted_answer'
import { isColourOf } from '#designer/site/is_colour_of'
import { parseHex } from '#designer/site/oklch'

/** Whether a change says that a colour is not to be on the page, in either of the two ways. */
export function isRefusal(change: UntrustedAnswer): boolean {
  const isRemoved = change.text('do') === 'remove'
  switch (change.text('field')) {
    case 'wishes.colours':
      return isRemoved
    case 'wishes.colours_refused':
      return !isRemoved
    default:
      return false
  }
}

/**
 * The changes of an answer without wishes for a colour that it refuses as well: models read "I don't
 * like blue" as both. Another shade that the person names stays wished for, so refusals come first.
 */
export function withoutRefusedWishes(
  changes: readonly UntrustedAnswer[],
  isInFeedback: (word: string) => boolean
): UntrustedAnswer[] {
  const refusals = changes.filter(isRefusal)
  const isRefused = (change: UntrustedAnswer) => {
    const { hex = '', value = '' } = change.fields(['hex', 'value'])
    return refusals.some((refusal) => {
      if (value !== '' && folded(value) === folded(refusal.text('value') ?? '')) return true
      const isAlike = parseHex(hex) !== null && isColourOf(hex, refusal.text('hex') ?? '')
      return isAlike && !isInFeedback(value)
    })
  }
  const others = changes.filter(
    (change) =>
      !isRefusal(change) && !(change.text('field') === 'wishes.colours' && isRefused(change))
  )
  return [...refusals, ...others]
}
