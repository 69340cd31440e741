import { findReach } from '#designer/instructions/values/reach'
import type { Target } from '#designer/instructions/instruction'
import { each, notUnderstood, type Reader } from '#designer/instructions/readers/reader'
import { targetOf } from '#designer/instructions/target'
import { find, has } from '#designer/instructions/words/piece'

const web = /(?:https?:\/\/|www\.)[^\s"'<>,]{2,400}/i
const domain =
  /(?<![@\p{L}\d.-])(?:[\p{L}\d-]{2,60}\.)+(?:com|org|net|io|co|tr|de|uk|fr|nl|eu|me|shop|app|info)(?:\/[^\s"'<>,]{0,200})?|(?<![@\p{L}\d.-])(?:[\p{L}\d-]{2,60}\.)+[a-z]{2,12}\/[^\s"'<>,]{1,200}/iu

/** "Link the button to …", "the button should call 0117 …". Without an address it cannot be done. */
export const link: Reader = (stretch) => {
  const { shape, pieces, text } = stretch
  const about = has(pieces, 'part', 'button') || has(pieces, 'part', 'link')
  const linking = shape.verb === 'link'
  const removing = shape.verb === 'remove' && !has(pieces, 'to')
  if ((!about && !linking) || shape.denied || removing) return undefined
  const href = hrefIn(text)
  if (!href) return linking && !has(pieces, 'size') ? viaSection(stretch) : undefined
  const named = targetOf([...shape.object, ...shape.around], stretch) ?? targetOf(pieces, stretch)
  const target: Target =
    named?.part || named?.kind
      ? named
      : (stretch.context.selection ?? { part: 'link', words: shape.object.length ? '' : 'link' })
  return each(stretch, [{ do: 'set_link', target, href }])
}

/** "Link the button to the menu": a section of this page is an address too. */
const viaSection: Reader = (stretch) => {
  const { shape, language } = stretch
  const kind = language === 'en' ? find(shape.to, 'section') : find(shape.around, 'section')
  // "Butona tıklayınca fiyatlara gitsin".
  const pressed = language === 'tr' ? shape.around.filter((piece) => has([piece], 'part')) : []
  const target =
    targetOf(shape.object, stretch) ?? targetOf(pressed, stretch) ?? stretch.context.selection
  if (!kind || !target)
    return has(stretch.pieces, 'part') || has(stretch.pieces, 'it')
      ? notUnderstood(stretch)
      : undefined
  return each(stretch, [{ do: 'set_link', target, href: `#${kind}` }])
}

function hrefIn(text: string): string | undefined {
  const url = web.exec(text)?.[0] ?? undefined
  if (url) return (url.startsWith('www.') ? `https://${url}` : url).replace(/[.,;!?]+$/, '')
  const page = domain.exec(text)?.[0]
  // "wa.me/4477…" is an address, and the figures in it no number to call.
  if (page?.includes('/')) return `https://${page}`
  const reach = findReach(text)
  if (reach.email) return `mailto:${reach.email}`
  if (reach.phone) return `tel:${reach.phone.replace(/[^\d+]/g, '')}`
  return page ? `https://${page}` : undefined
}
