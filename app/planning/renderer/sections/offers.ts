import type { Item, ListSection, PricesSection, ServicesSection } from '#planning/site/site'
import { html, type Html } from '#planning/renderer/html'
import { text, todoIf } from '#planning/renderer/page'
import { frame } from '#planning/renderer/sections/frame'

export function offers(section: ListSection | PricesSection | ServicesSection): Html {
  const names = section.items.map((item) => item.name)
  const body = html`<ul class="items" role="list" ${todoIf(section.heading, names)}>
      ${section.items.map((item) => offer(item, 'h3'))}
    </ul>
    ${text('p', 'note', section.note, { class: 'note' })}`
  const open = names.every((name) => typeof name !== 'string')
  return frame(section, body, {
    heading: section.heading,
    intro: section.intro,
    todo: open ? section.heading : undefined,
  })
}

/** One line of a menu, price list or list of services. */
export function offer(item: Item, nameTag: 'h3' | 'span'): Html {
  const price =
    item.price &&
    html`<span class="leader" aria-hidden="true"></span
      ><span class="price" data-slot="price">${item.price}</span>`
  return html`<li class="item" ${todoIf('Item', [item.name])}>
    <div class="item-line">${text(nameTag, 'item', item.name, { class: 'item-name' })}${price}</div>
    ${text('p', 'detail', item.detail, { class: 'detail' })}
  </li>`
}

export const offersCss = `
.items{list-style:none;margin:0;padding:0;display:grid}
.item-line{display:flex;align-items:baseline;gap:.75em}
.item-name{margin:0;font:var(--heading-weight) var(--step-1)/1.25 var(--font-heading);overflow-wrap:anywhere}
.leader{flex:1;min-inline-size:1.5em;border-block-end:2px dotted var(--rule)}
.price{font-variant-numeric:tabular-nums lining-nums;font-weight:600;white-space:nowrap}
.detail{margin:.2em 0 0;color:var(--soft);max-inline-size:52ch}
.note{margin:1.6rem 0 0;color:var(--soft);max-inline-size:60ch}
[data-layout=leaders] .items{grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:0 clamp(2rem,6vw,5rem)}
[data-layout=leaders] .item{padding-block:.85rem;border-block-end:1px solid var(--rule)}
[data-layout=leaders] .leader{border-color:transparent}
[data-layout=rows] .item{padding-block:clamp(.9rem,2.2vw,1.5rem);border-block-start:1px solid var(--rule)}
[data-layout=rows] .item:last-child{border-block-end:1px solid var(--rule)}
[data-layout=rows] .item-name{font-size:var(--step-3);line-height:1.12}
[data-layout=rows] .price{font-size:var(--step-1)}
[data-layout=grid] .items{grid-template-columns:repeat(auto-fit,minmax(min(100%,15.5rem),1fr));padding:1px 0 0 1px;border-radius:var(--radius-l);overflow:hidden}
[data-layout=grid] .item{border:var(--cell-line,1px) solid var(--rule);margin:calc(var(--cell-line,1px)*-1) 0 0 calc(var(--cell-line,1px)*-1);padding:clamp(1.2rem,2.4vw,1.9rem);min-block-size:7.5rem}
[data-layout=grid] .item-line{flex-wrap:wrap}[data-layout=grid] .leader{display:none}
[data-layout=pairs] .item{padding-block:1.1rem;border-block-start:1px solid var(--rule)}
@media (min-width:48rem){[data-layout=pairs] .item{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:2rem}[data-layout=pairs] .detail{margin:0}
[data-layout=rows] .item{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:2rem;align-items:baseline}[data-layout=rows] .item-line{display:contents}[data-layout=rows] .leader{display:none}[data-layout=rows] .item-name{grid-column:1}[data-layout=rows] .price{grid-column:2;justify-self:end}[data-layout=rows] .detail{grid-column:2;grid-row:1}[data-layout=rows] .price+.detail,[data-layout=rows] .item:has(.price) .detail{grid-column:1;grid-row:2}}
.menu[data-layout=card] .body{border:1px solid var(--rule);outline:1px solid var(--rule);outline-offset:5px;border-radius:var(--radius);padding:clamp(1.5rem,5vw,4rem);max-inline-size:46rem;margin-inline:auto}
.menu[data-layout=card] .item{padding-block:.8rem}
`
