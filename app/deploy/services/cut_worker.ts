import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import subsetFont from 'subset-font'
import type { Answer } from '../../core/thread.ts'

/** A font file and the letters that are kept of it. */
export interface Cut {
  file: string
  letters: string
}

// A thread of its own: a cut takes a processor for up to 0.2 s.

parentPort!.on('message', async ({ file, letters }: Cut) => {
  const answer: Answer<Uint8Array> = await readFile(file)
    .then((font) => subsetFont(font, letters, { targetFormat: 'woff2', noHinting: true }))
    .then((value) => ({ value }))
    .catch((error: unknown) => ({ error: String(error) }))
  parentPort!.postMessage(answer)
})
