import { readFileSync, writeFileSync } from 'node:fs'
import { describeApi } from './describe_api.ts'

/** `npm run api` writes API.md from the doc comments; with --check it only says whether it is current. */
const file = new URL('../API.md', import.meta.url)
const text = describeApi()
if (process.argv.includes('--check')) {
  process.exitCode = readFileSync(file, 'utf8') === text ? 0 : 1
} else writeFileSync(file, text)
