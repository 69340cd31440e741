import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg|json|html)$/

/** Compresses the built files once instead of for every request. */
export function compressed(): Plugin {
  return {
    name: 'sitewright:compressed',
    apply: 'build',
    async writeBundle({ dir }) {
      for (const file of await readdir(dir!, { recursive: true })) {
        if (!TEXT.test(file)) continue
        const path = join(dir!, file)
        const content = await readFile(path)
        await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }))
        await writeFile(`${path}.br`, brotliCompressSync(content))
      }
    },
  }
}
