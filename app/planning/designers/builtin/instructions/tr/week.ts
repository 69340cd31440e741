import type { Category } from '#planning/designers/builtin/instructions/sense'
import { has, isMark, type Stretch } from '#planning/designers/builtin/instructions/stretch'

// Folded.
const day =
  /^(?:pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar|haftasonu|haftaici|bayram)(?:l[ae]r[iu]?|si)?(?:n?[dt][ae]n?|y?[ae]|y?[iu])?$/
const weekly =
  /(?<!\p{L})(?:hafta (?:ici|sonu|ici her gun)|her gun|diger gunler|resmi tatil\p{L}*|ogle arasi\p{L}*|gunleri)(?!\p{L})/u
const open =
  /^(?:acik|acigiz|acigim|aciyoruz|aciyorum|acilir|aciliyor|aciliyoruz|kapali|kapaliyiz|kapaliyim|kapatiyoruz|kapatiyorum|kapanir|kapaniyor|kapaniyoruz|calisiyoruz|calisiyorum|calismiyoruz|calismiyorum|tatil|tatiliz|tatildeyiz|izinliyiz|hizmetteyiz|kadar)$/
const other: Category[] = ['part', 'color', 'mood', 'font', 'layout', 'beyond', 'place']

/** "Cumartesi öğlene kadar açığız": days, and whether it is open on them, in words of one's own. */
export function tellsWeek({ pieces, shape }: Stretch): boolean {
  const sections = pieces.some((piece) =>
    piece.senses.some(({ is, what }) => is === 'section' && what !== 'hours')
  )
  if (sections || other.some((is) => has(pieces, is))) return false
  if (!['be', 'change', 'make', 'write', 'use', undefined].includes(shape.verb)) return false
  const words = pieces
    .filter((piece) => !isMark(piece))
    .flatMap((piece) => piece.tokens.map(({ low }) => low))
  const days = words.some((word) => day.test(word)) || weekly.test(words.join(' '))
  const figure = pieces.some(
    (piece) => piece.tokens[0].kind === 'value' || /^\d/.test(piece.tokens[0].low)
  )
  const said = words.some((word) => open.test(word))
  const closed = words.some((word) => /^(?:kapali|tatil|izinli|calismiyor)/.test(word))
  return (
    (days && said && (figure || closed || words.includes('kadar'))) ||
    (figure && has(pieces, 'section', 'hours') && days)
  )
}
