import { t } from '../../lib/text/text.ts'
import { toast } from '../../ui/toast/toast_store.ts'
import { instructionFailure } from './instruction_failure.ts'

/** Characters of a prompt that a toast repeats. */
const TOLD_OF_A_PROMPT = 50

/** The editor's own messages, in the specification's words. */
export const notices = {
  textSaved: () => toast.success(t('editor.text.saved')),
  /** The text was a fact, which other places of the page show too. */
  factChanged: (facts: string[]) =>
    toast.success(t('editor.text.fact', { facts: facts.join(', ') })),
  textFailed: () => toast.error(t('editor.text.failed')),
  noText: () => toast.info(t('editor.text.none')),
  urlFailed: () => toast.warning(t('editor.link.failed')),
  changeRefused: (message: string) => toast.error(t('editor.change_refused', { message })),
  saved: () => toast.success(t('editor.save.saved')),
  saveFailed: (message: string) => toast.error(t('editor.save.failed', { message })),
  nothingToUndo: () => toast.info(t('editor.history.nothing_to_undo')),
  nothingToRedo: () => toast.info(t('editor.history.nothing_to_redo')),
  undoFailed: (message: string) => toast.error(t('editor.history.undo_failed', { message })),
  redoFailed: (message: string) => toast.error(t('editor.history.redo_failed', { message })),
  restored: () => toast.success(t('editor.history.restored')),
  restoreFailed: (message: string) => toast.error(t('editor.history.restore_failed', { message })),
  frameFailed: () => toast.warning(t('editor.frame.failed')),
  instructionMissing: () => toast.warning(t('editor.ai.missing')),
  instructed: (count: number, seconds: string) =>
    toast.success(t('editor.ai.done', { count, seconds })),
  instructionFailed: (error: unknown) => toast.error(instructionFailure(error)),
  instructionStopped: () => toast.info(t('editor.ai.stopped')),
  instructionStoppedLate: () => toast.info(t('editor.ai.stopped_late')),
  instructionUndone: (words: string) =>
    toast.success(t('editor.ai.undone', { words: words.slice(0, TOLD_OF_A_PROMPT) })),
  /** The page was changed elsewhere; `lost` of our changes could not be applied to it. */
  caughtUp: (lost: number) =>
    lost === 0
      ? toast.info(t('editor.caught_up'))
      : toast.warning(t('editor.caught_up_without', { count: lost })),
}

export type Notices = typeof notices
