import { errors as authErrors } from '@adonisjs/auth'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { errors as vineErrors } from '@vinejs/vine'
import { TooManyRequests } from '#core/limits/too_many_requests'
import { inShapeOf } from '#core/middleware/success_shape'
import { TooMuchWork } from '#core/page_work'
import { pagePolicy } from '#core/pages/page_policy'
import { problem } from '#core/problem'
import { isStorageFailure } from '#core/storage_failure'

const SENTENCES: Record<number, [code: string, error: string]> = {
  400: ['bad_request', 'The request could not be read.'],
  404: ['not_found', 'There is nothing at this address.'],
  413: ['too_large', 'This is larger than we accept.'],
  415: ['unsupported_type', 'This type of content is not accepted here.'],
  422: ['bad_request', 'The request could not be read.'],
}

/** Answers every error. Of internal details only the request's id is shown. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = false

  async handle(error: any, ctx: HttpContext) {
    const { status, body } = this.answer(error, ctx)
    ctx.response.status(status)
    if (error instanceof TooManyRequests) ctx.response.header('retry-after', error.retryAfter)
    if (ctx.request.url().startsWith('/api')) return ctx.response.json(inShapeOf(ctx, body))
    ctx.response.header('content-security-policy', pagePolicy())
    return ctx.response.type('html').send(
      await ctx.view.render('error', {
        status,
        sentence: body.error ?? SENTENCES[400][1],
        requestId: ctx.request.id(),
      })
    )
  }

  private answer(error: any, ctx: HttpContext): { status: number; body: any } {
    if (error instanceof vineErrors.E_VALIDATION_ERROR) {
      return { status: 400, body: error.messages }
    }
    if (error instanceof authErrors.E_UNAUTHORIZED_ACCESS) {
      const body = problem('not_signed_in', 'Please sign in to continue.')
      return { status: 401, body }
    }
    if (error instanceof Object && error.code === 'not_found') {
      return { status: 404, body: problem('not_found', error.message) }
    }
    if (isStorageFailure(error)) {
      const sentence = 'We cannot store anything right now. Nothing was changed. Please try again.'
      return { status: 503, body: problem('storage_failed', sentence) }
    }
    if (error instanceof TooMuchWork) {
      const sentence = `${error.message} Nothing was changed. Make it smaller, or try again in a moment.`
      return { status: 503, body: problem(error.code!, sentence) }
    }
    if (error instanceof TooManyRequests) {
      return { status: 429, body: problem(error.code!, error.sentence) }
    }
    const status = Number.isInteger(error?.status) ? error.status : 500
    if (status < 500) {
      const [code, sentence] = SENTENCES[status] ?? SENTENCES[400]
      return { status: status === 422 ? 400 : status, body: problem(code, sentence) }
    }
    const sentence = 'Something went wrong on our side. Nothing was changed. Please try again.'
    return {
      status: 500,
      body: problem('internal_error', sentence, { request_id: ctx.request.id() }),
    }
  }

  async report(error: any, ctx: HttpContext) {
    if ((error?.status ?? 500) < 500 || error instanceof vineErrors.E_VALIDATION_ERROR) return
    ctx.logger.error({ err: error }, error?.message ?? 'unknown error')
  }
}
