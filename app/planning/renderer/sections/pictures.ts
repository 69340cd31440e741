import type { GallerySection } from '#planning/site/site'
import { html, type Html } from '#planning/renderer/html'
import { photo, type Page } from '#planning/renderer/page'
import { frame } from '#planning/renderer/sections/frame'

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

export const picturesCss = `
.photo{margin:0;position:relative;min-inline-size:0}
.photo img{display:block;inline-size:100%;block-size:auto;object-fit:cover;border-radius:var(--radius-l);background:var(--wash)}
.photo[data-shape=wide] img{aspect-ratio:3/2}.photo[data-shape=tall] img{aspect-ratio:3/4}.photo[data-shape=square] img{aspect-ratio:1}
.photo figcaption{margin-block-start:.6rem;font-size:var(--step--1);color:var(--soft);max-inline-size:44ch}
.photo:has(img:not([src^='data:'])) figcaption[data-todo]{display:none}
.pictures{display:grid;gap:clamp(.8rem,1.8vw,1.6rem)}
.gallery[data-layout=reel] .pictures{grid-auto-flow:column;grid-auto-columns:min(78%,24rem);overflow-x:auto;scroll-snap-type:x proximity;padding-block-end:1rem}
.gallery[data-layout=reel] .photo{scroll-snap-align:start}.gallery[data-layout=reel] img{aspect-ratio:4/5!important}
@media (min-width:48rem){.gallery[data-layout=mosaic] .pictures{grid-template-columns:repeat(12,1fr)}
.gallery[data-layout=mosaic] .photo{grid-column:span 5}.gallery[data-layout=mosaic] .photo:nth-child(4n+1),.gallery[data-layout=mosaic] .photo:nth-child(4n){grid-column:span 7}.gallery[data-layout=mosaic] .photo img{block-size:clamp(16rem,30vw,25rem);aspect-ratio:auto}.gallery[data-layout=mosaic] .photo:last-child:nth-child(odd){grid-column:1/-1}
.gallery[data-layout=plates] .pictures{grid-template-columns:repeat(3,1fr);align-items:start}.gallery[data-layout=plates] .photo:nth-child(3n+2){margin-block-start:3.5rem}.gallery[data-layout=plates] .photo:nth-child(3n){margin-block-start:1.4rem}}
`
