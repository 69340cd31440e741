import type { Sheet, SheetChange } from 'site-designer/sheet'
import type { FormValues } from './form_values.ts'

/**
 * The state of saving. `waiting`: sending failed and is repeated. `conflict`: the plan was changed
 * elsewhere, and the person decides which version is kept. `closed`: it cannot be changed any more.
 * `unfinished`: an address is still being typed; it is sent when it is complete or the person leaves its field.
 */
export type Saving =
  'saved' | 'saving' | 'unfinished' | 'offline' | 'waiting' | 'refused' | 'conflict' | 'closed'

export interface SheetState {
  phase: 'waiting' | 'failed' | 'ready'
  prompt: string
  sheet: Sheet | null
  /** The values of the form: the saved ones with all unsaved input. */
  values: FormValues | null
  page: string
  saving: Saving
  /** The server's errors by field path. */
  errors: Record<string, string>
  /** Ids of suggestions and starts of unplaced stretches that were just answered. */
  leaving: Pick<SheetChange, 'suggestions' | 'unplaced'>
  /** The number of answers; changes when data that depends on the sheet must be loaded again. */
  answers: number
}
