import { within } from '../state/merge_changes.ts'
import { useSheetContext } from '../state/sheet_context.ts'

/** The server's error for a field or something inside it. */
export function useError(field: string): string | undefined {
  const { errors } = useSheetContext()
  const path = Object.keys(errors).find((name) => within(name, field))
  return path === undefined ? undefined : errors[path]
}
