import type { FillContext } from '#designer/fill/context'
import { kindOf } from '#designer/fill/business'
import { itemsToKnow } from '#designer/fill/good_to_know'
import { itemsOf, lineItems, servicesOf } from '#designer/fill/offered'
import { placeOwnWords } from '#designer/fill/own_words'
import type { Props } from '#designer/fill/props'
import { neutralKind } from '#designer/kinds/all'
import type { LinesKind } from '#designer/site/kinds'

export function works(context: FillContext): Props<'works'> {
  const { copy, sheet, words } = context
  // The trade's heading for what is made is free where nothing is offered.
  const isFree = itemsOf(sheet).length === 0 && servicesOf(sheet).length === 0
  const own =
    isFree && kindOf(sheet).id !== neutralKind ? words.headings : [copy.headings.lists.works]
  return {
    heading: context.heading('works', own, 'list/works'),
    works: sheet.works.map(({ value: { title, year, about } }) => ({
      title,
      ...(year ? { year } : {}),
      ...(about ? { about } : {}),
    })),
  }
}

/** Lines of the sheet, as they were typed. */
export function lines(context: FillContext, kind: LinesKind): Props<LinesKind> {
  const { copy, sheet } = context
  const items =
    kind === 'good_to_know'
      ? itemsToKnow(sheet)
      : lineItems(
          sheet[kind].map(({ value }) => value),
          sheet
        )
  const isForComing = kind === 'good_to_know' && placeOwnWords(sheet).areForComing
  const usual = isForComing ? copy.headings.beforeYouCome : copy.headings.lists[kind]
  return { heading: isForComing ? usual : context.heading(kind, [usual]), items }
}
