import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fontFile } from '#core/fonts/font_files'
import { answerLastingFile } from '#core/http/lasting_file'

const cache = new Map<string, Promise<Buffer>>()

/**
 * Answers with one of our font files, from memory once it was asked for. Says false, and answers
 * nothing, for a name that is none of ours. Any origin may use them: a frame without an origin of
 * its own must show a page in its own type too.
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
