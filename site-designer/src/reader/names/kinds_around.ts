import { atEnd, endsWith, quote } from '#designer/reader/names/leads'
import type { Reading } from '#designer/reader/reading'
import { kindNounAt } from '#designer/reader/shapes/kind_noun'
import { tokensOf } from '#designer/reader/shapes/tokens'
import { perLanguage } from '#designer/reader/words/words_of'
import type { Stretch } from '#designer/sheet/sheet'

const called = perLanguage(({ called: cue }) => {
  const shape = `[ ,]{1,2}(?:${cue})(?: is| simply| just|:)? ?${quote}`
  return { end: atEnd(shape, 'iu'), whole: new RegExp(`${shape}$`, 'iu') }
})
const theirs =
  /(?:^|[^\p{L}])(?:it is|it's|it’s|its|it|is|are|we're|we’re|we are|business|company|shop|place|brand|project|studio|firm|salon|club|store|app|laden|firma|entreprise|société|empresa|negocio|tienda|azienda|attività|negozio|bedrijf|zaak|winkel|loja|es|das|qui|che|que|die|se|si)$/iu

/** "A bakery in Leeds called": what is called so is the business. */
export function isKindCalled(
  { language, kindAt, prompt }: Reading,
  start: number,
  lead: string
): boolean {
  const { end, whole } = called(language.code)
  const cue = endsWith(lead, end) && whole.exec(lead)
  if (!cue) return false
  const at = start - lead.length + cue.index
  const ahead = lead.slice(0, cue.index)
  const tokens = tokensOf(ahead).slice(-3)
  const isKind = tokens.some(
    (_, n) => kindNounAt(tokens, n, language.code)?.last === tokens.length - 1
  )
  const isSaid =
    kindAt !== undefined && kindAt[1] <= at && !/[.!?\n]/.test(prompt.slice(kindAt[1], at))
  return isKind || isSaid || theirs.test(ahead)
}

/** What it is stands before it. */
export function kindsBefore(
  { prompt, language, kindAt }: Reading,
  start: number
): Record<'right' | 'mark' | 'said', boolean> {
  const from = Math.max(0, start - 40)
  const lead = tokensOf(prompt.slice(from, start), from).slice(-3)
  const gap = prompt.slice(lead.at(-1)?.to ?? start, start)
  const isBehind = lead.some(
    (_, at) => kindNounAt(lead, at, language.code)?.last === lead.length - 1
  )
  return {
    right: isBehind && gap === ' ',
    mark: isBehind && /^[,:–-]| [–-]/.test(gap),
    said: kindAt !== undefined && kindAt[1] <= start && start - kindAt[1] < 4,
  }
}

/** What it is stands behind it, or right behind it. */
export function kindsBehind(
  { prompt, language }: Reading,
  end: number
): Record<'right' | 'near', boolean> {
  const tail = tokensOf(prompt.slice(end, end + 70), end).slice(0, 8)
  const first = tail.findIndex((_, at) => kindNounAt(tail, at, language.code))
  const between = first < 0 ? '.' : prompt.slice(end, tail[first].from)
  return {
    right: first === 0 && between === ' ',
    near:
      first >= 0 && !/[.!?;\n]| (?:in|of|for|at|from|with|near|like|next|von|de|di) /.test(between),
  }
}

/** What it is stands within it. */
export function kindsWithin(
  { prompt, language: { code } }: Reading,
  [start, end]: Stretch
): Record<'ends' | 'begins' | 'whole', boolean> {
  const own = tokensOf(prompt.slice(start, end), start)
  const last = own.length - 1
  const [first, ...others] = own.map((_, at) => kindNounAt(own, at, code))
  return {
    ends: others.some((noun) => noun?.last === last),
    begins: last > 0 && first !== undefined,
    whole: first?.last === last,
  }
}
