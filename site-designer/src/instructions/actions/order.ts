import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import type { Slot, SlotsOf } from '#designer/instructions/language/slots'
import { find } from '#designer/instructions/targets/find'
import { listsOf, nameIn, slotIn } from '#designer/instructions/targets/items'
import { amountsIn } from '#designer/language/money'
import { changeSource } from '#designer/live_page/reading/edit_operation'
import { contains, type PageElement } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'

const falling =
  /expensive(?:st)? first|dearest|highest|high (?:to|first)|z to a|z-a|descending|pahalı|azalan/iu
const rising = /cheapest|lowest|low (?:to|first)|a to z|a-z|ascending|ucuz|artan/iu

/** "Sort the price list by price, cheapest first": the things of one list in another order. */
export function orderList(edit: PageEdit, { target }: SlotsOf, said: string): Outcome {
  const lists = listsOf(edit.reading).filter((items) => items.some((one) => slotIn(one, 'item')))
  const list = target ? listNamed(edit, target, lists) : lists.length === 1 ? lists[0] : undefined
  if (!list) return edit.impossible('no_list')
  const isByPrice = /price|cheap|expensiv|dear|cost|fiyat|ucuz|pahalı/iu.test(said)
  // "From cheapest to dearest": what is said first stands first.
  const [down, up] = [falling, rising].map((words) => said.search(words))
  const isDown = down >= 0 && (up < 0 || down < up)
  const sorted = list.toSorted((one, other) =>
    isByPrice
      ? priceIn(one) - priceIn(other)
      : nameIn(one).localeCompare(nameIn(other), edit.reading.language)
  )
  if (isDown) sorted.reverse()
  const source = ({ page, range }: PageElement) => page.slice(range.from, range.to)
  const changes = list.map((item, at) => ({ ...item.range, insert: source(sorted[at]) }))
  return edit.done([changeSource(edit.reading.html, changes)], 'sorted')
}

function listNamed(
  edit: PageEdit,
  target: Slot,
  lists: PageElement[][]
): PageElement[] | undefined {
  const section = find(edit, target).find((one) => one.is === 'section')
  const within = section && lists.filter(([item]) => contains(section.section.element, item))
  if (within && within.length > 0) return within[0]
  return lists.length === 1 ? lists[0] : undefined
}

function priceIn(item: PageElement): number {
  const words = wordsOf(item)
  const [amount] = amountsIn(words)
  const figure = amount && /\d[\d.,]*/.exec(words.slice(amount.start, amount.end))?.[0]
  if (!figure) return Infinity
  const isThousands = /[.,]\d{3}$/.test(figure)
  return Number(isThousands ? figure.replace(/[.,]/g, '') : figure.replace(',', '.'))
}
