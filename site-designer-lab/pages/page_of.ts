import { existsSync, readFileSync } from 'node:fs'
import { compose, fillSite, read, renderSite, withoutTodos } from 'site-designer'
import { defaultForm } from 'site-designer/form'
import { LISTS } from '../lists.ts'

const PAGES = new URL('pages/', LISTS)

/** The prompts of the pages that the lists name. */
export const pagePrompts = JSON.parse(
  readFileSync(new URL('prompts.json', PAGES), 'utf8')
) as Record<string, string>

const pages = new Map<string, string>()

/**
 * The page of that name: made by the product of today from its prompt. A page that the product did not
 * make is a file in lists/pages.
 */
export function pageOf(name: string): string {
  const page = pages.get(name) ?? madeOrRead(name.replace(/\.html$/, ''))
  pages.set(name, page)
  return page
}

function madeOrRead(name: string): string {
  const prompt = pagePrompts[name]
  if (prompt !== undefined) return pageFrom(prompt, name)
  const file = new URL(`${name}.html`, PAGES)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  throw new Error(`No page ${name}: add its prompt to lists/pages/prompts.json.`)
}

function pageFrom(prompt: string, seed: string): string {
  const sheet = read(prompt, defaultForm)
  return withoutTodos(renderSite(fillSite(sheet, compose(sheet, defaultForm, { seed }))))
}
