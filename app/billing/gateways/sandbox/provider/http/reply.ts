import type { ServerResponse } from 'node:http'

export interface Reply {
  status: number
  headers: Record<string, string>
  body: string
}

/** The browser then opens `path` with GET, so reloading does not send the form again. */
export function seeOther(path: string): Reply {
  return { status: 303, headers: { location: path }, body: '' }
}

export function json(status: number, value: unknown): Reply {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return { status, headers, body: `${JSON.stringify(value)}\n` }
}

export function send(res: ServerResponse, { status, headers, body }: Reply, method?: string): void {
  res.writeHead(status, {
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    // Forms to the own origin keep their Origin header, which `no-referrer` would remove.
    'referrer-policy': 'same-origin',
    'content-length': Buffer.byteLength(body),
    ...headers,
  })
  res.end(method === 'HEAD' ? undefined : body)
}
