import { toast } from './toast_store.ts'

/**
 * Offers to undo what the person sees as done and what is done when the toast closes. Resolves to
 * whether they want it undone.
 */
export function wantsUndo(text: string, label: string): Promise<boolean> {
  return new Promise((resolve) => {
    toast.info(text, {
      action: { label, onClick: () => resolve(true) },
      onClose: () => resolve(false),
    })
  })
}
