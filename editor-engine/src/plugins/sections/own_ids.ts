import type { Change } from '../../core/changes/change.ts'
import { ChangeSet } from '../../core/changes/change_set.ts'
import type { PageElement } from '../../core/page/element.ts'
import type { Page } from '../../core/page/page.ts'
import type { ReadonlyPage } from '../../core/plugin.ts'

const REFERENCES = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'list',
  'form',
  'headers',
]

/**
 * A copy of a part of the page with new `id`s (`menu` becomes `menu-2`); references to them inside the
 * copy are renamed too, because an id must be unique in a page.
 */
export function withOwnIds(page: ReadonlyPage, html: string): string {
  const taken = new Set<string>()
  for (const element of page.elements()) taken.add(element.attribute('id')?.value ?? '')
  const copy = page.reopen(html)
  const renamed = new Map<string, string>()
  for (const element of copy.elements()) {
    const id = element.attribute('id')?.value
    if (!id || renamed.has(id)) continue
    let number = 2
    while (taken.has(`${id}-${number}`)) number++
    renamed.set(id, `${id}-${number}`)
    taken.add(`${id}-${number}`)
  }
  return renamed.size ? edited(copy, (element) => renameIn(element, renamed)) : html
}

function renameIn(element: PageElement, renamed: ReadonlyMap<string, string>): Change[] {
  const changes: Change[] = []
  const id = renamed.get(element.attribute('id')?.value ?? '')
  if (id) changes.push(element.setAttribute('id', id))
  for (const name of REFERENCES) {
    const value = element.attribute(name)?.value
    if (value === undefined) continue
    const next = value
      .split(' ')
      .map((part) => renamed.get(part) ?? part)
      .join(' ')
    if (next !== value) changes.push(element.setAttribute(name, next))
  }
  const target = renamed.get(/^#(.+)/.exec(element.attribute('href')?.value ?? '')?.[1] ?? '')
  if (target) changes.push(element.setAttribute('href', `#${target}`))
  return changes
}

/** The text of `page` after a function has changed each of its elements. */
export function edited(page: Page, change: (element: PageElement) => Change[]): string {
  return ChangeSet.of([...page.elements()].flatMap(change), page.length).apply(page.text)
}
