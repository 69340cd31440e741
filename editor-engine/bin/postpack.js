import { existsSync, renameSync, rmSync } from 'node:fs'

process.chdir(new URL('..', import.meta.url).pathname)
if (existsSync('.package.source.json')) renameSync('.package.source.json', 'package.json')
rmSync('dist', { recursive: true, force: true })
