import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  websiteLimitIn,
  websites,
  type ImportedWebsite,
  type WebsiteLimit,
} from '../../lib/api/main.ts'
import { newKey } from '../new_key.ts'
import { useWebsiteAdded } from '../use_website_added.ts'

/** A file that was chosen, and the name of its import. */
interface Chosen {
  file: File
  key: string
}

interface Outcomes {
  onImported: (website: ImportedWebsite) => void
  onLimit: (limit: WebsiteLimit) => void
}

/** Imports one file at a time. Leaving the screen stops the upload. */
export function useImport({ onImported, onLimit }: Outcomes) {
  const [chosen, setChosen] = useState<Chosen>()
  const [share, setShare] = useState(0)
  const stop = useRef<AbortController>(null)
  const added = useWebsiteAdded()
  const sent = useMutation({
    mutationFn: ({ file, key }: Chosen) => {
      stop.current = new AbortController()
      return websites.import(file, key, { onProgress: setShare, signal: stop.current.signal })
    },
    onSuccess: (website) => {
      added()
      onImported(website)
    },
    onError: (error) => {
      const limit = websiteLimitIn(error)
      if (limit) onLimit(limit)
    },
  })
  useEffect(() => () => stop.current?.abort(), [])

  function send(next: Chosen) {
    setChosen(next)
    setShare(0)
    sent.mutate(next)
  }

  return {
    name: chosen?.file.name ?? '',
    /** The sent share, 0 to 1. */
    share,
    isSending: sent.isPending,
    error: sent.error,
    choose: (file: File) => send({ file, key: newKey() }),
    /** The same file again, which cannot become two websites. */
    retry: () => chosen && send(chosen),
  }
}
