import { useMutation } from '@tanstack/react-query'
import { websites } from '../../lib/api/main.ts'
import { newKey } from '../new_key.ts'
import { useWebsiteAdded } from '../use_website_added.ts'

export function useDuplicateWebsite() {
  const added = useWebsiteAdded()
  return useMutation({
    mutationFn: (id: string) => websites.duplicate(id, newKey()),
    onSuccess: added,
  })
}
