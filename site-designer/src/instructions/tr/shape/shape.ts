import { emptyShape, type Shape } from '#designer/instructions/stretch'
import { becoming } from '#designer/instructions/tr/shape/becoming'
import { deny, weak } from '#designer/instructions/tr/shape/denial'
import { place } from '#designer/instructions/tr/shape/where'
import { isTold } from '#designer/instructions/words/complaint'
import {
  content,
  inCase,
  isMark,
  quoteIn,
  senseOf,
  typed,
  type Piece,
} from '#designer/instructions/words/piece'
import type { Verb } from '#designer/instructions/words/sense'

// "Resimler silinmiş" tells what happened.
const acting: Verb[] = ['remove', 'add', 'move', 'put', 'shorten', 'make', 'ask']

/** Turkish puts the verb last and says by endings what stands where. */
export function shapeOf(pieces: Piece[], text: string): Shape {
  const shape = emptyShape()
  const colon = pieces.findIndex((piece) => isMark(piece, ':'))
  const ahead = mainVerb(colon > 0 ? pieces.slice(0, colon) : pieces)
  // "A mistake: …": what is to be done may stand behind the colon.
  const at = ahead < 0 && quoteIn(pieces) ? mainVerb(pieces) : ahead
  const verb = at < 0 ? undefined : senseOf(pieces[at], 'verb')!
  shape.verb = verb?.what as Verb | undefined
  shape.denied = verb?.denied ?? false
  deny(shape, pieces, at)
  if (shape.verb === 'remove' && leadsTo(pieces, at, text)) shape.verb = 'link'
  // "Müşteriler yol tarifi alabilsin": it is to be there.
  const able =
    /^(?:al|gor|bul|ulas|indir|incele|ogren)\p{L}*[ae]b[iu]l(?:s[iu]n(?:l[ae]r)?|mel[iu](?:l[ae]r)?)$/u
  if (able.test(pieces[at]?.tokens[0].low ?? '')) shape.verb = 'want'
  // "Çocuk menüsünü kaldırdık": what the business has given up.
  if (shape.verb === 'remove' && /[dt][iu]k$/.test(pieces[at]?.tokens.at(-1)!.low ?? ''))
    shape.verb = 'stop_selling'
  if (acting.includes(shape.verb!) && at >= 0 && senseOf(pieces[at], 'verb') && isTold(pieces[at]))
    shape.verb = 'other'

  if (colon > 0) {
    shape.object = pieces.slice(0, at < 0 ? colon : Math.min(at, colon))
    shape.to = withoutOlsun(pieces.slice(colon + 1))
    shape.value = quoteIn(shape.to) ?? (typed(text, shape.to) || undefined)
    return shape
  }
  const body = at < 0 ? [...pieces] : [...pieces.slice(0, at), ...tail(pieces.slice(at + 1))]
  const instead = body.findIndex((piece) => senseOf(piece, 'instead'))
  if (instead === 0) body.splice(0, 1)
  if (instead > 0) {
    // "Paketleri fiyatların yerine koyun": what comes may stand first.
    const owner = body.findLastIndex((piece, index) => index < instead && inCase(piece, 'gen'))
    const from = body.slice(0, Math.max(0, owner)).some((piece) => inCase(piece, 'acc')) ? owner : 0
    shape.instead = body.slice(from, instead)
    body.splice(from, instead - from + 1)
  }
  place(shape, body, pieces)
  // "Sona gitsin", "başa at": with a place it goes there.
  if (
    shape.verb === 'remove' &&
    shape.at &&
    /^(?:git|gid|at|cik)/.test(pieces[at]?.tokens[0].low ?? '')
  )
    shape.verb = 'move'
  // "Yorumlara yer verelim" is about the reviews themselves.
  const given = pieces[at]?.tokens.length > 1 && /^yer$/.test(pieces[at].tokens[0].low)
  const around = (piece: Piece) => isAround(piece, shape) && !(given && inCase(piece, 'dat'))
  // "Paketler gelsin": there are to be some.
  if (shape.verb === 'move' && !shape.at && /^gel/.test(pieces[at]?.tokens[0].low ?? ''))
    shape.verb = 'want'
  shape.object = body.filter((piece) => !around(piece))
  shape.around = body.filter(around)
  shape.to = becoming(body, shape.verb === 'write')
  shape.value = quoteIn(pieces) ?? (typed(text, shape.to).replace(/[\s,;]+$/, '') || undefined)
  return shape
}

// "… yanlış yazılmış: Okyay olacak".
function withoutOlsun(pieces: Piece[]): Piece[] {
  const last = pieces.at(-1)
  const asks =
    pieces.length > 1 &&
    last &&
    /^(?:olsun|olacak|olmali|yazsin|yapin|yap)$/.test(last.tokens[0].low)
  return asks && /^\p{Ll}/u.test(last.tokens[0].text) ? pieces.slice(0, -1) : pieces
}

// "eklemek istiyorum", "olsun istiyorum": the verb that matters stands before the weak one.
function mainVerb(pieces: Piece[]): number {
  const verbs = pieces.flatMap((piece, at) => (senseOf(piece, 'verb') ? [at] : []))
  let main = verbs.at(-1) ?? -1
  for (const at of verbs.slice(0, -1).reverse()) {
    const now = senseOf(pieces[main], 'verb')!.what as Verb
    const between = content(pieces.slice(at + 1, main))
    if (!weak.includes(now) || between.length > 0 || now === 'be') break
    main = at
  }
  return main
}

// What follows the verb is politeness, mostly; an object may be said late: "kaldır şu galeriyi".
function tail(pieces: Piece[]): Piece[] {
  return pieces.filter((piece) => !senseOf(piece, 'verb') && !senseOf(piece, 'no'))
}

// "wa.me/90555… ye gitsin": a web address is where a button leads.
function leadsTo(pieces: Piece[], at: number, text: string): boolean {
  const verb = pieces[at]?.tokens[0].low ?? ''
  const there = (piece: Piece) => senseOf(piece, 'section')?.case === 'dat'
  return /^(?:git|gid|acil)/.test(verb) && (/[a-z\d]\.[a-z]/i.test(text) || pieces.some(there))
}

function isAround(piece: Piece, shape: Shape): boolean {
  const target = senseOf(piece, 'section') ?? senseOf(piece, 'part') ?? senseOf(piece, 'thing')
  if (!target?.case) return false
  if (target.case === 'abl' || target.case === 'loc') return true
  return (
    target.case === 'dat' &&
    ['add', 'put', 'write', 'want', 'be', 'move', 'link'].includes(shape.verb ?? '')
  )
}
