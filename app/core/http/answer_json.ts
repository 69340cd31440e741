import type { HttpContext } from '@adonisjs/core/http'
import type { Json } from '#core/json_text'

/** Answers with a text that is already JSON. */
export function answerJson(response: HttpContext['response'], text: Json<unknown>, status = 200) {
  return response.status(status).type('json').send(text)
}
