import {
  isAhead,
  isPriceOnly,
  isWriting,
  namesOnPage,
  quotesPage,
} from '#designer/instructions/tr/joined'
import { newWordsAt } from '#designer/instructions/tr/settle/rewritten'
import { content, has, isMark, senseOf, type Piece } from '#designer/instructions/words/piece'
import { qualified, qualities } from '#designer/instructions/words/qualities'

/**
 * Turkish: is this wish at its end, with `rest` behind it? Where nothing is `marked` (no comma, no
 * "and"), only a verb can end it.
 */
export function closes(wish: Piece[], rest: Piece[], marked: boolean): boolean {
  const said = wish.filter((piece) => !isMark(piece) && !isPolite(piece))
  const last = said.at(-1)
  if (!last || !bringsMore(rest, marked)) return false
  if (marked && goesSomewhere(said) && goesSomewhere(rest)) return true
  if (marked && isDescribed(said) && isDescribed(rest)) return true
  if (runsOn(wish, rest, marked) || newWordsAt([...said, ...rest]) > 0) return false
  if (isWhy(last, rest, marked) || isLack(wish, said, marked)) return true
  if (isOurTrade(wish) && !has(rest, 'no', 'not')) return true
  if (staysWith(wish, said, rest, marked)) return false
  const follows = has(rest, 'verb') || has(rest, 'no', 'none')
  if (ends(last, marked)) return marked || follows || isBareLook(rest)
  if (!marked) return false
  if (content(said).every((piece) => qualities.some((is) => senseOf(piece, is)))) {
    return content(said).length > 0 && !qualified(rest)
  }
  const stated = isStated(said) ? endsFact(said, rest, follows) : undefined
  return stated ?? said.some((piece) => senseOf(piece, 'section')?.denied)
}

/** Something that a wish of its own could be about. */
function bringsMore(rest: Piece[], marked: boolean): boolean {
  if (content(rest).some((piece) => !senseOf(piece, 'verb'))) return true
  const it = has(rest, 'it') && has(rest, 'verb', 'remove')
  return has(rest, 'verb', 'keep') || (marked && (has(rest, 'no', 'none') || it))
}

// "Yorumlar başa, galeri sona".
const goesSomewhere = (pieces: Piece[]) =>
  has(pieces, 'section') && has(pieces, 'place') && !has(pieces, 'verb') && !isLater(pieces)

// "Başlık büyük, buton yeşil", "büyük başlık, küçük yazı", "logo daha büyük, telefon üstte".
function isDescribed(pieces: Piece[]): boolean {
  const things = content(pieces).filter((piece) => !isHowOrWhere(piece))
  const [thing, ...others] = things
  const named = (['section', 'part', 'fact'] as const).some((is) => thing && senseOf(thing, is))
  const plain = named && !thing.senses.some((sense) => sense.case) && others.length === 0
  return plain && content(pieces).length > 1 && !has(pieces, 'verb')
}

const isHowOrWhere = (piece: Piece) => qualified([piece]) || senseOf(piece, 'place') !== undefined

const isLater = (pieces: Piece[]) => pieces.some((piece) => /^sonra/.test(piece.tokens.at(-1)!.low))

/** Small words and texts that go on. */
function runsOn(wish: Piece[], rest: Piece[], marked: boolean): boolean {
  const next = rest[0].tokens[0].low
  // "Kaldırır mısın".
  if (/^m[iu](?:s[iu]n(?:[iu]z)?|y[iu]z)?$/.test(next)) return true
  // "… ki herkes görsün" is why.
  if (next === 'ki' || (!marked && wish.at(-1)!.tokens[0].low === 'ki')) return true
  // "Butona gel kahve iç yaz": verbs of the text itself.
  const onto = wish.some((piece) => /^(?:dat|loc)$/.test(senseOf(piece, 'part')?.case ?? ''))
  const written = rest.findLast((piece) => senseOf(piece, 'verb'))
  if (!marked && onto && written && senseOf(written, 'verb', 'write')) return true
  // "Slogan: Bırakma, devam et".
  const named = content(rest).some((piece) => !senseOf(piece, 'verb') && namesOnPage(piece))
  return isWriting(wish) && !named && !has(rest, 'fact')
}

// "Galeriyi sil kullanmıyoruz": why, without a comma.
function isWhy(last: Piece, rest: Piece[], marked: boolean): boolean {
  const [why, ...others] = content(rest)
  if (marked || !senseOf(last, 'verb') || senseOf(last, 'verb', 'want') || others.length > 0)
    return false
  return why?.senses.length === 0 && /yor(?:[iu][mz]|l[ae]r)?$/.test(why.tokens[0].low)
}

