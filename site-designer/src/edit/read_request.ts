import type { ReadRequest } from '#designer/edit/edit_page'
import { canDo, labelOf } from '#designer/instructions/label'
import { readInstructions } from '#designer/instructions/read'
import { lexicons } from '#designer/instructions/words/lexicons'
import { tokensOf } from '#designer/instructions/words/tokens'
import type { Language } from '#designer/text/language'
import type { EditRequest } from '#designer/designer/designer'
import { PageReading } from '#designer/renderer/reading/page_reading'

/** Reads the person's words; they are answered in the language that they wrote in. */
export function readRequest({ instruction, ...request }: EditRequest): ReadRequest {
  const reading = new PageReading(request.html)
  const language = spokenIn(instruction, reading.language)
  return {
    ...request,
    clauses: readInstructions(instruction, {
      language: reading.language,
      kinds: reading.sections.flatMap(({ kind }) => kind ?? []),
      // "It" is what is selected; see `pointsAtSelection`.
      ...(request.selection ? { selection: { words: 'this' } } : {}),
    }),
    language,
    labelOf: (asked) => labelOf(asked, language),
    can: canDo(language),
  }
}

/** The language that knows more of the words; the page's where both know as many. */
function spokenIn(instruction: string, expected: Language): Language {
  const tokens = tokensOf(instruction)
  const [en, tr] = [lexicons.en.knows(tokens), lexicons.tr.knows(tokens)]
  if (en === tr) return expected
  return en > tr ? 'en' : 'tr'
}
