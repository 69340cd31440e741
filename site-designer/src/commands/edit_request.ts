import { canDo } from '#designer/commands/can'
import type { Edit, EditRequest } from '#designer/commands/edit'
import { editPage } from '#designer/commands/edit_page'
import { readClauses, type Clause } from '#designer/commands/language/clauses'
import { languagesFor, say } from '#designer/commands/language/language'
import { PageReading } from '#designer/renderer/reading/page_reading'

/** Nobody waits for what it takes to find something on a larger page. */
const MOST_ELEMENTS = 12_000
const MOST_CHARACTERS = 6000

/** What a sentence about a page comes to, with commands that work on this page where it is none. */
export function edit(request: EditRequest): Edit {
  const reading = new PageReading(request.html)
  const { language, clauses } = readAs(request.instruction, reading)
  if (reading.page.size > MOST_ELEMENTS) {
    return { outcome: 'cannot', why: say(language, 'too_large'), can: [] }
  }
  const made = editPage(request, clauses, language)
  return made.outcome === 'cannot' ? { ...made, can: canDo(request, language) } : made
}

/** In the language in which more of it can be read, that of the page where it is all one. */
function readAs(instruction: string, { language: page }: { language: string }) {
  const text = instruction.slice(0, MOST_CHARACTERS)
  const readings = languagesFor(page).map((language) => ({
    language,
    clauses: readClauses(text, language),
  }))
  const share = ({ clauses }: { clauses: Clause[] }) =>
    clauses.filter(({ commands }) => commands.length > 0).length / Math.max(1, clauses.length)
  const [best] = readings.toSorted((one, other) => share(other) - share(one))
  if (share(best) > 0 || !/[ğşıİçöü]/.test(text)) return best
  return readings.find(({ language }) => language.code === 'tr') ?? best
}
