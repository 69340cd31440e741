import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Figure } from '#tests/bench/figure'

interface Chunk {
  file: string
  imports?: string[]
}

/** Kilobytes of gzipped JavaScript that the browser loads before it can show any screen. */
export function firstLoad(): Figure {
  const bytes = reachableFrom('resources/app.tsx')
    .map((file) => gzipSync(readFileSync(`public/assets/${file}`), { level: 9 }).length)
    .reduce((sum, length) => sum + length, 0)
  const measured = Number((bytes / 1000).toFixed(1))
  return { name: 'first load of the app', unit: 'KB JS gz', measured, bound: 150 }
}

/** The built files that a source imports statically, its own first. */
export function reachableFrom(source: string): string[] {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync('public/assets/.vite/manifest.json', 'utf8')
  )
  const needed = new Set<string>()
  const need = (name: string) => {
    const { file, imports = [] } = manifest[name]
    if (needed.has(file)) return
    needed.add(file)
    for (const next of imports) need(next)
  }
  need(source)
  return [...needed]
}
