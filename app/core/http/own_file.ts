import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerLastingFile } from '#core/http/lasting_file'

const cache = new Map<string, Promise<Buffer>>()

/** The bytes of a file that we ship, from memory after the first time. */
export async function ownFile(path: string): Promise<Buffer> {
  if (!cache.has(path)) cache.set(path, readFile(path))
  return cache.get(path)!.catch((error) => {
    cache.delete(path)
    throw error
  })
}

/**
 * Serves a file that we ship for pages. Any origin may use it, because a sandboxed frame without an
 * origin needs it too.
 */
export async function answerOwnFile(
  file: { path: string; contentType: string },
  req: IncomingMessage,
  res: ServerResponse
): Promise<void> {
  const bytes = await ownFile(file.path)
  const headers = { 'content-type': file.contentType, 'access-control-allow-origin': '*' }
  answerLastingFile(bytes, headers, req, res)
}
