import { compose, read, revise } from 'site-designer'
import { defaultForm } from 'site-designer/form'
import { pagePrompts } from '../pages/page_of.ts'
import { sheetLines } from './sheet_lines.ts'
import type { FrozenEntry } from './snapshot.ts'
import { textChanges } from './text_changes.ts'

export interface FeedbackCase {
  prompt_of: string
  language: string
  feedback: string
}

/** What feedback on a plan changes of its sheet, and what is answered. */
export function frozenFeedback(cases: readonly FeedbackCase[]): FrozenEntry[] {
  return cases.map(({ prompt_of: name, language, feedback }, index) => {
    const sheet = read(pagePrompts[name], defaultForm)
    const outline = compose(sheet, defaultForm, { seed: name })
    const kinds = outline.sections.map(({ kind }) => kind)
    const revised = revise(sheet, feedback, { kinds, page: outline })
    const lines = [
      ...revised.done.map((sentence) => `done: ${sentence}`),
      ...(revised.unclear ?? []).flatMap(({ words, readings }) => [
        `asked: ${words}`,
        ...readings.map(({ label }) => `offered: ${label}`),
      ]),
      ...revised.notUnderstood.map((words) => `handed back: ${words}`),
      ...textChanges(sheetLines(sheet), sheetLines(revised.sheet)),
    ]
    return { title: `${index + 1} ${name} (${language}): ${feedback}`, lines }
  })
}
