import { readFileSync } from 'node:fs'

/** Prompts, instructions and feedback with their expected results. */
export const LISTS = new URL('./lists/', import.meta.url)

export function listOf<Entry>(name: string): Entry[] {
  return JSON.parse(readFileSync(new URL(`${name}.json`, LISTS), 'utf8')) as Entry[]
}
