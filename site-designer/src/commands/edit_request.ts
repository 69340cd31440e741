import { canDo } from '#designer/commands/can'
import { Desk } from '#designer/commands/desk'
import type { Edit, EditRequest } from '#designer/commands/edit'
import { editPage, tidied } from '#designer/commands/edit_page'
import { readAsGuess, readWhole } from '#designer/commands/language/clauses'
import { readerOn } from '#designer/commands/reader_on'
import { languagesFor, say, type CommandLanguage } from '#designer/commands/language/language'
import { readAs } from '#designer/commands/language/read_as'
import { PageReading } from '#designer/renderer/reading/page_reading'

/** Nobody waits for what it takes to find something on a larger page. */
const MOST_ELEMENTS = 12_000
const MOST_CHARACTERS = 6000

/** What a sentence about a page comes to, with commands that work on this page where it is none. */
export function edit(request: EditRequest): Edit {
  const untouched = new PageReading(request.html)
  const languages = languagesFor(untouched.language)
  if (untouched.page.size > MOST_ELEMENTS) {
    return { outcome: 'cannot', why: say(languages[0], 'too_large'), can: [] }
  }
  const tagged = tidied(request.html, request.now)
  const reading = tagged ? new PageReading(tagged) : untouched
  const { language, clauses, reader } = readAs(
    request.instruction.slice(0, MOST_CHARACTERS),
    languages,
    (spoken) => readerOn(deskFor(reading, request, spoken))
  )
  const setting = { language, reading }
  // One thing told in two sentences: "The number is wrong. It should be …".
  const whole = clauses.length > 1 ? readWhole(request.instruction, reader) : undefined
  const readings = whole?.readings.filter(({ holdsText }) => !holdsText) ?? []
  const asOne = whole && readings.length > 0 && editPage(request, [{ ...whole, readings }], setting)
  if (asOne && asOne.outcome === 'done') return asOne
  const made = editPage(request, clauses, setting)
  if (made.outcome === 'cannot' && clauses.length > 1) {
    const guess = editPage(request, [readAsGuess(request.instruction, reader)], setting)
    if (guess.outcome !== 'cannot') return guess
  }
  return made.outcome === 'cannot' ? { ...made, can: canDo(request, reading, language) } : made
}

function deskFor(
  reading: PageReading,
  { selection }: EditRequest,
  language: CommandLanguage
): Desk {
  return new Desk(reading, { language, choices: new Set(), selection, before: undefined })
}

/** Commands that work on this page, in its own language. */
export function commandsFor(html: string, now: number): string[] {
  const reading = new PageReading(tidied(html, now) ?? html)
  if (reading.page.size > MOST_ELEMENTS) return []
  const [language] = languagesFor(reading.language)
  return canDo({ html, instruction: '', now }, reading, language)
}
