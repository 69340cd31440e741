import type { Look } from '#designer/site/site'

/** The form of the specification beside the prompt. */
export interface Form extends Look {
  contact_email: string
  /** The fields that the person touched: they are honoured exactly; the others follow the business. */
  chosen: string[]
}
