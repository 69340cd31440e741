import type { BeforeAfterSection, GallerySection, Photo } from '#designer/site/site'
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
