import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { withUserLock, type User } from '#auth/main'
import { ok, refused, type Result } from '#core/result'
import { ReserveWebsite, type LimitReached } from '#websites/actions/reserve_website'
import { SaveRevision } from '#websites/actions/save_revision'
import { fitAsDocuments } from '#websites/documents/document_room'
import type { StoredDocument } from '#websites/documents/store_document'
import { dropImageFiles } from '#websites/images/image_files'
import { hasImageRoom } from '#websites/images/image_room'
import type { StoredImage } from '#websites/images/store_image'
import { Document } from '#websites/models/document'
import { Image } from '#websites/models/image'
import type { Website } from '#websites/models/website'
import { websiteOfRequest } from '#websites/services/request_key'

export interface AddWebsiteInput {
  userId: string
  title: string
  prompt: string
  contactEmail: string
  html: string
  /** The sheet of facts of the page, as JSON. */
  sheet?: string
  /** The first line of its history, in words for a person. */
  summary: string
  /** In their order. Their files are stored already; they are deleted if no website is added. */
  images: readonly StoredImage[]
  documents: readonly StoredDocument[]
  /** The same request, sent again, finds the website that it made. */
  requestKey?: string
}

export type AddWebsiteFailure =
  LimitReached | { reason: 'image_limit' } | { reason: 'document_limit' }

/** Makes a website of a page that exists already: an imported one, or a copy of another website's. */
export class AddWebsite {
  async handle(input: AddWebsiteInput): Promise<Result<Website, AddWebsiteFailure>> {
    const files = [...input.images, ...input.documents].map(({ id }) => id)
    try {
      const added = await withUserLock(input.userId, (trx, user) => this.#write(trx, user, input))
      if (!added.ok || !added.value.isNew) await dropImageFiles(files)
      return added.ok ? ok(added.value.website) : added
    } catch (error) {
      await dropImageFiles(files)
      throw error
    }
  }

  async #write(
    trx: TransactionClientContract,
    user: User,
    { html, sheet, summary, images, documents, requestKey, ...row }: AddWebsiteInput
  ): Promise<Result<{ website: Website; isNew: boolean }, AddWebsiteFailure>> {
    const made = await websiteOfRequest(user.id, requestKey, trx)
    if (made) return ok({ website: made, isNew: false })

    if (!fitAsDocuments(documents)) return refused({ reason: 'document_limit' })
    if (!(await hasImageRoom(trx, user.id, { present: [], added: images }))) {
      return refused({ reason: 'image_limit' })
    }
    const reserved = await new ReserveWebsite().handle(trx, { user, planId: null, ...row })
    if (!reserved.ok) return reserved
    const website = reserved.value
    await website.merge({ state: 'ready', requestKey: requestKey ?? null }).save()

    const { id: websiteId, previewKey } = website
    const owner = { userId: user.id, websiteId }
    await Image.createMany(
      images.map((image, index) => ({
        ...image,
        ...owner,
        planId: null,
        previewKey,
        position: index + 1,
      })),
      { client: trx }
    )
    await Document.createMany(
      documents.map((document) => ({ ...document, ...owner })),
      { client: trx }
    )
    await new SaveRevision().handle({ website, html, sheet, author: 'you', summary }, trx)
    return ok({ website, isNew: true })
  }
}
