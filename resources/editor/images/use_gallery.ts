import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { WebsiteImage } from '#contract/api/images'
import { errorSentence, images, keys, type ImageChange } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { useUploads } from '../../lib/upload/use_uploads.ts'
import { toast } from '../../ui/toast/toast_store.ts'

/** The pictures of a website, newest first, and the actions on them. */
export function useGallery(websiteId: string) {
  const client = useQueryClient()
  const key = keys.websites.images(websiteId)
  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => images.list(websiteId, signal),
  })

  function update(change: (before: WebsiteImage[]) => WebsiteImage[]) {
    client.setQueryData<WebsiteImage[]>(key, (before) => before && change(before))
  }

  const uploads = useUploads(
    (file, options) => images.upload(websiteId, file, options),
    (image: WebsiteImage) =>
      update((before) => [image, ...before.filter(({ id }) => id !== image.id)])
  )

  /** Resolves to true on success. */
  async function change(id: string, change: ImageChange): Promise<boolean> {
    try {
      const image = await images.change(websiteId, id, change)
      update((before) => before.map((one) => (one.id === id ? image : one)))
      return true
    } catch (error) {
      toast.error(t('images.gallery.change_failed', { message: errorSentence(error) }))
      return false
    }
  }

  async function remove(id: string): Promise<void> {
    try {
      await images.delete(websiteId, id)
      update((before) => before.filter((one) => one.id !== id))
    } catch (error) {
      toast.error(t('images.deleting.failed', { message: errorSentence(error) }))
    }
  }

  return { list, uploads, change, remove }
}
