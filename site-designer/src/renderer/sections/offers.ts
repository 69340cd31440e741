import type {
  Item,
  ItemGroup,
  ListSection,
  PricesSection,
  ServicesSection,
  Slot,
} from '#designer/site/site'
import { html, type Html } from '#designer/renderer/html'
import { text, todoIf } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'

export function offers(section: ListSection | PricesSection | ServicesSection): Html {
  const { groups = [], items } = section
  const names = items.map((item) => item.name)
  const loose = html`<ul class="items" role="list" ${todoIf(section.heading, names)}>
    ${items.map((item) => offer(item, 'h3'))}
  </ul>`
  const body = html`${items.length > 0 && loose} ${groups.map(group)}
  ${text('p', 'note', section.note, { class: 'note' })}`
  const open = groups.length === 0 && names.every((name) => typeof name !== 'string')
  return frame(section, body, {
    heading: section.heading,
    intro: section.intro,
    todo: open ? section.heading : undefined,
  })
}

function group({ name, items }: ItemGroup): Html {
  return html`<div class="item-group">
    <h3 class="group-name" data-slot="group">${name}</h3>
    <ul class="items" role="list">
      ${items.map((item) => offer(item, 'h4'))}
    </ul>
  </div>`
}

/** One line of a menu, price list or list of services. */
export function offer(item: Item, nameTag: 'h3' | 'h4' | 'span'): Html {
  const price =
    item.price &&
    html`<span class="leader" aria-hidden="true"></span
      ><span class="price" data-slot="price">${item.price}</span>`
  return html`<li class="item" ${todoIf('Item', [item.name])}>
    <div class="item-line">
      ${text(nameTag, 'item', item.name, { 'class': 'item-name', 'data-as-typed': asTyped(item.name) })}${price}
    </div>
    ${text('p', 'detail', item.detail, { class: 'detail' })}
  </li>`
}

/** "iPhone repair" begins as its maker writes it; other names of a list are shown with a capital. */
function asTyped(name: Slot): string | undefined {
  return typeof name === 'string' && /^\p{Ll}\p{Lu}/u.test(name) ? 'yes' : undefined
}
