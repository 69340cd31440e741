import type { IncomingMessage, ServerResponse } from 'node:http'
import { fontFile } from '#core/fonts/font_files'
import { answerOwnFile } from '#core/http/own_file'

/** Serves one of our font files. Returns false, without an answer, for an unknown name. */
export async function serveFont(
  name: string,
  req: IncomingMessage,
  res: ServerResponse
): Promise<boolean> {
  const path = fontFile(name)
  if (!path) return false
  await answerOwnFile({ path, contentType: 'font/woff2' }, req, res)
  return true
}
