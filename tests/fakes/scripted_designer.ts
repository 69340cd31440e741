import type { Sheet } from 'site-designer'
import type { Designer } from '#planning/designers/designer'

const NAME = 'Rye & Co'

/**
 * As a model would answer about one bakery: it writes words of its own and understands one sentence
 * of feedback. What it answers is fixed; that it keeps the contract is what the suite looks at.
 */
export function scriptedDesigner(read: (prompt: string) => Sheet): Designer {
  return {
    name: 'scripted',
    version: '1',
    async read(prompt, _form, signal) {
      signal?.throwIfAborted()
      const sheet = read(prompt)
      const at = prompt.indexOf(NAME)
      if (at >= 0) {
        const from: [number, number] = [at, at + NAME.length]
        sheet.who.name = { value: NAME, source: 'model', from }
      }
      return sheet
    },
    async revise(sheet, _outline, feedback, signal) {
      signal?.throwIfAborted()
      if (!/dark/.test(feedback)) return { sheet, done: [], notUnderstood: [feedback] }
      const theme = { value: 'dark' as const, source: 'model' as const }
      const wishes = { ...sheet.wishes, theme }
      return { sheet: { ...sheet, wishes }, done: ['The page is dark.'], notUnderstood: [] }
    },
    async write(_sheet, { sections }, onProgress, signal) {
      signal?.throwIfAborted()
      await onProgress({ stage: 'Writing', percent: 50 })
      await onProgress({ stage: 'Done', percent: 100 })
      return Object.fromEntries(sections.map(({ kind }) => [kind, { heading: `About ${NAME}` }]))
    },
    async edit(_request, signal) {
      signal?.throwIfAborted()
      return { outcome: 'cannot', why: 'Not today.', can: ['Change the heading to …', 'x', 'y'] }
    },
  }
}
