import type { LinesSection } from '#designer/site/site'
import { html, type Html } from '#designer/renderer/html'
import { text, todoIf } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'

/** Short lines of one sort: skills, clients, credentials, what is good to know. */
export function lines(section: LinesSection): Html {
  const body = html`<ul class="lines" role="list">
    ${section.items.map(
      ({ name, detail }) =>
        html`<li${todoIf('Line', [name])}>${text('span', 'item', name)}${text('p', 'detail', detail, { class: 'detail' })}</li>`
    )}
  </ul>`
  return frame(section, body, { heading: section.heading, intro: section.intro })
}
