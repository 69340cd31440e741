import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fontFile } from '#core/fonts/font_files'
import { answerLastingFile } from '#core/http/lasting_file'

const cache = new Map<string, Promise<Buffer>>()

/**
 * Serves one of our font files, from memory after the first request. Returns false, without an answer,
 * for an unknown name. Any origin may use them, because a sandboxed frame without an origin needs them
 * too.
 */
export async function serveFont(
  name: string,
  req: IncomingMessage,
  res: ServerResponse
): Promise<boolean> {
  const file = fontFile(name)
  if (!file) return false
  if (!cache.has(name)) cache.set(name, readFile(file))
  const bytes = await cache.get(name)!.catch((error) => {
    cache.delete(name)
    throw error
  })
  answerLastingFile(
    bytes,
    { 'content-type': 'font/woff2', 'access-control-allow-origin': '*' },
    req,
    res
  )
  return true
}
