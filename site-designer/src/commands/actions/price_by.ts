import { priceOf } from '#designer/commands/actions/items'
import type { Desk, Outcome } from '#designer/commands/desk'
import type { SlotsOf } from '#designer/commands/language/slots'
import { listsOf, nameIn, slotIn } from '#designer/commands/targets/items'
import { find } from '#designer/commands/targets/find'
import type { Target } from '#designer/commands/targets/target'
import { changeSource } from '#designer/renderer/reading/edit_operation'
import { contains } from '#designer/renderer/reading/page_reading'
import { removal } from '#designer/renderer/reading/source_changes'
import { inFigures } from '#designer/commands/values/spoken_clock'
import { wordsOf } from '#designer/renderer/reading/words'

type Item = Extract<Target, { is: 'item' }>

const FIGURE = /\d[\d.,]*\d|\d/

/** "Everything up by 10 %", "the dry cut £2 more": the sums of what is named, or of all. */
export function priceBy(desk: Desk, slots: SlotsOf, way: 'up' | 'down'): Outcome {
  const { target, price, how } = slots
  const { text: said } = price ?? how
  // "Five pounds".
  const typed = said.replace(/^\p{L}+(?= )/u, (word) => inFigures(word, desk.language.code))
  const by = Number(FIGURE.exec(typed)?.[0].replace(',', '.'))
  const isShare = /%|per ?cent|yüzde/iu.test(typed)
  const items = pricedItems(desk, target?.text === undefined ? undefined : find(desk, target))
  if (!by || items.length === 0)
    return desk.impossible('not_here', { words: target?.text ?? typed })
  // Pence are hundredths, whatever the currency is.
  const sum = /\d\s?p\b|pence|kuruş/iu.test(typed) ? by / 100 : by
  const operations = []
  for (const item of items) {
    const now = priceShown(item)
    const figure = now && FIGURE.exec(now)?.[0]
    if (!now || !figure) continue
    const next = changed(
      figure,
      (value) => value + (way === 'up' ? 1 : -1) * (isShare ? (value * by) / 100 : sum)
    )
    if (next === undefined) return desk.impossible('not_here', { words: typed })
    const text = now.replace(figure, () => next)
    const made = priceOf(desk, item, { text, isQuoted: true, words: [text] })
    if (made.is === 'done') operations.push(...made.operations)
  }
  return desk.done(operations, 'prices_changed')
}

function pricedItems(desk: Desk, named: Target[] | undefined): Item[] {
  const all = listsOf(desk.reading)
    .flat()
    .filter((item) => slotIn(item, 'price'))
    .map((element): Item => ({ is: 'item', name: nameIn(element), elements: [element] }))
  const items = named?.filter((one) => one.is === 'item') ?? []
  if (items.length > 0) return items
  const [section] = named?.filter((one) => one.is === 'section') ?? []
  if (!section) return all
  return all.filter(({ elements: [element] }) => contains(section.section.element, element))
}

function priceShown({ elements }: Item): string | undefined {
  const slots = elements.flatMap((element) =>
    [slotIn(element, 'price')].filter((one) => one !== undefined)
  )
  return slots[0] && wordsOf(slots[0])
}

/** In the manner of the old figure: its decimals and its separators. */
function changed(figure: string, by: (value: number) => number): string | undefined {
  const [, decimal = ''] = /([.,])\d{1,2}$/.exec(figure) ?? []
  const thousands = decimal === ',' ? '.' : ','
  const isDotted = decimal === '' && /\d[.,]\d{3}/.test(figure)
  const separator = isDotted ? /[.,]/.exec(figure)![0] : thousands
  const value = by(Number(figure.replaceAll(separator, '').replace(',', '.')))
  if (!Number.isFinite(value) || value < 0) return undefined
  const rounded = Math.round(value * 100) / 100
  const digits = decimal || !Number.isInteger(rounded) ? rounded.toFixed(2) : String(rounded)
  const [whole, rest] = digits.split('.')
  const grouped = isDotted ? whole.replace(/\B(?=(?:\d{3})+$)/g, separator) : whole
  return rest ? `${grouped}${decimal || '.'}${rest}` : grouped
}

/** "No prices please": every price goes, or that of one thing; what is offered stays. */
export function withoutPrices(desk: Desk, item?: Item): Outcome {
  const gone = desk.reading.elements(
    (element) =>
      (element.attribute('data-slot')?.value === 'price' ||
        element.attribute('class')?.value === 'leader') &&
      (!item || item.elements.some((one) => contains(one, element)))
  )
  if (item && gone.length === 0) return desk.impossible('no_price', { item: item.name })
  return desk.done([changeSource(desk.reading.html, gone.map(removal))], 'removed', {
    what: item ? desk.say('price_of', { item: item.name }) : desk.say('all_prices'),
  })
}
