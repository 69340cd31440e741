import { readFileSync } from 'node:fs'
import { compose, fillSite, read, renderSite, withoutTodos } from 'site-designer'
import { defaultForm } from 'site-designer/form'
import { otherPages } from '../../site-designer/tests/helpers/other_pages.ts'
import { LISTS } from '../lists.ts'

/** The prompts of the pages that the lists name. */
export const pagePrompts = JSON.parse(
  readFileSync(new URL('pages/prompts.json', LISTS), 'utf8')
) as Record<string, string>

/** Pages that we did not make. */
const pages = new Map<string, string>([['open_other_bakery', otherPages.bakery]])

/** The page of that name, made from its prompt by the code as it is now. */
export function pageOf(name: string): string {
  const known = name.replace(/\.html$/, '')
  const page = pages.get(known) ?? madePage(known)
  pages.set(known, page)
  return page
}

function madePage(name: string): string {
  const prompt = pagePrompts[name]
  if (prompt === undefined)
    throw new Error(`No page ${name}: add its prompt to lists/pages/prompts.json.`)
  const sheet = read(prompt, defaultForm)
  const outline = compose(sheet, defaultForm, { seed: name })
  return withoutTodos(renderSite(fillSite(sheet, outline)))
}
