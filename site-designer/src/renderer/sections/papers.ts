import type { DownloadsSection, LegalSection } from '#designer/site/site'
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
