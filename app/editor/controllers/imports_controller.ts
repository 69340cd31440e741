import type { HttpContext } from '@adonisjs/core/http'
import type { ImportedWebsite } from '#contract/api/websites'
import { IMPORT_BYTES } from '#contract/imports'
import { spend } from '#core/limits/limits'
import { currentHtml, newWebsites, receiveUpload, requestKeyOf, websiteJson } from '#websites/main'
import { ImportWebsite } from '#editor/actions/import_website'
import { answerImport } from '#editor/transformers/import_problem'

/** Websites from files. */
export default class ImportsController {
  async store(context: HttpContext) {
    const { auth, request, response } = context
    const user = auth.getUserOrFail()
    await spend('new websites', user.id, newWebsites)
    const upload = await receiveUpload(context, { field: 'file', most: IMPORT_BYTES })
    if (!upload.ok) return answerImport(response, upload.error)
    const { file, title: name, drop } = upload.value
    try {
      const requestKey = requestKeyOf('import', request.header('idempotency-key'))
      const imported = await new ImportWebsite().handle({ user, file, name, requestKey })
      if (!imported.ok) return answerImport(response, imported.error)
      const { website, leftOut } = imported.value
      const json = websiteJson(website, await currentHtml(website))
      return response.created({ ...json, left_out: leftOut } satisfies ImportedWebsite)
    } finally {
      await drop()
    }
  }
}
