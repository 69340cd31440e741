import { html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { held, line } from '#designer/renderer/sections/parts'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import type { SectionType } from '#designer/sections/section_type'

export const processSection: SectionType<'process'> = {
  fill({ copy }) {
    return {
      heading: copy.headings.process[0],
      steps: copy.todo.steps.map((todo) => ({ name: { todo } })),
    }
  },
  print: ({ steps }) =>
    html`<ol class="steps" role="list">
      ${steps.map(({ name, detail: told }) => held('li', 'Step', html`${text('h3', 'step', name)}${line('detail', told)}`))}
    </ol>`,
  plan: (sheet) => placed(TURNS.middle + 8, 'process', wants(sheet, 'process')),
  says: (_, words) => words.process,
}
