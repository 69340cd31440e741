import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'

let kept: Promise<string> | undefined

/** The code of the edit runtime from the built front end; in production it is read once. */
export function frameRuntime(): Promise<string> {
  if (!app.inProduction) return read()
  kept ??= read().catch((error) => {
    kept = undefined
    throw error
  })
  return kept
}

async function read(): Promise<string> {
  const text = await readFile(app.publicPath('assets/frame_runtime.js'), 'utf8')
  // Inside a script element these two sequences would end it or change how it is parsed.
  if (/<\/script|<!--/i.test(text)) throw new Error('The edit runtime cannot be written inline.')
  return text
}
