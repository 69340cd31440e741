import { LRUCache } from 'lru-cache'
import { Thread } from '#core/thread'
import type { Drawing } from '#deploy/share_card/drawing'

const thread = new Thread<Drawing, Uint8Array>(import.meta.url, 'draw_worker')
const pictures = new LRUCache<string, Promise<Buffer>>({ max: 300 })

/** A drawing as PNG. From a cache, because most publications change none of their pictures. */
export function rasterize(drawing: Drawing): Promise<Buffer> {
  const key = JSON.stringify(drawing)
  let picture = pictures.get(key)
  if (!picture) {
    picture = thread.ask(drawing).then(Buffer.from)
    picture.catch(() => pictures.delete(key))
    pictures.set(key, picture)
  }
  return picture
}
