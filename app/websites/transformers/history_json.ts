import type { StepAnswer } from '#contract/api/websites'
import type { Website } from '#websites/models/website'
import { currentHtml } from '#websites/services/current_texts'
import { historyOf } from '#websites/services/history'
import { signedAddress } from '#websites/preview/signed_address'

/** The answer to undo, redo and restore: the current text, and whether undo and redo are possible. */
export async function historyJson(website: Website): Promise<StepAnswer> {
  const { canUndo, canRedo } = await historyOf(website)
  return {
    html_content: await currentHtml(website),
    version: website.version,
    can_undo: canUndo,
    can_redo: canRedo,
    preview_url: signedAddress(website, { mode: 'v', userId: website.userId }),
  }
}
