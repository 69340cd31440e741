import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import {
  FOUND_TEXT_LENGTH,
  MEASURED_FAULTS,
  MEASURED_WIDTHS,
  MOST_FINDINGS,
  type MeasuredFinding,
} from '#contract/measuring'
import { validationMessages } from '#core/validation_messages'

/** More sections than a page has. */
const MOST_SECTIONS = 40

const section = vine
  .string()
  .regex(/^[a-z][\w-]*$/i)
  .maxLength(64)

/** What a browser finds. */
export function findingsList() {
  return vine
    .array(
      vine.object({
        section: section.clone(),
        fault: vine.enum(MEASURED_FAULTS),
        width: vine.number({ strict: true }).in([...MEASURED_WIDTHS]),
        // A picture has none.
        text: vine.string().maxLength(FOUND_TEXT_LENGTH).optional(),
        class_name: vine
          .string()
          .regex(/^x-[\w-]+$/)
          .maxLength(100),
      })
    )
    .maxLength(MOST_FINDINGS)
}

/** Findings as a validator gives them. */
type Told = Infer<ReturnType<typeof findingsList>>

export function measuredFindings(told: Told): MeasuredFinding[] {
  return told.map(({ text = '', ...finding }) => ({ ...finding, text }) as MeasuredFinding)
}

export const findingsValidator = vine.create({
  sections: vine
    .array(vine.object({ id: section.clone(), round: vine.number({ strict: true }).in([1, 2]) }))
    .maxLength(MOST_SECTIONS),
  findings: findingsList(),
})
findingsValidator.messagesProvider = validationMessages({
  sections: 'Please name the measured sections with their rounds',
  findings: 'Please tell each finding with its section, fault, width, text and class name',
})
