import type { EditRequest } from '#designer/edit/edit'
import type { ReadRequest } from '#designer/edit/edit_page'
import { canDo, labelOf } from '#designer/instructions/label'
import { readingLanguage } from '#designer/instructions/language'
import { readInstructions } from '#designer/instructions/read'
import { spokenIn } from '#designer/instructions/spoken_in'
import { PageReading } from '#designer/renderer/reading/page_reading'

/** Reads the person's words; they are answered in the language that they wrote in. */
export function readRequest({ instruction, ...request }: EditRequest): ReadRequest {
  const reading = new PageReading(request.html)
  const expected = readingLanguage(reading.language)
  const language = spokenIn(instruction, expected)
  return {
    ...request,
    clauses: readInstructions(instruction, {
      language: expected,
      kinds: reading.sections.flatMap(({ kind }) => kind ?? []),
      // "It" is what is selected; see `pointsAtSelection`.
      ...(request.selection ? { selection: { words: 'this' } } : {}),
    }),
    language,
    labelOf: (asked) => labelOf(asked, language),
    can: canDo(language),
  }
}
