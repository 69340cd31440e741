import type { FactName } from '#designer/instructions/instruction'
import { stating, wrong } from '#designer/instructions/readers/facts/around'
import { each, type Reader } from '#designer/instructions/readers/reader'
import { content, find, has } from '#designer/instructions/words/piece'

/** "Change the opening hours to 9-17": a fact named, and its value as it was said. */
export const spoken: Reader = (stretch) => {
  const { shape, pieces } = stretch
  const fact = (find(shape.object, 'fact') ??
    (has(shape.object, 'section', 'hours') ? 'hours' : undefined)) as FactName | undefined
  // "Instagram adresimiz" is no street.
  if (/(?<!\p{L})(?:insta|facebook|tiktok|twitter|youtube|web|internet)/iu.test(stretch.text))
    return undefined
  if (!fact || fact === 'name' || !stating.includes(shape.verb) || has(pieces, 'part'))
    return undefined
  const value = shape.value?.trim()
  if (!value || shape.to.length === 0 || has(shape.to, 'fact')) return undefined
  if (
    !value
      .replace(wrong, '')
      .replace(/(?:yaz[ıi]lm[ıi][şs]|olmu[şs])$/iu, '')
      .trim()
  )
    return undefined
  if (fact === 'hours' && !/\d/.test(value)) return undefined
  if ((fact === 'phone' || fact === 'since') && !/\d{3}/.test(value)) return undefined
  if (
    fact === 'email' ||
    !content(shape.to).some((piece) => piece.senses.length === 0 || piece.tokens[0].kind !== 'word')
  )
    return undefined
  return each(stretch, [{ do: 'set_fact', fact, value }])
}
