import { read } from 'site-designer'
import { defaultForm } from 'site-designer/form'
import { countEntry, type EntryCount } from '../bin/count/count_entry.ts'
import type { Entry } from '../bin/count/expected.ts'
import type { FrozenEntry } from './snapshot.ts'
import { sheetLines } from './sheet_lines.ts'

/** The sheet that is read from each prompt, and how it compares with what the list expects. */
export function frozenSheets(entries: readonly Entry[]): FrozenEntry[] {
  return entries.map((entry) => {
    const sheet = read(entry.prompt, defaultForm)
    return {
      title: `${entry.id} (${entry.language})`,
      lines: [countLine(countEntry(entry, sheet)), ...sheetLines(sheet)],
    }
  })
}

function countLine(count: EntryCount): string {
  const { filled, right, said, inField, inFieldOrSuggested, lost, name, published } = count
  return [
    `counted: ${filled} filled, ${right} right`,
    `${said} said, ${inField} in their field, ${inFieldOrSuggested} there or suggested`,
    `${lost.length} lost, ${published.length} published that were said to us, name ${name}`,
  ].join('; ')
}
