import type { Edited } from '#contract/api/editing'
import type { Step } from '#contract/api/websites'
import { etagOf } from '#contract/website_etag'
import { ApiError } from '../../resources/lib/api/api_error.ts'
import { singleOperations, type EditOperation } from '../../resources/editor/engine/operation.ts'
import type { Calls } from '../../resources/editor/state/calls.ts'

/** The connection fault of one call: the request is not sent, or its answer is lost. */
type Trouble = 'silence' | 'lost answer'

/** A change that the server has applied. */
export interface Made {
  operation: EditOperation
  /** The version that it created. */
  version: number
  isAnswerLost: boolean
}

interface WebsiteCallsOptions {
  /** Of the API. */
  url: string
  token: string
  id: string
  /** Called before each change is sent. */
  trouble: () => Trouble | undefined
  onMade: (made: Made) => void
  onStale: () => void
}

/** The editor's API calls to a running server, from a process that is not a browser. */
export class WebsiteCalls implements Calls {
  readonly #options: WebsiteCallsOptions

  constructor(options: WebsiteCallsOptions) {
    this.#options = options
  }

  async send(operation: EditOperation, version: number): Promise<Edited> {
    if (operation.type === 'page') return this.save(operation.html, version)
    const trouble = this.#options.trouble()
    if (trouble === 'silence') throw silence()
    const answer: Edited = await this.#sent(operation, version)
    const isAnswerLost = trouble === 'lost answer'
    if (answer.version > version) {
      this.#options.onMade({ operation, version: answer.version, isAnswerLost })
    }
    if (isAnswerLost) throw silence()
    return answer
  }

  save = (html: string, version?: number) =>
    this.#ask('PUT', 'update_html', { html_content: html }, version)
  undo = (version: number) => this.#ask('POST', 'undo', {}, version)
  redo = (version: number) => this.#ask('POST', 'redo', {}, version)
  restore = (revision: string, version: number) =>
    this.#ask('POST', `revisions/${revision}/restore`, {}, version)

  instruct(): never {
    throw new Error('Nobody asks for anything in words here.')
  }

  async read(): Promise<Step> {
    const [website, frame] = await Promise.all([
      this.#ask('GET', ''),
      this.#ask('GET', 'edit_frame'),
    ])
    return { ...website, can_undo: frame.can_undo, can_redo: frame.can_redo }
  }

  #sent(operation: Exclude<EditOperation, { type: 'page' }>, version: number): Promise<Edited> {
    const operations = singleOperations(operation)
    const first = operations.length === 1 ? operations[0] : undefined
    if (first?.type === 'set_text') {
      const body = { element_id: first.element, content: first.text }
      return this.#ask('POST', 'update_element_content', body, version)
    }
    if (first?.type === 'set_style') {
      const { element, property, value } = first
      const body = { element_id: element, property, value }
      return this.#ask('POST', 'update_element_style', body, version)
    }
    return this.#ask('POST', 'operations', { operations }, version)
  }

  async #ask(method: string, path: string, body?: object, version?: number): Promise<any> {
    const { url, token, id, onStale } = this.#options
    const response = await fetch(`${url}/spa/websites/${id}/${path === '' ? '' : `${path}/`}`, {
      method,
      headers: {
        'authorization': `Bearer ${token}`,
        'content-type': 'application/json',
        ...(version !== undefined && { 'if-match': etagOf({ id, version }) }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await response.json()
    if (response.ok) return answer
    const error = new ApiError({ status: response.status, body: answer })
    if (error.code === 'stale') onStale()
    throw error
  }
}

function silence(): ApiError {
  return new ApiError({ status: 0, code: 'no_answer' })
}
