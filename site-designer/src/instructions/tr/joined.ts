import { has, isMark, senseOf, type Piece } from '#designer/instructions/words/piece'

/** A thing of the page, or a look of it. */
export const namesOnPage = (piece: Piece) =>
  (['section', 'part', 'color', 'mood', 'shade', 'font'] as const).some((is) => senseOf(piece, is))

/** A colon behind the name of a part: what follows is a text. */
export function isWriting(wish: Piece[]): boolean {
  const colon = wish.findIndex((piece) => isMark(piece, ':'))
  const named = wish.slice(0, Math.max(0, colon))
  return has(named, 'part') && !has(named, 'fact')
}

/** A price, perhaps with what it is for: "dilimi 110 TL". */
export function isPriceOnly(pieces: Piece[]): boolean {
  const words = pieces.filter((piece) => !isMark(piece)).flatMap((piece) => piece.tokens)
  const figure = words.findIndex((token) => token.kind === 'value')
  const unit = figure === 0 || (figure === 1 && /(?:[iu]|l[iu]k)$/.test(words[0].low))
  const money = /^(?:tl|lira|liradan|₺|euro|avro)$/
  return unit && (/[₺€$]/.test(words[figure].text) || money.test(words[figure + 1]?.low ?? ''))
}

/** Folded: "yazan", "yazıyor", "yazmışsınız" lead to words of the page. */
export function quotesPage(piece: Piece): boolean {
  return /^yaz(?:an|[iu]lan|[iu]yor|m[iu]s(?:s[iu]n[iu]z)?|[iu]lm[iu]s)$/.test(piece.tokens[0].low)
}

/** "Gösterecek bir yer", "indirebileceği bir bölüm": the verb tells how the thing behind it is to be. */
export function isAhead(piece: Piece, after: Piece | undefined): boolean {
  const ahead = /[ae]c[ae](?:k|g[iu]|g[iu]m[iu]z|kl[ae]r[iu])$/.test(piece.tokens.at(-1)!.low)
  return ahead && after !== undefined && senseOf(after, 'small', 'a') !== undefined
}
