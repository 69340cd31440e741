import { t } from '../../lib/text/text.ts'
import { toast } from '../../ui/toast/toast_store.ts'

/** The messages about changed sections. */
export const sectionNotices = {
  removed: (says: string, undo: () => void) =>
    toast.success(says, { action: { label: t('editor.history.undo'), onClick: undo } }),
  failed: (reason: string) => toast.error(t('editor.sections.failed_change', { reason })),
}

export type SectionNotices = typeof sectionNotices
