import { Thread } from '#core/thread'
import type { Drawing } from '#deploy/share_card/drawing'

const drawer = new Thread<Drawing, Uint8Array>(import.meta.url, 'draw_worker')
const pictures = new Map<string, Promise<Buffer>>()
const MOST_PICTURES = 300

/** A drawing as PNG. From a cache, because most publications change none of their pictures. */
export function drawn(drawing: Drawing): Promise<Buffer> {
  const key = JSON.stringify(drawing)
  let picture = pictures.get(key)
  if (!picture) {
    picture = drawer.ask(drawing).then(Buffer.from)
    picture.catch(() => pictures.delete(key))
    pictures.set(key, picture)
    if (pictures.size > MOST_PICTURES) pictures.delete(pictures.keys().next().value!)
  }
  return picture
}
