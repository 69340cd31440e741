import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keys, planning } from '../../lib/api/main.ts'
import { forgetBuild } from '../watch/use_build_watch.ts'

/** Cancels a build. If it has just finished, the website stays and the screen says so. */
export function useCancelBuild(taskId: string, onCancelled: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => planning.cancelBuild(taskId),
    onSuccess: (status) => {
      client.setQueryData(keys.task(taskId), status)
      void client.invalidateQueries({ queryKey: keys.planInfo })
      void client.invalidateQueries({ queryKey: keys.plan.unfinished })
      if (status.website_id) return
      forgetBuild()
      onCancelled()
    },
  })
}
