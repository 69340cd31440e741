import type { FillContext } from '#designer/fill/context'
import { lineItems } from '#designer/fill/offered'
import type { Props } from '#designer/site/props'

/** Lines of the sheet, as they were typed. */
export function lines(
  context: FillContext,
  kind: 'skills' | 'clients' | 'credentials'
): Props<'skills' | 'clients' | 'credentials'> {
  const { copy, sheet } = context
  const items = lineItems(
    kind,
    sheet[kind].map(({ value }) => value),
    sheet
  )
  return { heading: context.heading(kind, [copy.headings.lists[kind]]), items }
}
