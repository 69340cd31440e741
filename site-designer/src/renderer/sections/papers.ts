import type { DownloadsSection, LegalSection } from '#designer/site/site'
import type { KindCss } from '#designer/renderer/css/kind_css'
import { attributes, html, type Html } from '#designer/renderer/html'
import { text, todoIf } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'
import { pairs, valuesOf } from '#designer/renderer/sections/rows'

/** A file without an address is a place to fill: a link that leads nowhere is never published. */
export function downloads(section: DownloadsSection): Html {
  const open = section.files.every(({ href }) => !href)
  const body = html`<ul class="files" role="list">
    ${section.files.map(({ name, href, todo }) =>
      href
        ? html`<li><a href="${href}" rel="noopener" data-slot="file">${name}</a></li>`
        : html`<li${todoIf(name, [{ todo }])}>${text('a', 'file', { todo })}</li>`
    )}
  </ul>`
  return frame(section, body, { ...section, todo: open ? section.heading : undefined })
}

/** A quiet line above the footer, which opens: what everybody may read, and few come for. */
export function legal(section: LegalSection): Html {
  const body = html`<div class="clauses">
    ${section.parts.map(
      ({ title, paragraphs, rows }) =>
        html`<div class="clause" ${todoIf(title, [...paragraphs, ...valuesOf(rows)])}>
          <h3 data-slot="title">${title}</h3>
          <div class="prose">
            ${paragraphs.map((line) => text('p', 'text', line))}${rows.length > 0 && pairs(rows)}
          </div>
        </div>`
    )}
  </div>`
  const { id, kind, layout, surface, heading } = section
  const list = attributes({
    'class': 'section legal',
    id,
    'data-section': kind,
    'data-layout': layout,
    'data-surface': surface,
    'aria-labelledby': `${id}-title`,
  })
  return html`<section${list}><details class="wrap">
    <summary><h2 id="${id}-title" data-slot="heading">${heading}</h2></summary>
    <div class="body">${body}</div>
  </details></section>
`
}

export const downloadsCss: KindCss<'downloads'> = {
  shared: `
.downloads{padding-block:var(--pad-s)}
.files{list-style:none;margin:0;padding:0;display:grid}
.files li{min-inline-size:0;overflow-wrap:anywhere}
.files a{display:flex;gap:.9em;align-items:center;min-block-size:48px;font-weight:600}
.files a::before{content:'';flex:none;inline-size:.9em;block-size:.9em;border:solid currentColor;border-width:0 0 2px;background:linear-gradient(currentColor,currentColor) 50% 0/2px 60% no-repeat,conic-gradient(from 135deg at 50% 100%,currentColor 90deg,transparent 0) 50% 55%/70% 35% no-repeat}
`,
  list: `
.downloads[data-layout=list] .files li{border-block-start:1px solid var(--rule)}
.downloads[data-layout=list] .files li:last-child{border-block-end:1px solid var(--rule)}
`,
  cards: `
.downloads[data-layout=cards] .files{grid-template-columns:repeat(auto-fill,minmax(min(100%,13rem),1fr));gap:1rem}
.downloads[data-layout=cards] .files li{background:linear-gradient(225deg,transparent 1.3rem,var(--raised) 1.3rem);border-block-end:3px solid var(--a);padding:1.4rem 1.2rem 1rem;min-block-size:11rem;display:flex;align-items:end}
`,
  line: `
.downloads[data-layout=line] .files{display:flex;flex-wrap:wrap;gap:.2rem 2.4rem}
@media (min-width:52rem){
.downloads[data-layout=line] .wrap{display:flex;flex-wrap:wrap;gap:.6rem 3rem;align-items:baseline;justify-content:space-between}
.downloads[data-layout=line] .head{margin:0}
}
`,
  margin: `
.downloads[data-layout=margin] .files li+li{border-block-start:1px solid var(--rule)}
@media (min-width:52rem){
.downloads[data-layout=margin] .wrap{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:0 3rem}
.downloads[data-layout=margin] .head{margin:0}
}
`,
}

export const legalCss: KindCss<'legal'> = {
  shared: `
.legal{padding-block:.4rem;font-size:var(--step--1)}
.legal h2{display:inline;margin:0;font:400 1em/1.5 var(--font-body);letter-spacing:0;text-transform:none;text-decoration:underline;text-underline-offset:.3em}
.legal summary{cursor:pointer;list-style:none;display:inline-flex;align-items:center;min-block-size:44px;color:var(--soft)}
.legal summary::-webkit-details-marker{display:none}
.legal .body{padding-block:.6rem 1.6rem}
.clauses{display:grid;gap:1.6rem 3rem}
.clause h3{margin:0 0 .4rem;font:600 1em/1.5 var(--font-body)}
.clause{min-inline-size:0}
.legal .prose{max-inline-size:72ch}
.legal .prose p{margin-block-end:.4em}
.clause .pairs dd{font-weight:400}
.clause .pairs>div{padding-block:.4rem}
`,
  columns: `
@media (min-width:52rem){
.legal[data-layout=columns] .clauses{grid-template-columns:repeat(2,minmax(0,1fr))}
}
`,
  aside: `
@media (min-width:52rem){
.legal[data-layout=aside] .body{margin-inline-start:33%}
}
`,
  lines: `
.legal[data-layout=lines] .clause{border-block-start:1px solid var(--rule);padding-block-start:1rem}
@media (min-width:52rem){
.legal[data-layout=lines] .clause{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,9fr);gap:0 3rem;align-items:baseline}
}
`,
  small: `
.legal[data-layout=small] .clauses{max-inline-size:46rem}
.legal[data-layout=small] .clause h3{display:inline}
`,
}
