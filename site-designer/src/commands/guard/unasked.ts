import { addressesIn } from '#designer/commands/guard/addresses'
import { codeIn } from '#designer/commands/guard/code'
import type { Unasked } from '#designer/commands/guard/finding'
import { isNamed } from '#designer/commands/guard/named'

/**
 * What an edit brings into a page that can run, or that leads somewhere else, without the instruction
 * naming the address. Whoever has made the edit, and whatever a page or a prompt has told them: an
 * instruction that does not name an address asked for none. Scripts and handlers are never asked for.
 */
export function unaskedIn(before: string, after: string, instruction: string): Unasked[] {
  if (before === after) return []
  return [
    ...added(codeIn(before), codeIn(after)),
    ...added(addressesIn(before), addressesIn(after)).filter(
      ({ what }) => !isNamed(what, instruction)
    ),
  ].map(({ is, what }) => ({ is, what: what.slice(0, 200) }))
}

/** A link may lead once more to where one leads already; code and forms count each time. */
function added(before: readonly Unasked[], after: readonly Unasked[]): Unasked[] {
  const keyOf = ({ is, what }: Unasked) => `${is} ${what}`
  const left = Map.groupBy(before, keyOf)
  return after.filter((one) => {
    const known = left.get(keyOf(one))
    return one.is === 'address' ? !known : known?.pop() === undefined
  })
}
