import { addressesIn } from '#designer/instructions/guard/addresses'
import { codeIn } from '#designer/instructions/guard/code'
import { added, type Finding } from '#designer/instructions/guard/finding'
import { secretFieldsIn } from '#designer/instructions/guard/fields'
import { headIn } from '#designer/instructions/guard/head'
import { isNamed } from '#designer/instructions/guard/named'
import { opened } from '#designer/instructions/guard/opened'
import { overlaysIn } from '#designer/instructions/guard/overlays'
import { PageReading } from '#designer/live_page/reading/page_reading'

/** What no edit may add, whoever has made it. */
const kinds = [codeIn, headIn, overlaysIn, secretFieldsIn, addressesIn]

/**
 * What an edit adds to a page that can run, leads somewhere else, lies over the page or asks visitors
 * for something, without the instruction naming it. Whoever has made the edit, and whatever a page or a
 * prompt has told them: an instruction that does not name an address asked for none.
 */
export function unaskedIn(before: string, after: string, instruction: string): Finding[] {
  if (before === after) return []
  return unaskedOn(new PageReading(before), new PageReading(after), instruction)
}

/** The same for pages that are read already. */
export function unaskedOn(before: PageReading, after: PageReading, instruction: string): Finding[] {
  const readings = [before, after].map((one) => [one, new PageReading(opened(one.html))])
  const found = kinds.flatMap((find) => {
    const [was, now] = readings.map((ways) => ways.map(find))
    return now.flatMap((one, way) => added(was[way], one))
  })
  return withoutDoubles(found).filter(
    ({ is, what }) => !(is === 'address' || is === 'form_target') || !isNamed(what, instruction)
  )
}

function withoutDoubles(findings: readonly Finding[]): Finding[] {
  const known = new Map(findings.map((one) => [`${one.is} ${one.what}`, one]))
  return [...known.values()].map(({ is, what }) => ({ is, what: what.slice(0, 200) }))
}
