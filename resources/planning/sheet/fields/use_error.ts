import { within } from '../state/merge_changes.ts'
import { useSheetDesk } from '../state/sheet_desk.ts'

/** What the server says against a field, or against something inside it. */
export function useError(field: string): string | undefined {
  const { errors } = useSheetDesk()
  const path = Object.keys(errors).find((name) => within(name, field))
  return path === undefined ? undefined : errors[path]
}
