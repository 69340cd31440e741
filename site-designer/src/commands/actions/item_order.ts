import type { Desk, Outcome } from '#designer/commands/desk'
import type { Direction } from '#designer/commands/language/language'
import type { Slot, SlotsOf } from '#designer/commands/language/slots'
import { choose } from '#designer/commands/targets/choose'
import { siblingsOf } from '#designer/commands/targets/items'
import { changeSource } from '#designer/renderer/reading/edit_operation'
import type { PageElement } from '#designer/renderer/reading/page_reading'
import { removal, type Change } from '#designer/renderer/reading/source_changes'

type Side = 'before' | 'after'

/** Two things of one list. */
export function swapItems(desk: Desk, { target, scope }: SlotsOf): Outcome | undefined {
  const [one, two] = [choose(desk, target, ['item']), choose(desk, scope, ['item'])]
  if (!('one' in one && 'one' in two)) return undefined
  const [first, second] = [one.one.elements[0], two.one.elements[0]]
  if (first.index === second.index || first.parent?.index !== second.parent?.index) return undefined
  return desk.done([changeSource(desk.reading.html, exchanged(first, second))], 'moved', {
    section: `“${one.one.name}”`,
  })
}

export function exchanged(one: PageElement, two: PageElement): Change[] {
  const source = ({ page, range }: PageElement) => page.slice(range.from, range.to)
  return [
    { ...one.range, insert: source(two) },
    { ...two.range, insert: source(one) },
  ].sort((a, b) => a.from - b.from)
}

/** "The wedding bouquet goes to the top of the list". Undefined where it is no thing of a list. */
export function moveItemTo(desk: Desk, target: Slot, to: Direction): Outcome | undefined {
  const found = choose(desk, target, ['item'])
  if (!('one' in found)) return undefined
  return movedItems(desk, found.one, (item) => {
    const others = siblingsOf(item).filter(({ index }) => index !== item.index)
    const at = others.filter(({ index }) => index < item.index).length
    const places: Record<Direction, [Side, PageElement | undefined]> = {
      top: ['before', others[0]],
      bottom: ['after', others.at(-1)],
      up: ['before', others[at - 1]],
      down: ['after', others[at]],
    }
    return places[to]
  })
}

/** "Winter check before MOT preparation", wherever both stand on one list. */
export function moveItemBeside(
  desk: Desk,
  { target, scope }: SlotsOf,
  side: Side
): Outcome | undefined {
  const other = choose(desk, scope, ['item'])
  const found = choose(desk, target, ['item'])
  if (!('one' in found && 'one' in other)) return undefined
  const { elements } = other.one
  return movedItems(desk, found.one, (item) => {
    const beside = elements.find(({ parent }) => parent?.index === item.parent?.index)
    return [side, beside]
  })
}

function movedItems(
  desk: Desk,
  { name, elements }: { name: string; elements: PageElement[] },
  placeOf: (item: PageElement) => [Side, PageElement | undefined]
): Outcome {
  const changes = elements.flatMap((item): Change[] => {
    const [side, of] = placeOf(item)
    if (!of || of.index === item.index) return []
    const source = item.page.slice(item.range.from, item.range.to)
    const at = side === 'before' ? of.range.from : of.range.to
    const insert = side === 'before' ? `${source}\n` : `\n${source}`
    return [removal(item), { from: at, to: at, insert }]
  })
  if (changes.length === 0)
    return { ...desk.impossible('stays_there', { section: `“${name}”` }), isFinal: true }
  const sorted = changes.sort((one, other) => one.from - other.from)
  return desk.done([changeSource(desk.reading.html, sorted)], 'moved', { section: `“${name}”` })
}
