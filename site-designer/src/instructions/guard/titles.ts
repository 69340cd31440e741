import type { EditRequest } from '#designer/instructions/edit'
import type { Finding } from '#designer/instructions/guard/finding'
import { foldedWords } from '#designer/language/tokens'
import type { PageReading } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'

/**
 * The title and the description of a page, where they become others. They may follow a page into
 * another language, and take words from the instruction.
 */
export function titlesChanged(
  before: PageReading,
  after: PageReading,
  { instruction }: EditRequest
): Finding[] {
  if (languageOf(before) !== languageOf(after)) return []
  const said = new Set(foldedWords(instruction))
  return [titleOf, descriptionOf].flatMap((read): Finding[] => {
    const [was, now] = [read(before), read(after)]
    const known = new Set(foldedWords(was))
    const fresh = foldedWords(now).filter((word) => !known.has(word))
    const isAsked = fresh.length > 0 && fresh.every((word) => said.has(word))
    return was === now || isAsked ? [] : [{ is: 'title', what: now || '(none)' }]
  })
}

function languageOf({ root }: PageReading): string {
  return root?.attribute('lang')?.value ?? ''
}

function titleOf(reading: PageReading): string {
  const title = reading.first('title')
  return title ? wordsOf(title) : ''
}

function descriptionOf({ all }: PageReading): string {
  const [meta] = all.filter(
    (element) => element.tag === 'meta' && element.attribute('name')?.value === 'description'
  )
  return meta?.attribute('content')?.value ?? ''
}
