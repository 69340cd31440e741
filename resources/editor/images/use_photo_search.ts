import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { WebsiteImage } from '#contract/api/images'
import type { FoundPhoto } from '#contract/api/photos'
import { errorSentence, keys, photos } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { toast } from '../../ui/toast/toast_store.ts'

/** The photos that are found for these words, page by page, and the choice of one. */
export function usePhotoSearch(
  websiteId: string,
  words: string,
  onChoose: (image: WebsiteImage) => void
) {
  const client = useQueryClient()
  const found = useInfiniteQuery({
    queryKey: keys.websites.photos(websiteId, words),
    queryFn: ({ pageParam: page, signal }) => photos.search(websiteId, { q: words, page }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ next_page: page }) => page,
    enabled: words !== '',
    // A source that refuses refuses the next request, too, and counts it.
    retry: false,
    // The addresses of the thumbnails expire after an hour.
    staleTime: 10 * 60_000,
  })

  const choice = useMutation({
    mutationFn: (photo: FoundPhoto) => photos.choose(websiteId, photo),
    onSuccess: (image) => {
      client.setQueryData<WebsiteImage[]>(
        keys.websites.images(websiteId),
        (before) => before && [image, ...before.filter(({ id }) => id !== image.id)]
      )
      onChoose(image)
    },
    onError: (error) =>
      void toast.error(t('images.search.choose_failed', { message: errorSentence(error) })),
  })

  return { found, choice }
}
