import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ExampleId } from '#contract/example_sites'
import type { Encoding } from '#core/http/negotiate'
import { Thread } from '#core/thread'

export interface MadeExample {
  html: string
  etag: string
  bytes: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
}

const designer = new Thread<ExampleId, string>(import.meta.url, 'example_worker', {
  aliases: true,
  // The first page waits for the data of its language.
  patience: 60_000,
})
const made = new Map<ExampleId, Promise<MadeExample>>()

/** An example's page: made with the first request for it, then from memory. */
export function madeExample(id: ExampleId): Promise<MadeExample> {
  let page = made.get(id)
  if (!page) {
    page = make(id)
    // A request after a failure tries again.
    page.catch(() => made.delete(id))
    made.set(id, page)
  }
  return page
}

const toGzip = promisify(gzip)

async function make(id: ExampleId): Promise<MadeExample> {
  const html = await designer.ask(id)
  const identity = Buffer.from(html)
  const hash = createHash('sha256').update(identity).digest('hex')
  return {
    html,
    etag: `"${hash}"`,
    bytes: { identity, gzip: await toGzip(identity, { level: 9 }) },
  }
}
