import { newId } from '#core/ids'
import type { Result } from '#core/result'
import { AddWebsite, type AddWebsiteFailure } from '#websites/actions/add_website'
import { documentsOf } from '#websites/documents/document_files'
import type { StoredDocument } from '#websites/documents/store_document'
import { copyStoredFiles, dropImageFiles } from '#websites/images/image_files'
import { imagesOf } from '#websites/images/owner'
import type { StoredImage } from '#websites/images/store_image'
import type { Website } from '#websites/models/website'
import { currentHtml, currentSheet } from '#websites/services/current_texts'

/**
 * Makes another website with the same draft, facts, pictures and documents. Its slug, its history and
 * its messages are its own, and it is not published.
 */
export class DuplicateWebsite {
  async handle(website: Website, requestKey?: string): Promise<Result<Website, AddWebsiteFailure>> {
    const [html, sheet] = [await currentHtml(website), await currentSheet(website)]
    const { userId, title, prompt, contactEmail } = website
    const files = await copiedFiles(website)
    return new AddWebsite().handle({
      userId,
      title: `Copy of ${title}`,
      prompt,
      contactEmail,
      html,
      sheet,
      summary: `Copied from ${title}`,
      ...files,
      requestKey,
    })
  }
}

/** Without those whose files were just deleted. */
async function copiedFiles(website: Website) {
  const images: StoredImage[] = []
  const documents: StoredDocument[] = []
  let id = newId()
  try {
    for (const image of await imagesOf({ websiteId: website.id, planId: null })) {
      const { hash, title, alt, credit, width, height, widths, size } = image
      if (!(await copyStoredFiles(image.id, id))) continue
      images.push({ id, hash, title, alt, credit, width, height, widths, size })
      id = newId()
    }
    // From the oldest on, which keeps their order.
    const newestFirst = await documentsOf(website)
    for (const document of newestFirst.reverse()) {
      const { hash, name, size } = document
      if (!(await copyStoredFiles(document.id, id))) continue
      documents.push({ id, hash, name, size })
      id = newId()
    }
  } catch (error) {
    await dropImageFiles([...images, ...documents].map((stored) => stored.id))
    throw error
  }
  return { images, documents }
}
