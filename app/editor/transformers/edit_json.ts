import type { Edited } from '#contract/api/editing'
import { historyOf, type Website } from '#websites/main'

/**
 * The answer to every change of a page: the state of the website, and whether undo and redo are
 * possible.
 */
export async function editJson(
  website: Website,
  receipt: {
    changes?: number
    html?: string
    alsoChanged?: string[]
    replaced?: Edited['replaced']
  } = {}
): Promise<Edited> {
  const { changes, html, alsoChanged, replaced } = receipt
  const { canUndo, canRedo } = await historyOf(website)
  return {
    success: true,
    version: website.version,
    can_undo: canUndo,
    can_redo: canRedo,
    replaced,
    changes,
    html_content: html,
    also_changed: alsoChanged,
  }
}
