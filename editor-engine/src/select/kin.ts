import * as Field from '../core/html/field.ts'
import type { PageElement } from '../core/page/element.ts'
import type { ReadonlyPage } from '../core/plugin.ts'

/** How the elements of a page are related, by their index; -1 is none. */
export interface Kin {
  readonly elements: readonly PageElement[]
  readonly parent: Int32Array
  /** The element before it in the same parent. */
  readonly previous: Int32Array
  /** Its place in its parent, from 1, counted from the start or the end; `typed`: among those with its tag. */
  place(index: number, side: 'start' | 'end', typed: boolean): number
}

const known = new WeakMap<object, Kin>()

export function kinOf(page: ReadonlyPage): Kin {
  const { locations } = page
  let kin = known.get(locations)
  // A page whose tags only moved has the same relations, and other offsets.
  if (!kin || kin.elements[0]?.page !== page) known.set(locations, (kin = related(page)))
  return kin
}

function related(page: ReadonlyPage): Kin {
  const elements = [...page.elements()]
  const { rows, count } = page.locations
  const parent = new Int32Array(count)
  const previous = new Int32Array(count)
  const last = new Map<number, number>()
  for (let i = 0; i < count; i++) {
    const around = rows[i * Field.count + Field.parent]
    parent[i] = around
    previous[i] = last.get(around) ?? -1
    last.set(around, i)
  }
  const places = new Map<string, Int32Array>()
  const place: Kin['place'] = (index, side, typed) => {
    const key = `${side} ${typed}`
    let all = places.get(key)
    if (!all) places.set(key, (all = counted({ elements, parent }, side, typed)))
    return all[index]
  }
  return { elements, parent, previous, place }
}

function counted(
  { elements, parent }: Pick<Kin, 'elements' | 'parent'>,
  side: 'start' | 'end',
  typed: boolean
): Int32Array {
  const places = new Int32Array(elements.length)
  const so = new Map<string | number, number>()
  for (let step = 0; step < elements.length; step++) {
    const i = side === 'start' ? step : elements.length - 1 - step
    const family = typed ? `${parent[i]} ${elements[i].tag}` : parent[i]
    places[i] = (so.get(family) ?? 0) + 1
    so.set(family, places[i])
  }
  return places
}
