import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { WebsiteDocument } from '#contract/api/documents'
import { DOCUMENT_BYTES, DOCUMENT_TYPE } from '#contract/documents'
import { documents, errorSentence, keys } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { toast } from '../../ui/toast/toast_store.ts'

/** The documents of a website, newest first, and the actions on them. */
export function useFiles(websiteId: string) {
  const client = useQueryClient()
  const key = keys.websites.documents(websiteId)
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<string>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => documents.list(websiteId, signal),
  })

  function update(change: (before: WebsiteDocument[]) => WebsiteDocument[]) {
    client.setQueryData<WebsiteDocument[]>(key, (before) => before && change(before))
  }

  async function upload(file: File) {
    const problem = problemWith(file)
    setError(problem)
    if (problem) return
    const { signal } = (stop.current = new AbortController())
    setIsSending(true)
    try {
      const sent = await documents.upload(websiteId, file, signal)
      update((before) => [sent, ...before.filter(({ id }) => id !== sent.id)])
    } catch (failure) {
      if (signal.aborted) return
      setError(t('editor.links.files.failed', { message: errorSentence(failure) }))
    } finally {
      setIsSending(false)
    }
  }

  async function remove(id: string) {
    try {
      await documents.delete(websiteId, id)
      update((before) => before.filter((one) => one.id !== id))
    } catch (failure) {
      toast.error(t('editor.links.files.delete_failed', { message: errorSentence(failure) }))
    }
  }

  return { list, isSending, error, upload, remove }
}

/** Problems that are found without sending the file. */
function problemWith({ type, size }: File): string | undefined {
  if (type !== DOCUMENT_TYPE) return t('editor.links.files.not_a_pdf')
  return size > DOCUMENT_BYTES ? t('editor.links.files.too_large') : undefined
}
