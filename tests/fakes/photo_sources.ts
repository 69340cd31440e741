import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import env from '#start/env'
import { picture } from '#tests/helpers/pictures'

/** How a source of photos fails. */
export type PhotoFault =
  | 'forbidden'
  | 'too_many'
  | 'broken'
  /** It answers with a page of a gateway instead of JSON, or of a picture. */
  | 'a_page'
  /** It answers with JSON of another shape. */
  | 'another_shape'
  /** It never answers. */
  | 'slow'
  /** Its pictures have 30 MB. */
  | 'large'

const KEY = 'a key of the bakery'
const IN_ALL = 45
const PER_PAGE = 20

/** The id of the photo at this position among all photos of Openverse. */
export function openverseId(at: number): string {
  return `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
}

/** Openverse and Pexels on this machine: their searches, and the files of their photos. */
export class PhotoSources {
  /** Of the searches and look-ups, and of the files. */
  api: PhotoFault | null = null
  files: PhotoFault | null = null
  /** Fields that replace those of each photo of Openverse. */
  changes: Record<string, unknown> = {}
  /** Where the file of a photo redirects to. */
  redirect: string | null = null
  readonly calls: string[] = []
  readonly #server = createServer((req, res) => void this.#answer(req, res))

  static async start(): Promise<PhotoSources> {
    const fake = new PhotoSources()
    fake.#server.listen(0, '127.0.0.1')
    await once(fake.#server, 'listening')
    return fake
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get environment() {
    return { OPENVERSE_URL: this.url, PEXELS_URL: this.url, PEXELS_API_KEY: KEY }
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(req.url!, this.url)
    this.calls.push(req.url!)
    const isFile = path.startsWith('/files/') || path.endsWith('/thumb/')
    if (isFile && this.redirect) return void res.writeHead(302, { location: this.redirect }).end()
    const fault = isFile ? this.files : this.api
    if (fault) return fail(res, fault)
    if (isFile) {
      const size = path.endsWith('/thumb/')
        ? { width: 300, height: 200 }
        : { width: 640, height: 400 }
      const seed = Number(/(\d+)(?:\.jpg|\/thumb\/)$/.exec(path)?.[1] ?? 1)
      return void res
        .writeHead(200, { 'content-type': 'image/jpeg' })
        .end(await picture('jpeg', { ...size, seed: seed + 1 }))
    }
    const isPexels = path === '/v1/search' || path.startsWith('/v1/photos/')
    if (isPexels && req.headers.authorization !== KEY) return json(res, 401, { status: 401 })
    const answer = isPexels ? this.#pexels(path, query) : this.#openverse(path, query)
    return answer ? json(res, 200, answer) : json(res, 404, { detail: 'Not found.' })
  }

  #openverse(path: string, query: URLSearchParams): object | null {
    const [, id] = /^\/v1\/images\/([^/]+)\/$/.exec(path) ?? []
    if (id) {
      const at = Number(id.split('-').at(-1))
      return at < IN_ALL ? this.#openversePhoto(at, 'bread') : null
    }
    if (path !== '/v1/images/' || query.get('license_type') !== 'commercial,modification')
      return null
    const isFound = query.get('q') !== 'nothing'
    const page = Number(query.get('page'))
    const from = (page - 1) * PER_PAGE
    const count = isFound ? Math.max(0, Math.min(PER_PAGE, IN_ALL - from)) : 0
    return {
      result_count: isFound ? IN_ALL : 0,
      page_count: isFound ? Math.ceil(IN_ALL / PER_PAGE) : 0,
      page_size: PER_PAGE,
      page,
      results: Array.from({ length: count }, (_, at) =>
        this.#openversePhoto(from + at, query.get('q')!)
      ),
    }
  }

  #openversePhoto(at: number, words: string): object {
    const id = openverseId(at)
    return {
      id,
      title: `A loaf of ${words} ${at}`,
      creator: 'Ana <Ruiz>',
      creator_url: 'https://example.org/ana',
      license: 'by',
      license_version: '4.0',
      license_url: 'https://creativecommons.org/licenses/by/4.0/',
      provider: 'flickr',
      source: 'flickr',
      url: `${this.url}/files/${at}.jpg`,
      thumbnail: `${this.url}/v1/images/${id}/thumb/`,
      foreign_landing_url: `https://example.org/photos/${at}`,
      width: 1600,
      height: 1000,
      mature: false,
      ...this.changes,
    }
  }

  #pexels(path: string, query: URLSearchParams): object | null {
    const one = (id: number) => ({
      id,
      width: 1600,
      height: 1000,
      url: `https://www.pexels.com/photo/${id}/`,
      photographer: 'Ben Okri',
      alt: 'Buns on a tray',
      src: { original: `${this.url}/files/${id}.jpg`, medium: `${this.url}/files/${id}.jpg` },
    })
    const [, id] = /^\/v1\/photos\/(\d+)$/.exec(path) ?? []
    if (id) return one(Number(id))
    const page = Number(query.get('page'))
    const photos = page === 1 && query.get('query') !== 'nothing' ? [one(901), one(902)] : []
    return { page, per_page: PER_PAGE, total_results: photos.length, photos }
  }
}

/** Photo sources for the server of this process; the returned function ends them. */
export async function startPhotoSources({ withPexels = false } = {}) {
  const sources = await PhotoSources.start()
  const before = env.get('OPENVERSE_URL')
  env.set('OPENVERSE_URL', sources.url)
  env.set('PEXELS_URL', sources.url)
  env.set('PEXELS_API_KEY', withPexels ? KEY : '')
  const end = () => {
    env.set('OPENVERSE_URL', before)
    env.set('PEXELS_API_KEY', '')
    sources.close()
  }
  return { sources, end }
}

function fail(res: ServerResponse, fault: PhotoFault): void {
  switch (fault) {
    case 'forbidden':
      return json(res, 403, { detail: 'Forbidden.' })
    case 'too_many':
      res.setHeader('retry-after', '86400')
      return json(res, 429, { detail: 'Request was throttled.' })
    case 'broken':
      return json(res, 500, {})
    case 'a_page':
      res.writeHead(200, { 'content-type': 'image/jpeg' }).end('<!doctype html><p>Please wait')
      return
    case 'another_shape':
      return json(res, 200, { results: 'none', photos: { a: 1 } })
    case 'slow':
      return
    case 'large': {
      res.writeHead(200, { 'content-type': 'image/jpeg' })
      res.on('error', () => {})
      res.end(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(30 * 1024 * 1024)]))
      return
    }
    default:
      fault satisfies never
  }
}

function json(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
