import type { BeforeAfterSection, GallerySection, Photo } from '#designer/site/site'
import type { KindCss } from '#designer/renderer/css/kind_css'
import { html, type Html } from '#designer/renderer/html'
import { photo, type Page } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'

/** Without one real picture the whole gallery is a place to fill and stays unpublished. */
export function gallery(page: Page, section: GallerySection): Html {
  const pictures = section.photos.map((entry, index) => photo(page, entry, index))
  const open = section.photos.every((entry) => !entry.src)
  const reel = section.layout === 'reel'
  const body = reel
    ? html`<div class="pictures" tabindex="0" role="group" aria-labelledby="${section.id}-title">
        ${pictures}
      </div>`
    : html`<div class="pictures">${pictures}</div>`
  return frame(section, body, {
    heading: section.heading,
    intro: section.intro,
    todo: open ? section.heading : undefined,
  })
}

/** Only whole pairs say anything, so the section waits for pictures as a gallery does. */
export function beforeAfter(page: Page, section: BeforeAfterSection): Html {
  const { labels, changes } = section
  const side = (label: string, picture: Photo, index: number) =>
    html`<div class="side">
      <p class="side-name" data-slot="label">${label}</p>
      ${photo(page, picture, index)}
    </div>`
  const body = html`<div class="changes">
    ${changes.map(
      ({ before, after }, index) =>
        html`<div class="change">
          ${side(labels.before, before, 2 * index)}${side(labels.after, after, 2 * index + 1)}
        </div>`
    )}
  </div>`
  const open = changes.every(({ before, after }) => !before.src && !after.src)
  return frame(section, body, {
    heading: section.heading,
    intro: section.intro,
    todo: open ? section.heading : undefined,
  })
}

export const galleryCss: KindCss<'gallery'> = {
  shared: `
.pictures{display:grid;gap:clamp(.8rem,1.8vw,1.6rem)}
`,
  reel: `
.gallery[data-layout=reel] .pictures{grid-auto-flow:column;grid-auto-columns:min(78%,24rem);overflow-x:auto;scroll-snap-type:x proximity;padding-block-end:1rem}
.gallery[data-layout=reel] .photo{scroll-snap-align:start}
.gallery[data-layout=reel] img{aspect-ratio:4/5!important}
@media print{.gallery[data-layout=reel] .pictures{grid-auto-flow:row;grid-template-columns:repeat(3,1fr);overflow:visible}}
`,
  mosaic: `
@media (min-width:48rem){
.gallery[data-layout=mosaic] .pictures{grid-template-columns:repeat(12,1fr)}
.gallery[data-layout=mosaic] .photo{grid-column:span 5}
.gallery[data-layout=mosaic] .photo:nth-child(4n+1),.gallery[data-layout=mosaic] .photo:nth-child(4n){grid-column:span 7}
.gallery[data-layout=mosaic] .photo img{block-size:clamp(16rem,30vw,25rem);aspect-ratio:auto}
.gallery[data-layout=mosaic] .photo:last-child:nth-child(odd){grid-column:1/-1}
}
`,
  plates: `
@media (min-width:48rem){
.gallery[data-layout=plates] .pictures{grid-template-columns:repeat(3,1fr);align-items:start}
.gallery[data-layout=plates] .photo:nth-child(3n+2){margin-block-start:3.5rem}
.gallery[data-layout=plates] .photo:nth-child(3n){margin-block-start:1.4rem}
}
`,
  lead: `
.gallery[data-layout=lead]{padding-block:var(--pad-l)}
@media (min-width:48rem){
.gallery[data-layout=lead] .pictures{grid-template-columns:repeat(12,1fr);align-items:start}
.gallery[data-layout=lead] .photo{grid-column:span 3}
.gallery[data-layout=lead] .photo:first-child{grid-column:1/-1;margin-inline:calc((min(100vw,var(--width) + 2*var(--gutter)) - 100vw)/2 - var(--gutter)) 0}
.gallery[data-layout=lead] .photo:first-child img{aspect-ratio:21/9;border-start-start-radius:0;border-end-start-radius:0}
.gallery[data-layout=lead] .photo:first-child figcaption{margin-inline-start:var(--gutter)}
.gallery[data-layout=lead] .photo:nth-child(2){grid-column:4/span 3}
}
`,
}

export const beforeAfterCss: KindCss<'before_after'> = {
  shared: `
.changes,.change{display:grid;gap:clamp(.8rem,2vw,1.6rem)}
.change{grid-template-columns:repeat(2,minmax(0,1fr))}
.side{position:relative;min-inline-size:0}
.side-name{margin:0 0 .5rem;font-weight:600;font-size:var(--step--1)}
.side:last-child .side-name{color:var(--a)}
.side .photo img{aspect-ratio:4/3}
`,
  pairs: `
.before_after[data-layout=pairs] .change{gap:2px}
.before_after[data-layout=pairs] .side:first-child img{border-start-end-radius:0;border-end-end-radius:0}
.before_after[data-layout=pairs] .side:last-child img{border-start-start-radius:0;border-end-start-radius:0}
.before_after[data-layout=pairs] .side:last-child .side-name,.before_after[data-layout=pairs] .side:last-child figcaption{margin-inline-start:.8rem}
`,
  offset: `
@media (min-width:48rem){
.before_after[data-layout=offset] .changes{gap:4rem}
.before_after[data-layout=offset] .change{grid-template-columns:minmax(0,4fr) minmax(0,8fr);align-items:start}
.before_after[data-layout=offset] .side:last-child{margin-block-start:3.5rem}
.before_after[data-layout=offset] .change:nth-child(even){grid-template-columns:minmax(0,8fr) minmax(0,4fr)}
}
`,
  stack: `
.before_after[data-layout=stack] .change{grid-template-columns:minmax(0,1fr);gap:.8rem}
@media (min-width:44rem){
.before_after[data-layout=stack] .changes{grid-template-columns:repeat(auto-fit,minmax(16rem,1fr));gap:2.5rem}
}
`,
  split: `
@media (min-width:60rem){
.before_after[data-layout=split] .wrap{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,9fr);gap:0 3rem;align-items:start}
.before_after[data-layout=split] .head{position:sticky;inset-block-start:2rem;margin:0}
}
`,
}
