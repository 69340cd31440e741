import { canDo } from '#designer/commands/can'
import type { Edit, EditRequest } from '#designer/commands/edit'
import { editPage } from '#designer/commands/edit_page'
import { readWhole } from '#designer/commands/language/clauses'
import { languagesFor, say } from '#designer/commands/language/language'
import { readAs } from '#designer/commands/language/read_as'
import { PageReading } from '#designer/renderer/reading/page_reading'

/** Nobody waits for what it takes to find something on a larger page. */
const MOST_ELEMENTS = 12_000
const MOST_CHARACTERS = 6000

/** What a sentence about a page comes to, with commands that work on this page where it is none. */
export function edit(request: EditRequest): Edit {
  const reading = new PageReading(request.html)
  const { language, clauses } = readAs(
    request.instruction.slice(0, MOST_CHARACTERS),
    languagesFor(reading.language)
  )
  if (reading.page.size > MOST_ELEMENTS) {
    return { outcome: 'cannot', why: say(language, 'too_large'), can: [] }
  }
  const made = editPage(request, clauses, language)
  if (made.outcome !== 'done' && clauses.length > 1) {
    const whole = readWhole(request.instruction, language)
    const other = whole && editPage(request, [whole], language)
    if (other?.outcome === 'done') return other
  }
  return made.outcome === 'cannot' ? { ...made, can: canDo(request, language) } : made
}

/** Commands that work on this page, in its own language. */
export function commandsFor(html: string, now: number): string[] {
  const reading = new PageReading(html)
  if (reading.page.size > MOST_ELEMENTS) return []
  const [language] = languagesFor(reading.language)
  return canDo({ html, instruction: '', now }, language)
}
