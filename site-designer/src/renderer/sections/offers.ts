import { attributes, html, type Html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { FIELD_MARK, partMark } from '#designer/sheet/field_mark'
import { detailOf, held, line } from '#designer/renderer/sections/parts'
import { areRising, sharesOf } from '#designer/fill/sizes'
import type { Item, Slot } from '#designer/site/content'
import type { Section } from '#designer/site/site'

export function printOffers(section: Section<'menu' | 'prices' | 'services'>): Html {
  const { groups = [], heading, items, note } = section
  return html`${items.length > 0 && offerList(heading, items, 'h3')}
  ${groups.map(
    (group) =>
      html`<div class="item-group">
        <h3 class="group-name" data-slot="group">${group.name}</h3>
        ${offerList(group.name, group.items, 'h4')}
      </div>`
  )}
  ${line('note', note)}`
}

function offerList(heading: string, items: Item[], nameTag: 'h3' | 'h4' | 'span'): Html {
  const shares = sharesOf(items)
  const lines = items.map((item, at) => offer(item, nameTag, shares?.[at]))
  const rising = areRising(items) ? 'yes' : undefined
  return held('ul', heading, html`${lines}`, {
    'class': 'items',
    'role': 'list',
    'data-rising': rising,
  })
}

/** One line of a menu, price list or list of services; `share` is how large it is beside the largest. */
export function offer(item: Item, nameTag: 'h3' | 'h4' | 'span', share?: number): Html {
  const { field } = item
  const named = {
    'class': 'item-name',
    'data-as-typed': asTyped(item.name),
    [FIELD_MARK]: nameMark(field),
  }
  const inside = html`<div class="item-line">
      ${text(nameTag, 'item', item.name, named)}${item.price && priceTag(item.price, field)}
    </div>
    ${detailOf(item, isOffer(field) ? partMark(field, 'description') : undefined)}`
  const style = share === undefined ? undefined : `--share:${Number(share.toFixed(3))}`
  return held('li', 'Item', inside, { class: 'item', style })
}

/** What stands behind the name of an item: the dots and the price. */
export function priceTag(price: string, field?: string): Html {
  const list = attributes({
    'class': 'price',
    'style': `--signs:${[...price].length}`,
    [FIELD_MARK]: partMark(field, 'price'),
    'data-slot': 'price',
  })
  return html`<span class="leader" aria-hidden="true"></span
    ><span${list}>${price}</span>`
}

/** "iPhone repair" begins as its maker writes it; other names of a list are shown with a capital. */
function asTyped(name: Slot): string | undefined {
  return typeof name === 'string' && /^\p{Ll}\p{Lu}/u.test(name) ? 'yes' : undefined
}

/** Of an offer the name is a part; a service is all name. */
function nameMark(field: string | undefined): string | undefined {
  return isOffer(field) ? partMark(field, 'name') : field
}

function isOffer(field: string | undefined): boolean {
  return field?.startsWith('offers/') ?? false
}
