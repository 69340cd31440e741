import { useQueryClient } from '@tanstack/react-query'
import { keys } from '../lib/api/main.ts'

/** Loads again what another website changes. */
export function useWebsiteAdded() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: keys.websites.all })
    void client.invalidateQueries({ queryKey: keys.planInfo })
  }
}
