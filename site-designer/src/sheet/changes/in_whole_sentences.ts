import type { SheetDraft } from '#designer/sheet/changes/sheet_draft'
import { overlap } from '#designer/sheet/coverage'
import type { Coverage, FieldPath, Stretch, Way } from '#designer/sheet/sheet'
import { sentencesIn } from '#designer/text/sentences'

/** Where the ways to reach somebody stand that can be kept off the page. */
const fieldsOf: Record<Way, FieldPath | undefined> = {
  telephone: 'contact.telephones',
  email: 'contact.emails',
  address: 'where.street_address',
  form: undefined,
}

/**
 * The stretch with the rest of its first and its last sentence: a piece without the name or the town
 * that a field took from it is no text for visitors. A sentence that says something which must stay
 * off the page, or which is meant for us, is not completed.
 */
export function inWholeSentences({ sheet, prompt }: SheetDraft, from: Stretch): Stretch {
  const refused = sheet.contact.refused.map(({ value }) => fieldsOf[value])
  const isForVisitors = ({ as, field }: Coverage) =>
    as === 'unplaced' || (as === 'field' && !refused.includes(field))
  const around = sentencesOf(prompt).filter(
    (sentence) =>
      overlap(sentence, from) &&
      sheet.coverage.every((part) => !overlap(part.from, sentence) || isForVisitors(part))
  )
  return [
    Math.min(from[0], ...around.map(([start]) => start)),
    Math.max(from[1], ...around.map(([, end]) => end)),
  ]
}

function sentencesOf(prompt: string): Stretch[] {
  return [...prompt.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) =>
    sentencesIn(prompt, [index, index + line.length])
  )
}
