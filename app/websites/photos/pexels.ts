import {
  addressOf,
  askSource,
  fieldsOf,
  listIn,
  pixelsOf,
  textOf,
} from '#websites/photos/ask_source'
import type { Photo, PhotoPage, PhotoSource } from '#websites/photos/photo'
import { standInOf } from '#websites/photos/stand_in'

const PER_PAGE = 20
const ID = /^\d{1,12}$/

/** Pexels, a collection of photos for free use, which needs a key. */
export class Pexels implements PhotoSource {
  readonly name = 'pexels'
  readonly standIn: string | undefined
  readonly #url: string
  readonly #headers: Record<string, string>

  constructor({ url, apiKey }: { url: string; apiKey: string }) {
    this.#url = url
    this.#headers = { authorization: apiKey }
    this.standIn = standInOf(url)
  }

  async search(words: string, page: number): Promise<PhotoPage> {
    const asked = new URLSearchParams({
      query: words,
      per_page: String(PER_PAGE),
      page: String(page),
    })
    const answer = await askSource(`${this.#url}/v1/search?${asked}`, this.#headers)
    const photos = listIn(answer, 'photos').flatMap((one) => this.#read(one))
    return { photos, hasMore: addressOf(answer?.next_page) !== '' }
  }

  async photo(id: string): Promise<Photo | null> {
    if (!ID.test(id)) return null
    const answer = await askSource(`${this.#url}/v1/photos/${id}`, this.#headers)
    const [photo] = answer ? this.#read(answer) : []
    return photo?.id === id ? photo : null
  }

  /** Nothing for a photo that cannot be shown. */
  #read(found: Record<string, unknown>): Photo[] {
    const id = String(pixelsOf(found.id))
    const files = fieldsOf(found.src)
    const [thumbnail, file] = [addressOf(files?.medium), addressOf(files?.original)]
    const page = addressOf(found.url)
    if (!ID.test(id) || !thumbnail || !file || !page) return []
    const alt = textOf(found.alt)
    return [
      {
        source: this.name,
        id,
        width: pixelsOf(found.width),
        height: pixelsOf(found.height),
        alt,
        thumbnail,
        file,
        credit: {
          title: alt,
          author: textOf(found.photographer),
          licence: 'Pexels License',
          licence_url: 'https://www.pexels.com/license/',
          source: 'Pexels',
          page_url: page,
          is_required: false,
        },
      },
    ]
  }
}