// "Kuaförüz biz, daha şık durmalı".
function isOurTrade(wish: Piece[]): boolean {
  const [noun, we] = wish.slice(-2)
  return (
    we?.tokens[0].low === 'biz' && noun.senses.length === 0 && /[iu]z$/.test(noun.tokens[0].low)
  )
}

// "Alkol servisimiz yok, …".
function isLack(wish: Piece[], said: Piece[], marked: boolean): boolean {
  const owned = said.some((piece) => /m[iu]z$/.test(piece.tokens.at(-1)!.low))
  return marked && owned && /^(?:var|yok)$/.test(wish.at(-1)!.tokens[0].low)
}

/** What follows belongs to the same wish. */
function staysWith(wish: Piece[], said: Piece[], rest: Piece[], marked: boolean): boolean {
  const last = said.at(-1)!
  // "Randevu Al butonunun üstünde …": what stands on the button.
  const label = /^(?:buton|dugme|tus|link)/.test(rest[0].tokens[0].low) && said.length > 1
  if (!marked && label && /^\p{Lu}/u.test(last.tokens[0].text)) return true
  if (!marked && isAhead(last, rest[0])) return true
  // "Liste olsun, ızgara değil".
  if (has(rest, 'no', 'not') && !has(rest, 'verb')) return true
  // "Randevu al yazan yere …", "… yazmışsınız, … olacak".
  if (quotesPage(rest[0]) || (quotesPage(last) && has(rest, 'verb'))) return true
  // "Önce menü, sonra galeri gelsin".
  const first = /^(?:once|ilk|en)$/.test(wish[0].tokens[0].low)
  if (first && has(rest, 'section') && isLater(rest)) return true
  // "Gelin başı 6000 lira" begins with a bride, and with no verb.
  if (said.length === 1 && !marked) return true
  if (isPriceOnly(rest)) return true
  // "Telefon yanlış, doğrusu 0312…".
  return /^(?:yanlis|hatali)$/.test(last.tokens[0].low) && !has(rest, 'verb', 'change')
}

function ends(last: Piece, marked: boolean): boolean {
  if (senseOf(last, 'no', 'none')) return true
  const { low } = last.tokens.at(-1)!
  const infinitive = /m[ae](?:k|n[iu](?:z[iu])?|s[iu](?:n[iu])?|y[iu])$/.test(low)
  // "Açma 20": what is done, as the name of a thing.
  return !infinitive && (marked || !/m[ae]$/.test(low)) && senseOf(last, 'verb') !== undefined
}

// "Sayfa beyaz olsun başlıklar lacivert": the second wish does without the verb of the first.
function isBareLook(rest: Piece[]): boolean {
  const [first, ...others] = content(rest)
  const thing = (['section', 'part', 'thing'] as const).some((is) => first && senseOf(first, is))
  return (
    thing && !first.senses.some((sense) => sense.case) && others.length > 0 && qualified(others)
  )
}

// "Adımız Ada, yeşil kullan", "yeni numara 0555 …", "numaramız değişti 0555 …": a fact needs no verb.
function isStated(said: Piece[]): boolean {
  const fact = said.length > 1 && factTold(said)
  const verbs = said.filter((piece) => senseOf(piece, 'verb'))
  return Boolean(fact && !fact.case && verbs.every(isChanged))
}

const factTold = (said: Piece[]) =>
  senseOf(said.find((piece) => !/^yeni$/.test(piece.tokens[0].low)) ?? said[0], 'fact')

const isChanged = (piece: Piece) => /^degis(?:ti|mis|mistir)$/.test(piece.tokens[0].low)

function endsFact(said: Piece[], rest: Piece[], follows: boolean): boolean {
  const next = content(rest).filter((piece) => !senseOf(piece, 'verb'))
  const figure = rest.some((piece) => piece.tokens[0].kind === 'value')
  const address = factTold(said)?.what === 'address'
  const another = has(rest, 'fact') || (figure && !address)
  // "Adres İstasyon Mahallesi, Depo Sokak 5 olsun".
  if (address && !another && !next.some(namesOnPage)) return false
  const known = follows && next.some((piece) => piece.senses.length > 0)
  return another || known || isDescribed(rest)
}

function isPolite(piece: Piece): boolean {
  return (
    piece.senses.some(
      (sense) => sense.is === 'small' && (sense.what === 'please' || sense.what === 'chat')
    ) && !senseOf(piece, 'verb')
  )
}
