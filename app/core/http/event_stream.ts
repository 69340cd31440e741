import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import logger from '@adonisjs/core/services/logger'
import type { HttpContext } from '@adonisjs/core/http'
import { toJson, type Json } from '#core/json_text'

/** One server-sent event; its data is sent as JSON, or is JSON already. */
export type ServerEvent = { event: string } & ({ data: unknown } | { json: Json<unknown> })

/** Proxies and the client consider a connection dead if it is silent for longer. */
const HEARTBEAT = 15_000
/** No build takes longer; a client that needs more time opens another stream. */
const LONGEST = 10 * 60_000
/** How late a sign-out is noticed if there are no events; it is also checked before each event. */
const LOOK_AGAIN = 1_000
/** A browser opens six connections to a host; streams must not use all of them. */
const MOST_OF_ONE = 3

/** The owner of the stream. */
export interface Listener {
  userId: string
  /** Whether the session of the request is still valid. */
  isSignedIn: () => Promise<boolean>
}

const open = new Map<string, AbortController[]>()
const stopping = new AbortController()

/**
 * Answers with server-sent events until there are no more, the client disconnects, the process stops,
 * the session ends, or the same person has opened too many other streams. `events` ends when its signal
 * is aborted.
 */
export function answerEvents(
  { response }: Pick<HttpContext, 'response'>,
  { userId, isSignedIn }: Listener,
  events: (signal: AbortSignal) => AsyncIterable<ServerEvent>
): void {
  const mine = opened(userId)
  const signal = AbortSignal.any([mine.signal, stopping.signal, AbortSignal.timeout(LONGEST)])
  const stream = new PassThrough()
  const heartbeat = setInterval(() => {
    if (!signal.aborted) stream.write(': still here\n\n')
  }, HEARTBEAT)
  const endsWithSession = async () => {
    if (!(await isSignedIn())) mine.abort()
  }
  const look = setInterval(() => {
    // If the database does not answer now, the next check asks it again.
    endsWithSession().catch((error) => logger.warn({ err: error }, 'a session could not be read'))
  }, LOOK_AGAIN)
  response.response.once('close', () => mine.abort())
  response.header('content-type', 'text/event-stream; charset=utf-8')
  response.header('cache-control', 'no-store, no-transform')
  // Otherwise nginx buffers the events and sends them all at the end.
  response.header('x-accel-buffering', 'no')
  response.stream(stream)

  stream.write(': open\n\n')
  signal.addEventListener('abort', () => stream.end(), { once: true })
  send(stream, events(signal), { signal, before: endsWithSession })
    .catch((error) => {
      if (!signal.aborted) logger.error({ err: error }, 'a stream of events broke off')
    })
    .finally(() => {
      clearInterval(heartbeat)
      clearInterval(look)
      closed(userId, mine)
      if (!signal.aborted) stream.end()
    })
}

interface SendOptions {
  signal: AbortSignal
  /** Runs before each event. */
  before: () => Promise<void>
}

async function send(
  stream: PassThrough,
  events: AsyncIterable<ServerEvent>,
  { signal, before }: SendOptions
): Promise<void> {
  for await (const told of events) {
    await before()
    if (signal.aborted) return
    const json = 'json' in told ? told.json : toJson(told.data)
    const isFull = !stream.write(`event: ${told.event}\ndata: ${json}\n\n`)
    if (isFull) await once(stream, 'drain', { signal })
  }
}

/** Ends the oldest stream of a person; its screen continues with polling. */
function opened(who: string): AbortController {
  const mine = new AbortController()
  const theirs = [...(open.get(who) ?? []), mine]
  for (const oldest of theirs.splice(0, theirs.length - MOST_OF_ONE)) oldest.abort()
  open.set(who, theirs)
  return mine
}

function closed(who: string, mine: AbortController): void {
  const left = (open.get(who) ?? []).filter((one) => one !== mine)
  if (left.length > 0) open.set(who, left)
  else open.delete(who)
}

/** The number of open streams of a person, without those whose client has disconnected. */
export function openStreams(userId: string): number {
  return open.get(userId)?.length ?? 0
}

/** Ends all streams, because a stopping process waits for all answers in progress. */
export function endEventStreams(): void {
  stopping.abort()
}
