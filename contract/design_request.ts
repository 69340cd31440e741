import { defaultForm, type Form } from 'site-designer/form'

export const themes = ['light', 'dark'] as const

/** A person's request for a website: the prompt, and the fields of the form. */
export interface DesignRequest extends Form {
  prompt: string
}

/** The initial values of the form, and the defaults for fields that were not sent. */
export const blankRequest: Readonly<DesignRequest> = { prompt: '', ...defaultForm }

/** Pixels. */
export const CORNER_RADIUS = { min: 0, max: 20 }

/** The fields whose value may be either the person's choice or the initial value of the form. */
export const choosableFields = [
  'primary_color',
  'theme',
  'heading_font',
  'body_font',
  'corner_radius',
  'contact_email',
] as const

type ChoosableField = (typeof choosableFields)[number]

/**
 * The fields that a request without `chosen` has set: those that differ from the form's first values. A
 * client that does not know `chosen` sends every field, so an equal value may be a choice or not.
 */
export function chosenByValue(sent: Partial<Form>): ChoosableField[] {
  return choosableFields.filter(
    (field) => sent[field] !== undefined && sent[field] !== blankRequest[field]
  )
}
