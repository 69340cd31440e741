import type { Edited } from '#contract/api/editing'
import { historyOf, type Website } from '#websites/main'

/**
 * The answer to every change of a page: the state of the website, and whether undo and redo are
 * possible.
 */
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
