import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { type Encoding, hasIt, negotiate } from '#core/http/negotiate'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const ENDINGS = { br: '.br', gzip: '.gz' } as const

interface PublicFile {
  bytes: Partial<Record<Encoding, Buffer>>
  atHand: Encoding[]
  headers: Record<string, string>
}

/**
 * The files of a folder in memory, with their compressed versions from the build. A path is looked up
 * among them and never reaches the file system, and a build during operation does not remove files.
 */
export class PublicFiles {
  readonly #files = new Map<string, PublicFile>()

  constructor(folder: string) {
    for (const name of readdirSync(folder, { recursive: true }) as string[]) {
      const path = join(folder, name)
      const isOurs = extname(name) in TYPES && !name.split('/').some((part) => part.startsWith('.'))
      if (isOurs && statSync(path).isFile()) this.#files.set(`/${name}`, read(`/${name}`, path))
    }
  }

  /** Answers if the path is one of these files, and returns whether it did. */
  serve(req: IncomingMessage, res: ServerResponse): boolean {
    const file = this.#files.get(req.url!.split('?', 1)[0])
    if (!file) return false
    if (hasIt(req.headers['if-none-match'], file.headers.etag)) {
      res.writeHead(304, file.headers).end()
      return true
    }
    const encoding = negotiate(req.headers['accept-encoding'], file.atHand)
    const bytes = file.bytes[encoding]!
    res.writeHead(200, {
      ...file.headers,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': bytes.length,
    })
    res.end(req.method === 'HEAD' ? undefined : bytes)
    return true
  }
}

function read(name: string, path: string): PublicFile {
  const identity = readFileSync(path)
  const bytes: PublicFile['bytes'] = { identity }
  for (const encoding of ['br', 'gzip'] as const) {
    const ready = path + ENDINGS[encoding]
    if (existsSync(ready)) bytes[encoding] = readFileSync(ready)
  }
  // Files with a hash never change; the few without (the icon) are revalidated every day.
  const lasting = name.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=86400'
  return {
    bytes,
    atHand: (['br', 'gzip', 'identity'] as const).filter((encoding) => bytes[encoding]),
    headers: {
      'content-type': TYPES[extname(name)],
      'etag': `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      'cache-control': `public, ${lasting}`,
      'vary': 'accept-encoding',
      'x-content-type-options': 'nosniff',
    },
  }
}
