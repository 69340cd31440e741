import { createHash } from 'node:crypto'
import { compose, fillSite, read, renderSite, withoutFieldMarks, type Sheet } from 'site-designer'
import { defaultForm, type Form } from 'site-designer/form'
import { randomSheets } from '../../site-designer/tests/helpers/random_sheets.ts'
import { pageLines } from './page_lines.ts'
import type { FrozenEntry } from './snapshot.ts'

interface PageInput {
  title: string
  sheet: Sheet
  form: Form
}

/** The page of each prompt as an outline, with a hash of its HTML. */
export function frozenPages(prompts: readonly { id: string; prompt: string }[]): FrozenEntry[] {
  return prompts.map(({ id, prompt }) =>
    frozenPage({ title: id, sheet: read(prompt, defaultForm), form: defaultForm })
  )
}

const RANDOM_SEED = 15

/** The same for random sheets: `count` of them, in turn English, German and Turkish. */
export function frozenRandomPages(count: number): FrozenEntry[] {
  const kinds = [
    { kind: 'bakery', language: 'en' },
    { kind: undefined, language: 'de' },
    { kind: 'club', language: 'tr' },
  ]
  return kinds.flatMap(({ kind, language }) =>
    randomSheets(RANDOM_SEED, count / kinds.length, { kind, language }).map(
      ({ extent, sheet, form }, index) =>
        frozenPage({ title: `random ${language} ${index + 1} (${extent})`, sheet, form })
    )
  )
}

function frozenPage({ title, sheet, form }: PageInput): FrozenEntry {
  const draft = renderSite(fillSite(sheet, compose(sheet, form, { seed: title })))
  const html = withoutFieldMarks(draft)
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 12)
  return { title, lines: [`html: ${hash}`, ...pageLines(html)] }
}
