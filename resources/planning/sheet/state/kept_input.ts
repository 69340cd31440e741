import type { Sheet, SheetChange } from 'site-designer/sheet'
import { openKeptChanges, type KeptChangesOptions } from '../../../lib/outbox/kept_changes.ts'

/** Unsaved changes, and the sheet that they were made on, as far as it was known. */
export interface KeptInput {
  changes: readonly SheetChange[]
  sheet: Sheet | null
}

type Area = KeptChangesOptions<KeptInput>['storage']

/** The input for a plan or a website that is kept in this tab, so that a reload does not lose it. */
export function openKeptInput(id: string, storage: Area = () => sessionStorage) {
  return openKeptChanges({ name: `sheet:${id}`, read: readInput, storage, now: Date.now })
}

function readInput(value: unknown): KeptInput | undefined {
  const { changes, sheet = null } = (value ?? {}) as Partial<KeptInput>
  return Array.isArray(changes) ? { changes, sheet } : undefined
}
