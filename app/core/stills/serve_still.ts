import type { IncomingMessage, ServerResponse } from 'node:http'
import { stillPath } from 'site-designer/stills'
import { answerOwnFile } from '#core/http/own_file'

/** Serves a file of our own pictures. Returns false, without an answer, for an unknown name. */
export async function serveStill(
  name: string,
  req: IncomingMessage,
  res: ServerResponse
): Promise<boolean> {
  const path = stillPath(name)
  if (!path) return false
  await answerOwnFile({ path, contentType: 'image/webp' }, req, res)
  return true
}
