import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg|json|html)$/

/** Compresses once, at build, what every visitor would otherwise have compressed for them. */
export function compressed(): Plugin {
  let folder: string
  return {
    name: 'sitewright:compressed',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    async closeBundle() {
      for (const file of await readdir(folder, { recursive: true })) {
        if (!TEXT.test(file)) continue
        const path = join(folder, file)
        const content = await readFile(path)
        await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }))
        await writeFile(`${path}.br`, brotliCompressSync(content))
      }
    },
  }
}
