import type { Edited } from '#contract/api/editing'
import { historyOf, type Website } from '#websites/main'

/** What every change to a page answers: where the website stands, and where one can go from here. */
export async function editJson(
  website: Website,
  receipt: { changes?: number } = {}
): Promise<Edited> {
  const { canUndo, canRedo } = await historyOf(website)
  return {
    success: true,
    version: website.version,
    can_undo: canUndo,
    can_redo: canRedo,
    ...receipt,
  }
}
