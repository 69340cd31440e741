import type { FieldPath, Sheet, SheetChange } from 'site-designer/sheet'
import { createContext, useContext } from 'react'
import type { FormValues } from './form_values.ts'

/** What the fields of the sheet share: its values, how they are changed, and which is looked at. */
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
  /** The field that has the cursor: its words stand out in the prompt. */
  highlighted: { field: string; place?: number } | null
}

export const SheetContext = createContext<SheetContextValue | null>(null)

export function useSheetContext(): SheetContextValue {
  const desk = useContext(SheetContext)
  if (!desk) throw new Error('Fields of a sheet stand inside SheetForm.')
  return desk
}
