import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path/posix'
import { DOCUMENT_BYTES, documentPath } from '#contract/documents'
import { IMAGE_BYTES, imagePath } from '#contract/images'
import { ok, refused, type Result } from '#core/result'
import {
  dropImageFiles,
  storeDocument,
  storeImage,
  storePicture,
  withHash,
  type StoredDocument,
  type StoredImage,
} from '#websites/main'
import { stillOfRelease, type WebsiteRecord } from '#deploy/main'
import type { Unpacked } from '#editor/imports/unpack'

/** A file that is named like a picture or a document, and that no upload would take. */
export type FileFailure =
  { reason: 'bad_image'; name: string } | { reason: 'bad_document'; name: string }

const PICTURES = new Set(['.jpg', '.jpeg', '.png', '.gif', '.webp', '.heic', '.heif'])

/** The pictures and documents of an archive, stored for a website that does not exist yet. */
export class ImportedFiles {
  readonly images: StoredImage[] = []
  readonly documents: StoredDocument[] = []
  /** The addresses that they have now, by their paths in the archive. */
  readonly moved = new Map<string, string>()

  readonly #files: Unpacked

  constructor(files: Unpacked) {
    this.#files = files
  }

  /** Takes those that our record names, if their bytes are still ours: these are not encoded again. */
  async takeRecorded({ images, documents }: WebsiteRecord): Promise<void> {
    for (const image of images) await this.#takeRecordedImage(image)
    for (const { hash, name } of documents) {
      const path = documentPath(hash, name)
      const file = this.#files.get(path)
      if (file) await this.#takeDocument(path, { file, title: name })
    }
  }

  /**
   * Takes a file that the page names, as an upload is taken. Other kinds of files are not taken, and a
   * picture of ours is not stored again.
   */
  async take(path: string): Promise<Result<void, FileFailure>> {
    const still = await stillOfRelease(path)
    if (still) {
      this.moved.set(path, still)
      return ok()
    }
    const file = this.#files.get(path)
    if (!file || this.moved.has(path)) return ok()
    const title = basename(path)
    const ending = extname(path).toLowerCase()
    if (ending === '.pdf') {
      const isTaken = await this.#takeDocument(path, { file, title })
      return isTaken ? ok() : refused({ reason: 'bad_document', name: path })
    }
    return PICTURES.has(ending) ? this.#takeImage(path, { file, title }) : ok()
  }

  /** Deletes what was stored, because no website is made. */
  async drop(): Promise<void> {
    await dropImageFiles([...this.images, ...this.documents].map(({ id }) => id))
  }

  async #takeRecordedImage(recorded: WebsiteRecord['images'][number]): Promise<void> {
    const { hash, title, alt, credit = null, width, height, widths } = recorded
    const paths = [imagePath(hash), ...widths.map((one) => imagePath(hash, one))]
    const files = paths.map((path) => this.#files.get(path))
    if (!files.every((file) => file !== undefined)) return
    const [whole, ...narrower] = await Promise.all(files.map((file) => readFile(file)))
    const byWidth = new Map(widths.map((one, index) => [one, narrower[index]]))
    const picture = withHash({ width, height, whole, narrower: byWidth })
    if (picture.hash !== hash) return
    this.images.push(await storePicture(picture, { title, alt, credit }))
    for (const path of paths) this.moved.set(path, path)
  }

  async #takeImage(
    path: string,
    upload: { file: string; title: string }
  ): Promise<Result<void, FileFailure>> {
    const stored = (await isWithin(upload.file, IMAGE_BYTES)) && (await storeImage(upload))
    if (!stored || !stored.ok) return refused({ reason: 'bad_image', name: path })
    this.moved.set(path, imagePath(stored.value.hash))
    await this.#keepOnce(this.images, stored.value)
    return ok()
  }

  async #takeDocument(path: string, upload: { file: string; title: string }): Promise<boolean> {
    const stored = (await isWithin(upload.file, DOCUMENT_BYTES)) && (await storeDocument(upload))
    if (!stored || !stored.ok) return false
    this.moved.set(path, documentPath(stored.value.hash, upload.title))
    await this.#keepOnce(this.documents, stored.value)
    return true
  }

  /** The same bytes under two names are one file of the website. */
  async #keepOnce<Stored extends StoredImage | StoredDocument>(
    all: Stored[],
    stored: Stored
  ): Promise<void> {
    if (all.some(({ hash }) => hash === stored.hash)) await dropImageFiles([stored.id])
    else all.push(stored)
  }
}

async function isWithin(file: string, most: number): Promise<boolean> {
  const { size } = await stat(file)
  return size <= most
}
