import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keys, messages, type Message, type MessageChange } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { toast } from '../../ui/toast/toast_store.ts'
import { wantsUndo } from '../../ui/toast/wants_undo.ts'

export function useMessageChange() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...change }: MessageChange & { id: string }) => messages.change(id, change),
    onSuccess: (_, { is_spam: isSpam }) => {
      if (isSpam !== undefined) {
        toast.success(t(isSpam ? 'messages.moved_to_spam' : 'messages.moved_to_inbox'))
      }
    },
    onError: () => toast.error(t('messages.change_failed')),
    onSettled: refresh,
  })
}

/**
 * The message disappears at once, and is deleted when it can no longer be undone. If the window is
 * closed before, it stays.
 */
export function useMessageDeletion() {
  const refresh = useRefresh()
  return useMutation({
    mutationKey: keys.messages.deletions,
    mutationFn: async ({ id }: Message) => {
      if (!(await wantsUndo(t('messages.deleted'), t('messages.undo')))) await messages.delete(id)
    },
    onError: () => toast.error(t('messages.delete_failed')),
    onSettled: refresh,
  })
}

/** Also refreshes the number in the menu. */
function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.messages.all })
}
