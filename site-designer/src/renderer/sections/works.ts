import type { WorksSection } from '#designer/site/site'
import type { KindCss } from '#designer/renderer/css/kind_css'
import { html, type Html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'

export function works(section: WorksSection): Html {
  const body = html`<ul class="made" role="list">
    ${section.works.map(
      ({ title, year, about }) =>
        html`<li>
          ${text('p', 'year', year, { class: 'year' })}
          <div class="work">
            ${text('h3', 'item', title)}${text('p', 'detail', about, { class: 'detail' })}
          </div>
        </li>`
    )}
  </ul>`
  return frame(section, body, { heading: section.heading, intro: section.intro })
}

export const worksCss: KindCss<'works'> = {
  shared: `
.made{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:minmax(0,1fr);overflow-wrap:anywhere}
.made>li{min-inline-size:0}
.made h3{margin:0;font-size:var(--step-1);overflow-wrap:break-word}
.made .year{margin:0;color:var(--soft);font-variant-numeric:tabular-nums lining-nums}
.work{min-inline-size:0}
`,
  years: `
.works[data-layout=years] .made>li{border-block-start:1px solid var(--rule);padding-block:1.2rem}
.works[data-layout=years] .year{font:var(--heading-weight) var(--step-3)/1.1 var(--font-heading);color:var(--a)}
.works[data-layout=years] h3{font-size:var(--step-2)}
@media (min-width:48rem){
.works[data-layout=years] .made:has(.year)>li{display:grid;grid-template-columns:minmax(6.5rem,3fr) minmax(0,9fr);gap:2rem;align-items:baseline}
.works[data-layout=years] .made:has(.year) .work{grid-column:2}
}
`,
  index: `
.works[data-layout=index] .made>li{border-block-start:1px solid var(--rule);padding-block:.8rem;display:flex;flex-direction:row-reverse;justify-content:space-between;gap:1.5rem;align-items:baseline}
.works[data-layout=index] .made>li:last-child{border-block-end:1px solid var(--rule)}
.works[data-layout=index] .work{flex:1 1 min-content;max-inline-size:100%}
@media (max-width:47.99rem){.works[data-layout=index] .made>li{flex-wrap:wrap;gap:.2rem 1.5rem;justify-content:flex-end}}
.works[data-layout=index] .year{max-inline-size:45%}
@media (min-width:52rem){
.works[data-layout=index] .work:has(.detail){display:grid;grid-template-columns:minmax(0,6fr) minmax(0,6fr);gap:2rem;align-items:baseline}
.works[data-layout=index] .detail{margin:0}
}
`,
  lead: `
.works[data-layout=lead] .made{gap:2rem 2.5rem}
.works[data-layout=lead] .made>li:not(:first-child){border-block-start:1px solid var(--rule);padding-block-start:.9rem}
.works[data-layout=lead] .made>li:first-child h3{font-size:var(--step-5);line-height:1.05;letter-spacing:var(--h2-tracking)}
.works[data-layout=lead] .made>li:first-child .detail{font-size:var(--step-1);margin-block-start:.7rem}
@media (min-width:48rem){
.works[data-layout=lead] .made{grid-template-columns:repeat(auto-fit,minmax(14rem,1fr))}
.works[data-layout=lead] .made>li:first-child{grid-column:1/-1}
}
`,
  cards: `
.works[data-layout=cards] .made{grid-template-columns:repeat(auto-fill,minmax(min(100%,16rem),1fr));gap:1rem}
.works[data-layout=cards] .made>li{background:var(--raised);border:1px solid var(--rule);border-radius:var(--radius-l);padding:1.4rem;display:flex;flex-direction:column;gap:2rem;justify-content:space-between}
`,
}
