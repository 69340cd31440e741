import type { HttpContext } from '@adonisjs/core/http'
import { spend } from '#core/limits/limits'
import { NotFound } from '#core/not_found'
import { problem, unsuccessful } from '#core/problem'
import { AddDocument, type AddDocumentFailure } from '#websites/actions/add_document'
import { documentsOf } from '#websites/documents/document_files'
import { dropImageFiles } from '#websites/images/image_files'
import { receiveUpload, type UploadFailure } from '#websites/images/receive_upload'
import { uploads } from '#websites/images/upload_limit'
import { Document } from '#websites/models/document'
import { currentHtml } from '#websites/services/current_texts'
import { documentLimitProblem } from '#websites/services/no_room'
import { ownedWebsite } from '#websites/services/owned_website'
import { documentJson } from '#websites/transformers/document_json'

/** The documents of a website to which its page can link. */
export default class DocumentsController {
  async index({ auth, params, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const html = await currentHtml(website)
    const documents = await documentsOf(website)
    return response.ok(documents.map((document) => documentJson(document, html)))
  }

  async store(context: HttpContext) {
    const { auth, params, response } = context
    const user = auth.getUserOrFail()
    const website = await ownedWebsite(user, params.id)
    await spend('upload', user.id, uploads)
    const upload = await receiveUpload(context, { field: 'file' })
    if (!upload.ok) return answer(response, upload.error)
    try {
      const added = await new AddDocument().handle(upload.value, website)
      if (!added.ok) return answer(response, added.error)
      return response.created(documentJson(added.value, await currentHtml(website)))
    } finally {
      await upload.value.drop()
    }
  }

  /** Published sites keep their own copy. */
  async destroy({ auth, params, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const document = await Document.findBy({ id: params.documentId, website_id: website.id })
    if (!document) throw new NotFound('document')
    await document.delete()
    await dropImageFiles([document.id])
    return response.noContent()
  }
}

function answer(response: HttpContext['response'], { reason }: AddDocumentFailure | UploadFailure) {
  const refusal = (sentence: string) => unsuccessful(problem(reason, sentence))
  switch (reason) {
    case 'no_file':
    case 'not_a_document':
      return response.badRequest(refusal('Please select a PDF file'))
    case 'too_large':
      return response.requestEntityTooLarge(refusal('File size must be less than 10MB'))
    case 'document_limit':
      return response.forbidden(unsuccessful(documentLimitProblem))
    case 'gone':
      throw new NotFound('website')
    default:
      return reason satisfies never
  }
}
