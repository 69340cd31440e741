import { itemsOf, tiersOf } from '#designer/fill/offered'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { sharesOf } from '#designer/fill/sizes'
import type { Item } from '#designer/sheet/sheet'

const mostTags = 4
const longestName = 26
const longestPrice = 11

/**
 * One or two prices are a poster, sizes of one thing grow beside each other, three or four others are tags:
 * all of them short, and none with a text that needs room.
 */
export function priceShapes(sheet: SortedSheet): ('poster' | 'tags' | 'sizes')[] {
  const items = itemsOf(sheet)
  const isBare = ({ name, price = '', description = '', note = '' }: Item) =>
    price !== '' &&
    [...price].length <= longestPrice &&
    [...name].length <= longestName &&
    description.length + note.length <= 60
  const hasGroups = sheet.offers.filter((group) => group.items.length > 0).length > 1
  if (items.length === 0 || hasGroups || !items.every(isBare)) return []
  if (tiersOf(sheet).length > 0) return []
  if (sharesOf(items)) return ['sizes']
  if (items.length > mostTags) return []
  return [items.length <= 2 ? 'poster' : 'tags']
}
