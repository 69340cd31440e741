import type { Instruction } from '#designer/instructions/instruction'
import { each, notUnderstood, oneOf, type Reader } from '#designer/instructions/readers/reader'
import { targetsIn, topicOf } from '#designer/instructions/target'
import { find, has, unknown } from '#designer/instructions/words/piece'

/** "Shorten the story", "the about text is too long". Longer it cannot get: that would be invented. */
export const shorten: Reader = (stretch) => {
  const { shape, pieces, context } = stretch
  const said = find(pieces, 'length')
  const length = said === 'longer' && has(pieces, 'degree', 'too') ? 'shorter' : said
  if (shape.denied || (shape.verb !== 'shorten' && !length)) return undefined
  // "Gereksiz laf kalabalığı var" asks for less of it, and not for nothing.
  const spoken = stretch.language === 'tr' && length === 'shorter' && !has(pieces, 'verb', 'remove')
  if ((shape.verb === 'remove' && !spoken) || shape.verb === 'add') return undefined
  const topic = topicOf(pieces, stretch)
  if (topic && length !== 'longer') return each(stretch, [{ do: 'shorten', section: topic }])
  const named = targetsIn(pieces, stretch).filter((target) => target.kind ?? target.part)
  const targets = named.length > 0 ? named : context.selection ? [context.selection] : []
  if (length === 'longer') return notUnderstood(stretch)
  // "Sitede çok yazı var, kısaltın": where it is most.
  if (targets.length === 0 && stretch.language === 'tr' && !has(pieces, 'section')) {
    const kinds = (['about', 'services', 'hero'] as const).filter(
      (kind) => context.kinds?.includes(kind) ?? true
    )
    const sections = kinds.map((kind): Instruction => ({
      do: 'shorten',
      section: { kind, words: '' },
    }))
    return sections.length > 1 ? oneOf(stretch, ...sections) : notUnderstood(stretch)
  }
  if (targets.length === 0 || unknown(pieces).length > 1)
    return has(pieces, 'section') ? undefined : notUnderstood(stretch)
  return each(
    stretch,
    targets.map((section) => ({ do: 'shorten', section }))
  )
}
