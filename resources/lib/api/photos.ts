import type { WebsiteImage } from '#contract/api/images'
import type { ChosenPhoto, FoundPhoto, FoundPhotos } from '#contract/api/photos'
import { call } from './client.ts'

const of = (websiteId: string) => `/spa/websites/${websiteId}/photo_search/`

/** Photos of other people, for the pictures of a website. */
export const photos = {
  search: (websiteId: string, query: { q: string; page: number }, signal?: AbortSignal) =>
    call<FoundPhotos>(of(websiteId), { query, signal }),

  /** The server fetches the photo from its source, which may take longer than other calls. */
  choose: (websiteId: string, { source, id }: Pick<FoundPhoto, 'source' | 'id'>) =>
    call<ChosenPhoto>(of(websiteId), { method: 'POST', body: { source, id }, timeout: 60_000 }),

  /** Has a picture made, which may take minutes; the signal ends that. */
  make: (websiteId: string, words: string, signal: AbortSignal) =>
    call<WebsiteImage>(`/spa/websites/${websiteId}/made_pictures/`, {
      method: 'POST',
      body: { words },
      signal,
      timeout: 150_000,
    }),
}
