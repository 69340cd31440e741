import type { HttpContext } from '@adonisjs/core/http'
import type { PageOperation } from '#contract/page_operation'
import { etagOf } from '#contract/website_etag'
import { unsuccessful } from '#core/problem'
import { expectedVersion, ownedWebsite, staleProblem } from '#websites/main'
import { ApplyOperations } from '#editor/actions/apply_operations'
import { editJson } from '#editor/transformers/edit_json'
import { refusalJson } from '#editor/transformers/refusal_json'
import {
  elementContentValidator,
  elementStyleValidator,
  elementUrlValidator,
  operationsValidator,
} from '#editor/validators/elements'

export default class EditsController {
  async content(context: HttpContext) {
    return edit(context, async ({ request }) => {
      const { element_id: element, content } = await request.validateUsing(elementContentValidator)
      return { operations: [{ type: 'set_text', element, text: content }] }
    })
  }

  async style(context: HttpContext) {
    return edit(context, async ({ request }) => {
      const body = await request.validateUsing(elementStyleValidator)
      const { element_id: element, property, value } = body
      return { operations: [{ type: 'set_style', element, property, value }] }
    })
  }

  async url(context: HttpContext) {
    return edit(context, async ({ request }) => {
      const body = await request.validateUsing(elementUrlValidator)
      const { element_id: element, url, element_type: type } = body
      const kind = type === 'button' ? 'button' : 'link'
      return { operations: [{ type: 'set_url', element, url, kind }] }
    })
  }

  async batch(context: HttpContext) {
    return edit(context, async ({ request }) => {
      const body = await request.validateUsing(operationsValidator)
      return { operations: body.operations, baseVersion: body.base_version }
    })
  }
}

interface Asked {
  operations: PageOperation[]
  baseVersion?: number
}

async function edit(context: HttpContext, read: (context: HttpContext) => Promise<Asked>) {
  const { auth, params, request, response } = context
  const website = await ownedWebsite(auth.getUserOrFail(), params.id)
  const { operations, baseVersion: named } = await read(context)
  const baseVersion = expectedVersion(website, request.header('if-match'), named)

  const result = await new ApplyOperations().handle({ website, operations, baseVersion })
  if (result.ok) {
    response.header('etag', etagOf(website))
    return response.ok(await editJson(website, result.value))
  }
  switch (result.error.reason) {
    case 'refused':
      return response.badRequest(refusalJson(result.error.refusal))
    case 'stale':
      return response.conflict(unsuccessful(staleProblem(result.error.version)))
    default:
      return result.error satisfies never
  }
}
