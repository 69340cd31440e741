import { readFileSync } from 'node:fs'

/** The version that is measured, as evidence names it. */
export function measuredVersion(): string {
  const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const { version } = JSON.parse(read('package.json'))
  return read('CHANGELOG.md').includes('## Unreleased')
    ? `${version} with unreleased changes`
    : version
}
