import { folded } from '#designer/language/fold'
import { Page, type PageElement } from 'editor-engine'
import type { Site } from '#designer/site/site'
import { directionOf } from '#designer/language/language'
import { isLatin, isWrittenAs } from '#designer/language/script'

/**
 * A page in a language that our words do not exist in: each element that holds some of ours says which
 * language these are in, and where the two are read in different ways also which way, as do numbers and
 * addresses.
 */
export function withTongues(
  html: string,
  language: string,
  { words, said }: NonNullable<Site['foreign']>
): string {
  const page = Page.open(html)
  const isTurned = directionOf(language) !== directionOf(words)
  const told = flat(said.join('\n'))
  const isTheirs = (text: string) =>
    (!isLatin(language) && isWrittenAs(language, text)) || told.includes(flat(text))
  const isForeignTo = (text: string) => isLatin(language) || !isWrittenAs(language, text)
  const marks = Array.from(page.elements()).flatMap((element) => {
    const text = element.isInBody && !element.isForeign ? ownText(element, html) : ''
    if (!/[\p{L}\p{N}]/u.test(text)) return []
    const isOurs = /\p{L}/u.test(text) && !isTheirs(text)
    const way = isTurned && isForeignTo(text) && element.setAttribute('dir', directionOf(words))
    return [isOurs && element.setAttribute('lang', words), way].filter((mark) => mark !== false)
  })
  return marks.reduceRight(
    (text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to),
    html
  )
}

/** What stands in an element itself, and in none within it. */
function ownText(element: PageElement, html: string): string {
  const { content } = element
  if (!content || element.isRawText) return ''
  let at = content.from
  let text = ''
  for (const { range } of element.children()) {
    text += html.slice(at, range.from)
    at = range.to
  }
  return text + html.slice(at, content.to)
}

/** As it is compared: printed text has its marks escaped, and its first letter may be a capital. */
const flat = (text: string) => folded(text.replace(/&#?\w{1,8};|[&<>"']/g, ''))
