import type { WorksSection } from '#designer/site/site'
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
