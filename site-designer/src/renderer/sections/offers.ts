import type {
  Item,
  ItemGroup,
  ListSection,
  PricesSection,
  ServicesSection,
  Slot,
} from '#designer/site/site'
import { boardGround, wholeWords, type KindCss } from '#designer/renderer/css/kind_css'
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

const leaders = `
[data-layout=leaders] .items{grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:0 clamp(2rem,6vw,5rem)}
[data-layout=leaders] .item{padding-block:.85rem;border-block-end:1px solid var(--rule)}
[data-layout=leaders] .items:not(:has(>:nth-child(2))){max-inline-size:34rem}
[data-layout=leaders] .leader{border-color:transparent}
`
const rows = `
[data-layout=rows] .item{padding-block:clamp(.9rem,2.2vw,1.5rem);border-block-start:1px solid var(--rule)}
[data-layout=rows] .item:last-child{border-block-end:1px solid var(--rule)}
[data-layout=rows] .item-name{font-size:var(--step-3);line-height:1.12}
[data-layout=rows] .price{font-size:var(--step-1)}
@media (min-width:48rem){
[data-layout=rows] .item{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:2rem;align-items:baseline}
[data-layout=rows] .item-line{display:contents}
[data-layout=rows] .leader{display:none}
[data-layout=rows] .item-name{grid-column:1}
[data-layout=rows] .price{grid-column:2;justify-self:end}
[data-layout=rows] .detail{grid-column:2;grid-row:1}
[data-layout=rows] .price+.detail,[data-layout=rows] .item:has(.price) .detail{grid-column:1;grid-row:2}
}
`
const grid = `
[data-layout=grid] .items{grid-template-columns:repeat(auto-fit,minmax(min(100%,15.5rem),1fr));padding:1px 0 0 1px;border-radius:var(--radius-l);overflow:hidden}
[data-layout=grid] .item{border:var(--cell-line,1px) solid var(--rule);margin:calc(var(--cell-line,1px)*-1) 0 0 calc(var(--cell-line,1px)*-1);padding:clamp(1.2rem,2.4vw,1.9rem)}
@media (min-width:48rem){[data-layout=grid] .item{min-block-size:7.5rem}[data-layout=grid] .items:not(:has(.detail,.price)) .item{min-block-size:0}}
[data-layout=grid] .item-line{flex-wrap:wrap}
[data-layout=grid] .price{max-inline-size:100%}
[data-layout=grid] .leader{display:none}
`
const pairs = `
[data-layout=pairs] .item{padding-block:1.1rem;border-block-start:1px solid var(--rule)}
@media (min-width:48rem){
[data-layout=pairs] .item{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:2rem}
[data-layout=pairs] .items:not(:has(.detail)){grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:0 3rem}
[data-layout=pairs] .detail{margin:0}
[data-layout=pairs] .item:not(:has(.detail)) .item-line{grid-column:1/-1}
}
`

export const menuCss: KindCss<'menu'> = {
  shared: '',
  leaders,
  rows,
  card: `
.menu[data-layout=card] .body{border:1px solid var(--rule);outline:1px solid var(--rule);outline-offset:5px;border-radius:var(--radius);padding:clamp(1.5rem,5vw,4rem);max-inline-size:46rem;margin-inline:auto}
.menu[data-layout=card] .item{padding-block:.8rem}
`,
  columns: `
.menu[data-layout=columns] .items{display:block;columns:17rem 3;column-gap:3rem;column-rule:1px solid var(--rule)}
.menu[data-layout=columns] .item{break-inside:avoid;padding-block-end:1.5rem}
.menu[data-layout=columns] .item-name{font-size:var(--step-1)}
.menu[data-layout=columns] .leader{border-color:transparent}
`,
}

export const pricesCss: KindCss<'prices'> = {
  shared: '',
  leaders,
  rows,
  grid,
  board: `
${wholeWords('.prices[data-layout=board]')}
.prices[data-layout=board] .items{${boardGround};border-radius:var(--radius-l);padding:clamp(1.2rem,4vw,3rem) clamp(1.2rem,5vw,4rem)}
.prices[data-layout=board] .item{padding-block:1rem;border-block-start:1px solid var(--rule)}
.prices[data-layout=board] .item:first-child{border:0}
.prices[data-layout=board] .price{font:var(--heading-weight) var(--step-3)/1 var(--font-heading)}
@media (min-width:60rem){
.prices[data-layout=board] .wrap{display:grid;grid-template-columns:minmax(min-content,4fr) minmax(0,8fr);gap:0 3rem}
}
`,
}

export const servicesCss: KindCss<'services'> = {
  shared: `
`,
  grid,
  rows,
  pairs,
  stagger: `
.services[data-layout=stagger] .item{border-block-start:2px solid var(--fg);padding-block:.9rem 1.6rem}
.services[data-layout=stagger] .item-name{font-size:var(--step-2)}
@media (min-width:60rem){
.services[data-layout=stagger] .items{grid-template-columns:repeat(2,minmax(0,1fr));gap:.8rem clamp(2rem,5vw,4.5rem)}
.services[data-layout=stagger] .items:not(:has(.detail)){grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:0 2.5rem}
.services[data-layout=stagger] .item:only-child{grid-column:1/-1}
}
`,
}
