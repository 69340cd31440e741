import { each, type Reader } from '#designer/instructions/readers/reader'
import { isSection, targetsIn } from '#designer/instructions/target'

/** "Replace the gallery with testimonials": one comes where the other goes. */
export const replaceSection: Reader = (stretch) => {
  const { shape } = stretch
  if (
    shape.denied ||
    (!['replace', 'use', 'add', 'want', 'change', 'put', 'make', undefined].includes(shape.verb) &&
      !(stretch.language === 'tr' && shape.verb === 'be'))
  )
    return undefined
  const [before] = targetsIn(shape.instead.length > 0 ? shape.instead : shape.object, stretch)
  const [after] = targetsIn(
    shape.instead.length > 0 ? (shape.object.length > 0 ? shape.object : shape.to) : shape.to,
    stretch
  )
  const placed = shape.instead.length > 0 || shape.verb === 'replace'
  if (!placed || !isSection(before) || !isSection(after) || before.part || after.part)
    return undefined
  if (before.kind === after.kind) return undefined
  return each(stretch, [
    { do: 'add_section', kind: after.kind, at: { where: 'before', section: before } },
    { do: 'remove_section', section: before },
  ])
}
