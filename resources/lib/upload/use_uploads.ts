import { useEffect, useRef, useState } from 'react'
import { IMAGE_BYTES } from '#contract/images'
import { errorSentence } from '../api/main.ts'
import type { UploadOptions } from '../api/upload.ts'
import { t } from '../text/text.ts'
import { toast } from '../../ui/toast/toast_store.ts'

export interface Sending {
  id: number
  name: string
  /** The sent share, 0 to 1. */
  share: number
  /** The error of the upload. */
  error?: string
}

type Send<T> = (file: File, options: UploadOptions) => Promise<T>

let lastId = 0

/** Sends files one after the other. Refused ones stay in the list with the reason. */
export function useUploads<T>(send: Send<T>, onArrived: (answer: T) => void) {
  const [sending, setSending] = useState<Sending[]>([])
  const queue = useRef(Promise.resolve())
  const stops = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const open = stops.current
    return () => {
      for (const stop of open.values()) stop.abort()
    }
  }, [])

  function change(id: number, change: Partial<Sending>) {
    setSending((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)))
  }

  function drop(id: number) {
    stops.current.get(id)?.abort()
    stops.current.delete(id)
    setSending((before) => before.filter((one) => one.id !== id))
  }

  async function sendOne(id: number, file: File) {
    const stop = stops.current.get(id)
    if (!stop || stop.signal.aborted) return
    try {
      const onProgress = (share: number) => change(id, { share })
      onArrived(await send(file, { onProgress, signal: stop.signal }))
      drop(id)
      toast.success(t('images.uploaded'))
    } catch (error) {
      if (stop.signal.aborted) return
      change(id, { error: t('images.failed', { message: errorSentence(error) }) })
    }
  }

  function add(files: Iterable<File>) {
    for (const file of files) {
      const id = ++lastId
      const error = problemWith(file)
      setSending((before) => [...before, { id, name: file.name, share: 0, error }])
      if (error) continue
      stops.current.set(id, new AbortController())
      queue.current = queue.current.then(() => sendOne(id, file))
    }
  }

  return { sending, add, drop }
}

export type Uploads = Omit<ReturnType<typeof useUploads>, 'onArrived'>

/** Problems that are found without sending the file. */
function problemWith({ name, type, size }: File): string | undefined {
  const isImage = type.startsWith('image/') || /\.hei[cf]$/i.test(name)
  if (!isImage) return t('images.not_an_image')
  return size > IMAGE_BYTES ? t('images.too_large') : undefined
}
