import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import logger from '@adonisjs/core/services/logger'
import type { HttpContext } from '@adonisjs/core/http'
import { toJson, type Json } from '#core/json_text'

/** One server-sent event; its data is sent as JSON, or is JSON already. */
export type ServerEvent = { event: string } & ({ data: unknown } | { json: Json<unknown> })

/** Proxies and the client take a connection that is silent for longer for dead. */
const HEARTBEAT = 15_000
/** No build takes longer; a client that wants more opens another one. */
const LONGEST = 10 * 60_000
/** How late a sign-out is seen when nothing happens; before each event it is looked for again. */
const LOOK_AGAIN = 1_000
/** A browser opens six connections to a host; these must not be all of them. */
const MOST_OF_ONE = 3

/** Whose stream it is. */
export interface Listener {
  userId: string
  /** Whether the session that asked still goes on. */
  isSignedIn: () => Promise<boolean>
}

const open = new Map<string, AbortController[]>()
const stopping = new AbortController()

/**
 * Answers with server-sent events until there are no more, the client leaves, the process stops, the
 * session ends, or the same person has opened too many others since. `events` ends when its signal is
 * aborted.
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
    // A database that does not answer now is asked again.
    endsWithSession().catch((error) => logger.warn({ err: error }, 'a session could not be read'))
  }, LOOK_AGAIN)
  response.response.once('close', () => mine.abort())
  response.header('content-type', 'text/event-stream; charset=utf-8')
  response.header('cache-control', 'no-store, no-transform')
  // nginx would collect the events and hand them over at the end.
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

/** The oldest of a person's streams ends: its screen goes on by asking from time to time. */
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

/** Ends all of them, since the process stops and waits for every answer that is under way. */
export function endEventStreams(): void {
  stopping.abort()
}
