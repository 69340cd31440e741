import type { Section } from '#designer/site/site'
import { html, type Html } from '#designer/renderer/html'
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

export function legal({ parts }: Section<'legal'>): Html {
  return html`<div class="clauses">
    ${parts.map(({ title, paragraphs, rows }) => {
      const words = html`${paragraphs.map((line) => text('p', 'text', line))}${rows.length > 0 && pairs(rows)}`
      const clause = html`<h3 data-slot="title">${title}</h3>
        <div class="prose">${words}</div>`
      return held('div', title, clause, { class: 'clause' })
    })}
  </div>`
}
