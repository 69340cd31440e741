import type { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import { overlap } from '#designer/sheet/coverage'
import type { Coverage, FieldPath, Stretch, Way } from '#designer/sheet/sheet'
import { sentencesIn } from '#designer/language/sentences'

/** The field of each way to reach somebody. */
const fieldsOf: Record<Way, FieldPath | undefined> = {
  telephone: 'contact.telephones',
  email: 'contact.emails',
  address: 'where.street_address',
  form: undefined,
}

/**
 * Extends a stretch to the whole of its first and last sentence, because a text for visitors needs the
 * name or the town that a field took from it. A sentence with a part that must stay off the page, or
 * that is meant for us, is not added.
 */
export function toWholeSentences({ sheet, prompt }: SheetWriter, from: Stretch): Stretch {
  const refused = sheet.contact.refused.map(({ value }) => fieldsOf[value])
  const isAsked = (part: Coverage) => !part.for_us || overlap(part.from, from) !== undefined
  const isForVisitors = (part: Coverage) => isForPage(part) && isAsked(part)
  const isForPage = ({ as, field }: Coverage) =>
    as === 'unplaced' || (as === 'field' && !refused.includes(field))
  const around = sentencesIn(prompt).filter(
    (sentence) =>
      overlap(sentence, from) &&
      sheet.coverage.every((part) => !overlap(part.from, sentence) || isForVisitors(part))
  )
  return [
    Math.min(from[0], ...around.map(([start]) => start)),
    Math.max(from[1], ...around.map(([, end]) => end)),
  ]
}
