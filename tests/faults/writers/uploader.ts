import { join } from 'node:path'
import sharp from 'sharp'
import type { Person } from '#tests/faults/person'
import { rowsOf, type Kept, type Writer } from '#tests/faults/writers/writer'
import { picture } from '#tests/helpers/pictures'

/** The number of pictures; above it the oldest is deleted first. */
const MOST = 10

/** Uploads and deletes pictures. */
export class Uploader implements Writer {
  readonly kind = 'uploads'
  readonly counts = { promised: 0, unanswered: 0 }
  /** Pictures that must exist, oldest first. */
  #promised: string[] = []
  /** Pictures that must not exist. */
  readonly #deleted: string[] = []
  #next = 1

  constructor(
    readonly person: Person,
    readonly website: string
  ) {}

  async work() {
    for (;;) {
      const form = new FormData()
      const bytes = await picture('png', { width: 700, height: 200, seed: this.#next++ })
      form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'bread.png')
      const path = `/spa/websites/${this.website}/upload_image/`
      const answer = await this.person.once('POST', path, form)
      if (!answer) {
        this.counts.unanswered += 1
        return []
      }
      if (answer.status !== 201) return [`an upload was answered ${answer.status}`]
      this.counts.promised += 1
      this.#promised.push(answer.body.id)
      if (this.#promised.length > MOST && !(await this.#deleteOldest())) return []
    }
  }

  async check({ product, db }: Kept) {
    const faults: string[] = []
    const rows = rowsOf<{ id: string; widths: string }>(
      db,
      'SELECT id, widths FROM images WHERE website_id = ?',
      this.website
    )
    const kept = new Set(rows.map(({ id }) => id))
    if (this.#promised.some((id) => !kept.has(id))) faults.push('a picture is lost')
    if (this.#deleted.some((id) => kept.has(id))) faults.push('a deleted picture is back')
    for (const { id, widths } of rows) {
      for (const name of ['whole', ...JSON.parse(widths)]) {
        const file = join(product.dataDir, 'images', id, `${name}.webp`)
        const isWhole = await sharp(file)
          .stats()
          .then(
            () => true,
            () => false
          )
        if (!isWhole) faults.push(`the file ${name} of a picture cannot be read`)
      }
    }
    return faults
  }

  /** Whether there was an answer. */
  async #deleteOldest(): Promise<boolean> {
    const [oldest, ...others] = this.#promised
    this.#promised = others
    const path = `/spa/websites/${this.website}/images/${oldest}/`
    const answer = await this.person.once('DELETE', path)
    if (answer) this.#deleted.push(oldest)
    return answer !== null
  }
}
