import { takesMessages } from '#designer/fill/reach'
import { attributes, html, type Html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { held } from '#designer/renderer/sections/parts'
import { pairs } from '#designer/renderer/sections/rows'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import type { SectionType } from '#designer/sections/section_type'
import type { Slot } from '#designer/site/content'
import type { Section } from '#designer/site/site'

/** True of every page that we make; what only the owner knows is left to fill. */
export const legalSection: SectionType<'legal'> = {
  fill(context) {
    const { sheet } = context
    const words = context.copy.parts.legal
    const form = takesMessages(sheet)
    const privacy: Slot[] = [
      ...(form ? [context.inVoice(words.form)] : []),
      words.page,
      ...(form ? [{ todo: words.kept }] : []),
    ]
    const name = sheet.who.name?.value
    return {
      heading: words.heading,
      parts: [
        { title: words.privacy, paragraphs: privacy, rows: [] },
        {
          title: words.imprint,
          paragraphs: name ? [name] : [],
          rows: [
            { label: words.owner, value: { todo: words.ownerTodo } },
            { label: words.register, value: { todo: words.registerTodo } },
          ],
        },
      ],
    }
  },
  print: printLegal,
  isWhole: true,
  plan: (sheet) => placed(TURNS.end + 4, 'legal', takesMessages(sheet) || wants(sheet, 'legal')),
  isCalledPlainly: true,
  isOutOfNav: true,
  isByLaw: true,
  says: (_, words) => words.legal,
}

/** A quiet line above the footer, which opens: what everybody may read, and few come for. */
function printLegal(section: Section<'legal'>): Html {
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
