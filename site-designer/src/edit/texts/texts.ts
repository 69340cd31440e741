import { done, impossible, type Asked, type Desk, type Outcome } from '#designer/edit/outcome'
import { describePart, nameOf } from '#designer/edit/targets/named'
import { findPart, findSection } from '#designer/edit/targets/targets'
import { changeSource, type EditOperation } from '#designer/renderer/reading/edit_operation'
import type { PageElement } from '#designer/renderer/reading/page_reading'
import { replacedWords } from '#designer/renderer/reading/source_changes'
import { folded } from '#designer/renderer/reading/words'

export function setText(desk: Desk, { target, text }: Asked<'set_text'>): Outcome {
  const { says } = desk
  if (text.trim() === '') return impossible(says.textTooMuch)
  const found = findPart(desk, target)
  if (!('one' in found)) return found
  const part = found.one
  if (['picture', 'list', 'form'].includes(part.role)) return impossible(says.textTooMuch)
  if (part.words === text.trim()) return impossible(says.alreadySo)
  const operations = [part.element, ...part.twins].map((element) => written(desk, element, text))
  return done(operations, says.textSet(describePart(desk, part, text)), says.alreadySo)
}

/** What a submit field says stands in an attribute. */
function written({ reading }: Desk, element: PageElement, text: string): EditOperation | undefined {
  if (element.tag === 'input') {
    return changeSource(reading.html, [element.setAttribute('value', text)])
  }
  return { type: 'set_text', element: element.id!, text }
}

export function replaceWords(
  { reading, says }: Desk,
  { from, to }: Asked<'replace_words'>
): Outcome {
  const changes = replacedWords(reading.page, from, to)
  if (changes.length === 0) return impossible(says.wordsNotThere(from))
  return done(
    [changeSource(reading.html, changes)],
    says.wordsReplaced(from, to, changes.length),
    says.alreadySo
  )
}

/** A sentence of the owner's, set where the page tells about them. */
export function addWords(desk: Desk, { text, section }: Asked<'add_words'>): Outcome {
  const { reading, says } = desk
  const asked = section ?? { kind: 'about' as const, words: '' }
  const found = findSection(desk, asked)
  if (!('one' in found)) return found
  if (reading.parts.some(({ words }) => folded(words).includes(folded(text))))
    return impossible(says.alreadySo)
  const paragraphs = reading
    .partsIn(found.one)
    .filter(({ element, role }) => role === 'text' && element.tag === 'p')
  const name = nameOf(desk, found.one)
  const open = paragraphs.find((part) => part.open)
  if (open)
    return done([{ type: 'set_text', element: open.element.id!, text }], says.textSet(name), '')
  const last = paragraphs.at(-1)
  if (!last) return impossible(says.noPart(asked.words))
  return done(
    [{ type: 'set_text', element: last.element.id!, text: `${last.words} ${text}` }],
    says.textSet(name),
    says.alreadySo
  )
}
