import { MOST_PHOTO_PAGES } from '#contract/photos'
import { addressOf, askSource, listIn, pixelsOf, textOf } from '#websites/photos/ask_source'
import type { Photo, PhotoPage, PhotoSource } from '#websites/photos/photo'
import { standInOf } from '#websites/photos/stand_in'

/** The most that is answered without a key. */
const PER_PAGE = 20

/** The licences for businesses that also allow changes: cutting a photo to the shape of its place is one. */
const LICENCES: Record<string, { name: string; asksForCredit: boolean }> = {
  'by': { name: 'CC BY', asksForCredit: true },
  'by-sa': { name: 'CC BY-SA', asksForCredit: true },
  'cc0': { name: 'CC0', asksForCredit: false },
  'pdm': { name: 'Public domain', asksForCredit: false },
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Openverse, a search in collections of open licences, which needs no key. */
export class Openverse implements PhotoSource {
  readonly name = 'openverse'
  readonly standIn: string | undefined
  readonly #url: string

  constructor({ url }: { url: string }) {
    this.#url = url
    this.standIn = standInOf(url)
  }

  async search(words: string, page: number): Promise<PhotoPage> {
    if (page > MOST_PHOTO_PAGES) return { photos: [], hasMore: false }
    const asked = new URLSearchParams({
      q: words,
      page: String(page),
      page_size: String(PER_PAGE),
      // Both of them, not one of them.
      license_type: 'commercial,modification',
    })
    const answer = await askSource(`${this.#url}/v1/images/?${asked}`)
    const photos = listIn(answer, 'results').flatMap((one) => this.#read(one))
    const pages = Math.min(pixelsOf(answer?.page_count), MOST_PHOTO_PAGES)
    return { photos, hasMore: page < pages }
  }

  async photo(id: string): Promise<Photo | null> {
    if (!ID.test(id)) return null
    const answer = await askSource(`${this.#url}/v1/images/${id}/`)
    const [photo] = answer ? this.#read(answer) : []
    return photo?.id === id ? photo : null
  }

  /** Nothing for a photo that cannot be shown, or whose licence is not clear. */
  #read(found: Record<string, unknown>): Photo[] {
    const id = textOf(found.id)
    const file = addressOf(found.url)
    const page = addressOf(found.foreign_landing_url)
    const licence = LICENCES[textOf(found.license)]
    if (!ID.test(id) || !file || !page || !licence || found.mature === true) return []
    const author = textOf(found.creator)
    // A credit without a name is none, so such a photo could not be used.
    if (licence.asksForCredit && !author) return []
    const version = licence.name.startsWith('CC') ? textOf(found.license_version) : ''
    return [
      {
        source: this.name,
        id,
        width: pixelsOf(found.width),
        height: pixelsOf(found.height),
        alt: '',
        thumbnail: `${this.#url}/v1/images/${id}/thumb/`,
        file,
        credit: {
          title: textOf(found.title),
          author,
          licence: `${licence.name} ${version}`.trim(),
          licence_url: addressOf(found.license_url),
          source: 'Openverse',
          page_url: page,
          is_required: licence.asksForCredit,
        },
      },
    ]
  }
}
