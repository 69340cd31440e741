import { defaultBodyFont, defaultHeadingFont } from '#designer/fonts/offered_fonts'
import type { Look } from '#designer/site/site'

/** The form of the specification beside the prompt. */
export interface Form extends Look {
  contact_email: string
  /** The fields that the person touched: they are honoured exactly; the others follow the business. */
  chosen: string[]
}

/** The form as it is opened (specification, section 3): nothing is touched. */
export const defaultForm: Form = {
  primary_color: '#4B5EAA',
  theme: 'light',
  heading_font: defaultHeadingFont,
  body_font: defaultBodyFont,
  corner_radius: 8,
  contact_email: '',
  chosen: [],
}
