import { oneOfLooks, setLook, type Reader } from '#designer/instructions/readers/reader'
import { turnsBack } from '#designer/instructions/words/complaint'
import { all, find, has } from '#designer/instructions/words/piece'

/** How round the corners are. */
export const corners: Reader = (stretch) => {
  const { pieces, text } = stretch
  const about = has(pieces, 'thing', 'corner')
  const figure = /(\d{1,3})\s?(?:px|pixels?|piksel)?/i.exec(text)?.[1]
  if (about && figure) return setLook(stretch, { corner_radius: Math.min(20, Number(figure)) })
  const ways = [...new Set(all(pieces, 'corner'))]
  if (ways.length === 2)
    return oneOfLooks(stretch, { corner_radius: 'rounder' }, { corner_radius: 'sharper' })
  const way = find(pieces, 'corner') as 'rounder' | 'sharper' | undefined
  if (!way || (!about && has(pieces, 'part', 'picture'))) return undefined
  if (turnsBack(pieces)) {
    return setLook(stretch, { corner_radius: way === 'rounder' ? 'sharper' : 'rounder' })
  }
  const fully = way === 'sharper' && !/er\b|daha|less|az\b/i.test(text)
  return setLook(stretch, { corner_radius: fully ? 0 : way })
}
