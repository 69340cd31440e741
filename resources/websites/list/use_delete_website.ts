import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keys, websites } from '../../lib/api/main.ts'

export function useDeleteWebsite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: websites.delete,
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: keys.websites.one(id) })
      void client.invalidateQueries({ queryKey: keys.planInfo })
      void client.invalidateQueries({ queryKey: keys.deployments })
      void client.invalidateQueries({ queryKey: keys.websites.all })
    },
  })
}
