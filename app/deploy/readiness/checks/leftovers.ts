import { listed, type Check } from '#deploy/readiness/check'
import type { PublicPage } from '#deploy/readiness/public_page'

const LEFTOVER =
  /lorem ipsum|\bundefined\b|\[object Object\]|\bNaN\b|\{\{|\$\{|<%|\b(?:your )?company name\b|\byour text here\b/gi

/** Filler text of templates and programs. */
export const leftovers: Check = {
  id: 'leftovers',
  severity: 'should',
  passed: 'No filler text was left behind',
  look(page) {
    const found = readable(page).flatMap((text) => text.match(LEFTOVER) ?? [])
    return (
      found.length > 0 && {
        title: 'Filler text was left behind',
        detail: listed([...new Set(found)], (words) => `“${words}”`),
        fix: 'Find these words on the page and write your own.',
      }
    )
  },
}

function readable({ elements, text, textOf }: PublicPage): string[] {
  const hidden = elements.flatMap((element) => {
    const { alt, content } = element.attributes
    if (element.tag === 'title') return [textOf(element)]
    return element.tag === 'meta' ? [content ?? ''] : [alt ?? '']
  })
  return [text, ...hidden]
}
