import { html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { detailOf, held } from '#designer/renderer/sections/parts'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import type { SectionType } from '#designer/sections/section_type'
import { FIELD_MARK, fieldMark, partMark } from '#designer/sheet/field_mark'
import type { Step, Value } from '#designer/sheet/sheet'
import type { Item } from '#designer/site/content'

export const processSection: SectionType<'process'> = {
  fill({ copy, sheet }) {
    const steps = sheet.steps?.map(stepOf) ?? []
    return {
      heading: copy.headings.process[0],
      steps: steps.length > 0 ? steps : copy.todo.steps.map((todo) => ({ name: { todo } })),
    }
  },
  print: ({ steps }) =>
    html`<ol class="steps" role="list">
      ${steps.map((step) => held('li', 'Step', html`${text('h3', 'step', step.name, { [FIELD_MARK]: partMark(step.field, 'name') })}${detailOf(step, partMark(step.field, 'text'))}`))}
    </ol>`,
  plan: (sheet) => {
    const { steps = [] } = sheet
    // What the person tells comes before words of ours.
    const isOurs = steps.length > 0 && steps.every(({ source }) => source === 'ours')
    const turn = isOurs ? TURNS.last + 5 : TURNS.middle + 8
    return placed(turn, 'process', steps.length > 0 || wants(sheet, 'process'))
  },
  says: (_, words) => words.process,
}

function stepOf({ value: { name, text: told }, source }: Value<Step>): Item {
  return {
    name,
    ...(told ? { detail: told } : {}),
    field: fieldMark('steps', name),
    ...(source === 'ours' ? { ours: true } : {}),
  }
}
