import type { HttpContext } from '@adonisjs/core/http'

/** A signal that aborts when the client disconnects; the error that it causes is not answered. */
export function untilGone({ response: socket }: HttpContext['response']) {
  const gone = new AbortController()
  socket.once('close', () => socket.writableFinished || gone.abort())
  const answered = <T>(work: Promise<T>): Promise<T | undefined> =>
    work.catch((error) => {
      if (gone.signal.aborted) return undefined
      throw error
    })
  return { left: gone.signal, answered }
}
