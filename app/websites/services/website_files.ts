import { stat } from 'node:fs/promises'
import { documentPath } from '#contract/documents'
import { imagePath } from '#contract/images'
import { documentsOf } from '#websites/documents/document_files'
import { documentFile, imageFile } from '#websites/images/image_files'
import { imagesOf } from '#websites/images/owner'
import type { Document } from '#websites/models/document'
import type { Image } from '#websites/models/image'
import type { Website } from '#websites/models/website'

interface WebsiteFile {
  /** The path that a page uses. */
  path: string
  /** Its place on the disk. */
  file: string
}

/** The pictures and documents of a website, the used and the unused ones, and all of their files. */
export interface WebsiteFiles {
  images: Image[]
  documents: Document[]
  files: WebsiteFile[]
}

/** Without those whose files were just deleted. */
export async function websiteFiles(website: Pick<Website, 'id'>): Promise<WebsiteFiles> {
  const found: WebsiteFiles = { images: [], documents: [], files: [] }
  for (const image of await imagesOf({ websiteId: website.id, planId: null })) {
    const files = [undefined, ...image.widths].map((width) => ({
      path: imagePath(image.hash, width),
      file: imageFile(image.id, width),
    }))
    if (!(await areThere(files))) continue
    found.images.push(image)
    found.files.push(...files)
  }
  const newestFirst = await documentsOf(website)
  for (const document of newestFirst.reverse()) {
    const { id, hash, name } = document
    const file = { path: documentPath(hash, name), file: documentFile(id) }
    if (!(await areThere([file]))) continue
    found.documents.push(document)
    found.files.push(file)
  }
  return found
}

async function areThere(files: readonly WebsiteFile[]): Promise<boolean> {
  const found = await Promise.all(files.map(({ file }) => stat(file).catch(() => null)))
  return found.every((one) => one !== null)
}
