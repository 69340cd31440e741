import { canDo } from '#designer/instructions/can'
import { PageEdit } from '#designer/instructions/page_edit'
import type { Edit, EditRequest } from '#designer/instructions/edit'
import { editPage, tidied } from '#designer/instructions/edit_page'
import { languagesFor, say } from '#designer/instructions/language/language'
import { clausesOf } from '#designer/instructions/reading/clauses'
import { languageOf, notSpoken } from '#designer/instructions/reading/language_of'
import { namesOn } from '#designer/instructions/targets/names_on'
import { PageReading } from '#designer/live_page/reading/page_reading'

/** Nobody waits for what it takes to find something on a larger page. */
const MOST_ELEMENTS = 12_000
const MOST_CHARACTERS = 6000

/** What a sentence about a page comes to, with commands that work on this page where it is none. */
export function edit(request: EditRequest): Edit {
  const { made, can } = attempted(request)
  return made.outcome === 'cannot' ? { ...made, can: can() } : made
}

/** The same before commands are looked for, which takes longer than everything else. */
export function attempted(request: EditRequest): { made: Edit; can: () => string[] } {
  const untouched = new PageReading(request.html)
  const languages = languagesFor(untouched.language)
  if (untouched.page.size > MOST_ELEMENTS) {
    const made: Edit = { outcome: 'cannot', why: say(languages[0], 'too_large'), can: [] }
    return { made, can: () => [] }
  }
  const tagged = tidied(request.html, request.now)
  const reading = tagged ? new PageReading(tagged) : untouched
  const instruction = request.instruction.slice(0, MOST_CHARACTERS)
  const language = languageOf(instruction, languages)
  const clauses = clausesOf(instruction, namesOn(new PageEdit(reading, { language })), language)
  const made = editPage(request, clauses, { language, reading })
  const can = () => canDo(request, reading, language)
  if (made.outcome !== 'cannot') return { made, can }
  return { made: { ...made, why: notSpoken(instruction, languages) ?? made.why }, can }
}

/** Commands that work on this page, in its own language. */
export function commandsFor(html: string, now: number): string[] {
  const reading = new PageReading(tidied(html, now) ?? html)
  if (reading.page.size > MOST_ELEMENTS) return []
  const [language] = languagesFor(reading.language)
  return canDo({ html, instruction: '', now }, reading, language)
}
