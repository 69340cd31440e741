import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { deployment as calls, keys, type SiteAddress } from '../../lib/api/main.ts'

/** How long a person must not have typed before the server is asked. */
const PAUSE = 300

/** The address that is typed, what the server says about it, and the call that takes it. */
export function useAddress(
  websiteId: string,
  { current, onDone }: { current: SiteAddress; onDone: () => void }
) {
  const client = useQueryClient()
  const [typed, setTyped] = useState(current.slug)
  const asked = useSettled(typed.trim())
  const look = useQuery({
    queryKey: [...keys.websites.address(websiteId), asked],
    queryFn: ({ signal }) => calls.address(websiteId, asked, signal),
    enabled: asked !== '',
    // Somebody else may have taken it since.
    gcTime: 0,
  })
  const change = useMutation({
    mutationFn: (slug: string) => calls.changeAddress({ website_id: websiteId, slug }),
    onSuccess: async (address) => {
      client.setQueryData(keys.websites.address(websiteId), address)
      await client.invalidateQueries({ queryKey: keys.deployments })
      onDone()
    },
  })
  return {
    typed,
    setTyped: (text: string) => {
      change.reset()
      setTyped(text)
    },
    found: asked === typed.trim() ? look.data : undefined,
    change,
  }
}

/** A text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
