import type { SectionKind } from '#designer/site/kinds'
import type { Section, Slot } from '#designer/site/site'
import { attributes, html, type Html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'

/** Said beside the page's own matter: a direction's large headings are not for these. */
const aside = new Set<SectionKind>(['notice', 'newsletter', 'legal'])

interface FrameOptions {
  heading?: string
  intro?: Slot
  /** Everything in the section is still to fill: publishing leaves it out. */
  todo?: string
}

/** The shell every section shares: anchor, kind, layout, surface, and its heading block. */
export function frame(section: Section, body: Html, options: FrameOptions = {}): Html {
  const { kind, id, layout, surface } = section
  const titled = options.heading ? `${id}-title` : undefined
  const head =
    options.heading &&
    html`<div class="head">
      <h2 id="${titled}" data-slot="heading">${options.heading}</h2>
      ${text('p', 'intro', options.intro, { class: 'intro' })}
    </div>`
  const list = attributes({
    'class': `section ${kind}${titled && !aside.has(kind) ? ' headed' : ''}`,
    id,
    'data-section': kind,
    'data-layout': layout,
    'data-surface': surface,
    'aria-labelledby': titled,
    'data-todo': options.todo,
  })
  return html`<section${list}><div class="wrap">${head}<div class="body">${body}</div></div></section>
`
}
