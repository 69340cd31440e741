import type { Section } from '#designer/site/site'
import { attributes, html, type Html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { held } from '#designer/renderer/sections/parts'
import { pairs } from '#designer/renderer/sections/rows'

/** A file without an address is a place to fill: a link that leads nowhere is never published. */
export function downloads({ files }: Section<'downloads'>): Html {
  return html`<ul class="files" role="list">
    ${files.map(({ name, href, todo }) => {
      const link = href ? { href, rel: 'noopener' } : {}
      return held('li', name, html`${text('a', 'file', href ? name : { todo }, link)}`)
    })}
  </ul>`
}

/** A quiet line above the footer, which opens: what everybody may read, and few come for. */
export function legal(section: Section<'legal'>): Html {
  const clauses = section.parts.map(({ title, paragraphs, rows }) => {
    const words = html`${paragraphs.map((line) => text('p', 'text', line))}${rows.length > 0 && pairs(rows)}`
    const clause = html`<h3 data-slot="title">${title}</h3>
      <div class="prose">${words}</div>`
    return held('div', title, clause, { class: 'clause' })
  })
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
    <div class="body"><div class="clauses">${clauses}</div></div>
  </details></section>
`
}
