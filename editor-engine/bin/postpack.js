import { existsSync, renameSync, rmSync } from 'node:fs'

// In the package as it is published there is nothing to put back, and `dist` is what it is.
process.chdir(new URL('..', import.meta.url).pathname)
if (existsSync('.package.source.json')) {
  renameSync('.package.source.json', 'package.json')
  rmSync('dist', { recursive: true, force: true })
}
