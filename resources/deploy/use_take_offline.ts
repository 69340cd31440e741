import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deployment as calls, keys } from '../lib/api/main.ts'

/** Takes a website offline; it stays in the app and can be published again. */
export function useTakeOffline() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (websiteId: string) => calls.forceDelete(websiteId),
    onSettled: () => client.invalidateQueries({ queryKey: keys.deployments }),
  })
}
