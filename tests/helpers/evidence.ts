import { appendFileSync, mkdirSync, readFileSync, rmSync, existsSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../.evidence/run.jsonl', import.meta.url))

/**
 * Everything of the product that a test run has observed; the ledger compares it with the
 * specification.
 */
export type Evidence =
  | { kind: 'call'; method: string; path: string; request: string[]; response: string[] }
  /** The whole text or the name of one element, on a screen; or a text in an answer. */
  | { kind: 'text'; text: string; screen?: string }
  | { kind: 'screen'; path: string }
  | { kind: 'proof'; id: string }

/** Deletes the evidence of earlier runs: only this run counts. */
export function forgetEvidence(): void {
  rmSync(file, { force: true })
}

export function record(evidence: Evidence): void {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(evidence)}\n`)
}

/** Records that the calling test has shown a rule or constant of the specification. */
export function proves(id: string): void {
  record({ kind: 'proof', id })
}

export function allEvidence(): Evidence[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

/** Wraps a server so that the method, path, fields and texts of each call are recorded. */
export function recorded(listener: RequestListener): RequestListener {
  return (req, res) => {
    if (!req.url?.startsWith('/api/')) return listener(req, res)
    const sent = collect(req)
    const answered = collectAnswer(res)
    res.once('finish', () => {
      const request = parsed(sent())
      const response = parsed(answered())
      recordCall(req.method!, req.url!, request, response)
    })
    return listener(req, res)
  }
}

/** The fields of a call, nested ones as `outer.inner`, and every text in its answer. */
export function recordCall(method: string, url: string, request: unknown, response: unknown): void {
  const [path, query] = url.replace(/^\/api/, '').split('?')
  const asked = [...fieldsOf(request), ...new URLSearchParams(query).keys()]
  record({ kind: 'call', method, path, request: asked, response: fieldsOf(response) })
  for (const text of textsOf(response)) record({ kind: 'text', text })
}

function collect(req: IncomingMessage): () => string {
  const chunks: Buffer[] = []
  const emit = req.emit.bind(req)
  // Listening to `data` would start the stream before the body parser is attached.
  req.emit = (event: string | symbol, ...values: any[]) => {
    if (event === 'data') chunks.push(Buffer.from(values[0]))
    return emit(event, ...values)
  }
  return () => Buffer.concat(chunks).toString()
}

function collectAnswer(res: ServerResponse): () => string {
  const chunks: Buffer[] = []
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const write = res.write.bind(res)
  const end = res.end.bind(res)
  res.write = ((chunk: unknown, ...rest: any[]) => (
    keep(chunk),
    write(chunk as any, ...rest)
  )) as any
  res.end = ((chunk: unknown, ...rest: any[]) => (keep(chunk), end(chunk as any, ...rest))) as any
  return () => Buffer.concat(chunks).toString()
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

// Deeper nesting only occurs in bodies that are sent to be refused.
const DEEPEST = 20

function fieldsOf(value: unknown, prefix = '', depth = 0): string[] {
  if (!value || typeof value !== 'object' || depth > DEEPEST) return []
  const below = (inner: unknown, path: string) => fieldsOf(inner, path, depth + 1)
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => below(item, prefix)))]
  return Object.entries(value).flatMap(([name, inner]) => [
    prefix + name,
    ...below(inner, `${prefix}${name}.`),
  ])
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length <= 500 ? [value] : []
  if (value && typeof value === 'object') return Object.values(value).flatMap(textsOf)
  return []
}
