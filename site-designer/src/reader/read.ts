import type { Form } from '#designer/designer/form'
import { annotateEmails } from '#designer/reader/annotators/email'
import { annotateLinks } from '#designer/reader/annotators/link'
import { annotateTelephones } from '#designer/reader/annotators/telephone'
import { languageOfPrompt } from '#designer/reader/annotators/language'
import { Reading } from '#designer/reader/reading'
import type { Sheet } from '#designer/sheet/sheet'

/** No prompt is longer; what would be beyond is cut off. */
export const longestPrompt = 20_000

/**
 * The order matters: what one annotator takes is not read by the next. What must not become a fact
 * is taken first, then what has a shape of its own, then what is told by words around it; own words
 * are what is left.
 */
const annotators: ((reading: Reading) => void)[] = [
  annotateEmails,
  annotateLinks,
  annotateTelephones,
]

/** What a prompt says, as a sheet; what no rule is sure of stands there as suggestions or unplaced. */
export function read(prompt: string, _form: Form): Sheet {
  const reading = new Reading(prompt, languageOfPrompt(prompt))
  for (const annotate of annotators) annotate(reading)

  reading.closeGaps()
  reading.sheet.coverage = reading.coverage()
  return reading.sheet
}
