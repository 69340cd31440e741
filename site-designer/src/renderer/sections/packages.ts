import type { PackagesSection } from '#designer/site/site'
import type { KindCss } from '#designer/renderer/css/kind_css'
import { html, type Html } from '#designer/renderer/html'
import { text, todoIf } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'

export function packages(section: PackagesSection): Html {
  const open = section.packages.every(({ name }) => typeof name !== 'string')
  const body = html`<ul class="bundles" role="list">
    ${section.packages.map(
      ({ name, price, includes }) =>
        html`<li class="bundle" ${todoIf('Package', [name])}>
          ${text('h3', 'item', name)}${text('p', 'price', price, { class: 'cost' })}
          <div class="holds">
            ${includes.map((line) => text('p', 'detail', line, { class: 'detail' }))}
          </div>
        </li>`
    )}
  </ul>`
  return frame(section, body, { ...section, todo: open ? section.heading : undefined })
}

export const packagesCss: KindCss<'packages'> = {
  shared: `
.bundles{list-style:none;margin:0;padding:0;display:grid}
.bundle{min-inline-size:0}
.bundle h3{margin:0;font-size:var(--step-2)}
.cost{margin:.3rem 0 0;font:var(--heading-weight) var(--step-3)/1.1 var(--font-heading);font-variant-numeric:tabular-nums lining-nums;overflow-wrap:break-word}
.holds:not(:has(*)){display:none}
.holds .detail{margin:.8rem 0 0;color:var(--fg);text-wrap:pretty}
`,
  columns: `
.packages[data-layout=columns] .bundles{grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:2.4rem 0}
.packages[data-layout=columns] .bundle{border-inline-start:1px solid var(--rule);padding-inline:clamp(1rem,2.4vw,2rem)}
.packages[data-layout=columns] .cost{margin-block:1.2rem}
`,
  rows: `
.packages[data-layout=rows] .bundle{border-block-start:2px solid var(--fg);padding-block:1.4rem}
@media (min-width:52rem){
.packages[data-layout=rows] .bundle{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,5fr) minmax(min-content,4fr);gap:0 2rem;align-items:baseline}
.packages[data-layout=rows] .holds{grid-area:1/2}
.packages[data-layout=rows] .detail{margin:0}
.packages[data-layout=rows] .cost{grid-area:1/3;margin:0;text-align:end}
}
`,
  cards: `
.packages[data-layout=cards] .bundles{grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:1.2rem}
.packages[data-layout=cards] .bundle{background:var(--raised);border:1px solid var(--rule);border-radius:var(--radius-l);padding:clamp(1.3rem,3vw,2.2rem)}
.packages[data-layout=cards] .holds{border-block-start:1px solid var(--rule);margin-block-start:1.2rem}
`,
  sheet: `
.packages[data-layout=sheet] .bundles{border:1px solid var(--rule);border-radius:var(--radius-l)}
.packages[data-layout=sheet] .bundle{padding:clamp(1.1rem,3vw,1.8rem);border-block-start:1px solid var(--rule);display:flex;flex-wrap:wrap;gap:.2rem 2rem;justify-content:space-between;align-items:baseline}
.packages[data-layout=sheet] .bundle:first-child{border:0}
.packages[data-layout=sheet] .cost{font-size:var(--step-2);margin:0}
.packages[data-layout=sheet] .holds{flex:1 1 100%}
.packages[data-layout=sheet] .detail{margin:.2rem 0 0;color:var(--soft)}
`,
}
