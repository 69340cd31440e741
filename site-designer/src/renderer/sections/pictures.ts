import type { Photo } from '#designer/site/content'
import type { Section } from '#designer/site/site'
import { attributes, html, type Html } from '#designer/renderer/html'
import { photo, type Page } from '#designer/renderer/page'

/** Without one real picture the whole gallery is a place to fill and stays unpublished. */
export function gallery({ id, layout, photos }: Section<'gallery'>, page: Page): Html {
  const scrolls = layout === 'reel'
  const list = attributes({
    'class': 'pictures',
    'tabindex': scrolls && 0,
    'role': scrolls && 'group',
    'aria-labelledby': scrolls && `${id}-title`,
  })
  return html`<div${list}>${photos.map((one, index) => photo(page, one, index))}</div>`
}

/** Only whole pairs say anything, so the section waits for pictures as a gallery does. */
export function beforeAfter({ labels, changes }: Section<'before_after'>, page: Page): Html {
  const side = (label: string, picture: Photo, index: number) =>
    html`<div class="side">
      <p class="side-name" data-slot="label">${label}</p>
      ${photo(page, picture, index)}
    </div>`
  return html`<div class="changes">
    ${changes.map(
      ({ before, after }, index) =>
        html`<div class="change">
          ${side(labels.before, before, 2 * index)}${side(labels.after, after, 2 * index + 1)}
        </div>`
    )}
  </div>`
}
