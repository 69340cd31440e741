import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

let chosen: string | undefined

/**
 * The folder of this package's data. It is found through the package, so that a compiled server
 * finds it as well, whose code stands in another folder.
 */
export function dataFolder(): string {
  return (chosen ??= join(
    fileURLToPath(import.meta.resolve('site-designer/package.json')),
    '../data'
  ))
}

/** Another folder instead; only before anything was read. */
export function useDataFolder(folder: string): void {
  chosen = folder
}
