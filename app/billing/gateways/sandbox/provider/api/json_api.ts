import type { Resource } from '#billing/gateways/sandbox/provider/documents'
import type { Reply } from '#billing/gateways/sandbox/provider/http/reply'

const headers = { 'content-type': 'application/vnd.api+json' }
const jsonapi = { version: '1.0' }

export function document(data: Resource, status = 200, meta?: Record<string, unknown>): Reply {
  const { self } = data.links
  return answer(status, { ...(meta && { meta }), jsonapi, links: { self }, data })
}

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
}

/** `pointer` is the place of the wrong value in the request. */
export function failure(status: number, detail: string, pointer?: string): Reply {
  const source = pointer ? { source: { pointer } } : {}
  return answer(status, {
    jsonapi,
    errors: [{ status: String(status), title: TITLES[status], detail, ...source }],
  })
}

export interface Page {
  number: number
  size: number
}

const USUAL_SIZE = 10
const LARGEST_SIZE = 100

/** `page[number]` and `page[size]`; null if they are no whole numbers within the limits. */
export function pageOf(query: URLSearchParams): Page | null {
  const number = Number(query.get('page[number]') ?? 1)
  const size = Number(query.get('page[size]') ?? USUAL_SIZE)
  const isValid = Number.isInteger(number) && number >= 1 && Number.isInteger(size)
  return isValid && size >= 1 && size <= LARGEST_SIZE ? { number, size } : null
}

interface Listed {
  data: Resource[]
  total: number
  page: Page
  /** The address of the list, with its filters and without a page. */
  address: string
  query: URLSearchParams
}

export function list({ data, total, page, address, query }: Listed): Reply {
  const last = Math.max(1, Math.ceil(total / page.size))
  const from = (page.number - 1) * page.size + 1
  const at = (number: number) => {
    const asked = new URLSearchParams(query)
    asked.set('page[number]', String(number))
    asked.set('page[size]', String(page.size))
    return `${address}?${asked}`
  }
  return answer(200, {
    meta: {
      page: {
        currentPage: page.number,
        from: data.length > 0 ? from : null,
        lastPage: last,
        perPage: page.size,
        to: data.length > 0 ? from + data.length - 1 : null,
        total,
      },
    },
    jsonapi,
    links: {
      first: at(1),
      last: at(last),
      ...(page.number > 1 && { prev: at(page.number - 1) }),
      ...(page.number < last && { next: at(page.number + 1) }),
    },
    data,
  })
}

function answer(status: number, body: unknown): Reply {
  return { status, headers, body: JSON.stringify(body) }
}
