import { schemaOf } from '#designer/site/kinds'
import type { Section } from '#designer/site/site'
import { attributes, html, type Html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { oursMark } from '#designer/renderer/sections/parts'

/** The shell every section shares: anchor, kind, layout, surface, and its heading block. */
export function frame(section: Section, body: Html): Html {
  const { kind, id, layout, surface } = section
  const { heading, intro } = 'heading' in section ? section : {}
  // Publishing leaves out a section in which nothing is said.
  const isToFill = !body.said && (body.open || body.text.trim() === '')
  const titled = heading && `${id}-title`
  const head =
    heading &&
    html`<div class="head">
      <h2 id="${titled}" data-slot="heading">${heading}</h2>
      ${text('p', 'intro', intro, { class: 'intro', ...oursMark('ours' in section ? section : {}) })}
    </div>`
  const list = attributes({
    'class': `section ${kind}${titled && !schemaOf(kind).isAside ? ' headed' : ''}`,
    id,
    'data-section': kind,
    'data-layout': layout,
    'data-surface': surface,
    'aria-labelledby': titled,
    'data-todo': isToFill && (heading ?? kind),
  })
  return html`<section${list}><div class="wrap">${head}<div class="body">${body}</div></div></section>
`
}
