import { kindOf } from '#designer/fill/business'
import { html, type Html } from '#designer/renderer/html'
import { photo, type Page } from '#designer/renderer/page'
import { ownPhotos } from '#designer/sections/planning/photos'
import { TURNS, luckOf, placed, wants } from '#designer/sections/planning/planned'
import type { SectionType } from '#designer/sections/section_type'
import type { Photo } from '#designer/site/content'
import type { Section } from '#designer/site/site'

export const beforeAfterSection: SectionType<'before_after'> = {
  fill(context) {
    const { headings, before, after, pairs } = context.copy.parts.beforeAfter
    return {
      heading: context.pick('before_after', headings),
      labels: { before, after },
      changes: pairs.map((notes) => ({
        before: { describe: notes[0], shape: 'wide' },
        after: { describe: notes[1], shape: 'wide' },
      })),
    }
  },
  print: printBeforeAfter,
  plan(sheet, opening) {
    const isUsual = kindOf(sheet).pictures === 'before_after' && luckOf(opening, 'pairs').int(3) > 0
    // Real pictures go before the places for those that somebody may take one day.
    const isThere = wants(sheet, 'before_after') || (isUsual && ownPhotos(sheet, opening) <= 0)
    return placed(TURNS.middle + 6, 'before_after', isThere)
  },
  says: (_, words) => words.before_after,
}

/** Only whole pairs say anything, so the section waits for pictures as a gallery does. */
function printBeforeAfter({ labels, changes }: Section<'before_after'>, page: Page): Html {
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
