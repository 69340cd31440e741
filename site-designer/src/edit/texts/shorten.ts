import { done, type Asked, type Desk, type Outcome } from '#designer/edit/outcome'
import { describePart, nameOf } from '#designer/edit/targets/named'
import { findPart, findSection } from '#designer/edit/targets/targets'
import { sentencesOf } from '#designer/text/normalise'
import { changeSource, type EditOperation } from '#designer/renderer/reading/edit_operation'
import type { Part } from '#designer/renderer/reading/parts'
import { removal } from '#designer/renderer/reading/source_changes'

/** Drops the later half of the sentences, of each paragraph that has more than one. */
export function shorten(desk: Desk, { section: target }: Asked<'shorten'>): Outcome {
  const { reading, says } = desk
  const found = findSection(desk, target)
  const part = 'one' in found ? undefined : findPart(desk, target)
  if (!('one' in found) && !(part && 'one' in part)) return found
  const name =
    'one' in found ? nameOf(desk, found.one) : describePart(desk, (part as { one: Part }).one)
  const texts = 'one' in found ? reading.partsIn(found.one) : [(part as { one: Part }).one]
  let dropped = 0
  const operations = texts.flatMap(({ element, role, words, open }): EditOperation[] => {
    const sentences = sentencesOf(words)
    if (role !== 'text' || open || sentences.length < 2) return []
    const kept = Math.ceil(sentences.length / 2)
    dropped += sentences.length - kept
    return [{ type: 'set_text', element: element.id!, text: sentences.slice(0, kept).join(' ') }]
  })
  if (operations.length > 0) return done(operations, says.shortened(name, dropped), '')
  return dropParagraphs(desk, texts, name)
}

/** Of several paragraphs of one sentence each the last ones go. */
function dropParagraphs({ reading, says }: Desk, texts: readonly Part[], name: string): Outcome {
  const paragraphs = texts.filter(
    ({ element, role, open }) => role === 'text' && element.tag === 'p' && !open
  )
  const siblings = paragraphs.filter(
    ({ element }) => element.parent?.index === paragraphs[0]?.element.parent?.index
  )
  const gone = siblings.slice(Math.ceil(siblings.length / 2))
  const changes = gone.map(({ element }) => removal(element))
  return done(
    [changeSource(reading.html, changes)],
    says.shortened(name, gone.length),
    says.nothingToShorten(name)
  )
}
