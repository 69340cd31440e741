import type { FieldPath, Sheet, SheetChange } from 'site-designer/sheet'
import { createContext, useContext } from 'react'
import type { FormValues } from './form_values.ts'

/** What the fields of the form share: values, the function to change them, and the focused field. */
export interface SheetContextValue {
  planId: string
  sheet: Sheet
  values: FormValues
  errors: Record<string, string>
  leaving: Pick<SheetChange, 'suggestions' | 'unplaced'>
  change(change: SheetChange): void
  /** Fields that stay open although they are empty. */
  opened: ReadonlySet<string>
  open(block: string): void
  /** Opens the field, of the place with that number, and puts the cursor into it. */
  show(path: FieldPath, place?: number): void
  /** Whether the name is still asked for, so that the form leaves its field out. */
  asksName: boolean
  settleName(): void
  /** Whether the whole form is shown; in the review it is folded until it is wanted. */
  isUnfolded: boolean
  unfold(isOpen: boolean): void
  /** The focused field; its words are highlighted in the prompt. */
  highlighted: { field: string; place?: number } | null
}

export const SheetContext = createContext<SheetContextValue | null>(null)

export function useSheetContext(): SheetContextValue {
  const context = useContext(SheetContext)
  if (!context) throw new Error('Fields of a sheet stand inside SheetForm.')
  return context
}
