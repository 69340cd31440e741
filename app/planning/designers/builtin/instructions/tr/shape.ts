import type { Piece } from '#planning/designers/builtin/instructions/lexicon'
import type { Verb } from '#planning/designers/builtin/instructions/sense'
import {
  content,
  emptyShape,
  has,
  inCase,
  isMark,
  isTold,
  quoteIn,
  senseOf,
  typed,
  type Shape,
} from '#planning/designers/builtin/instructions/stretch'
import { isNoun } from '#planning/designers/builtin/instructions/tr/nouns'
import { place } from '#planning/designers/builtin/instructions/tr/where'

// "Resimler silinmiş" tells what happened.
const acting: Verb[] = ['remove', 'add', 'move', 'put', 'shorten', 'make', 'ask']
const weak: Verb[] = ['want', 'be']

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

function deny(shape: Shape, pieces: Piece[], at: number) {
  const none = pieces.findLastIndex((piece) => senseOf(piece, 'no', 'none'))
  const not = pieces.findIndex(
    (piece, index) => index >= at && senseOf(piece, 'no', 'not') !== undefined
  )
  // "Kırmızı olsun mavi değil": the verb itself is not denied.
  const negated = not >= 0 && (at < 0 || content(pieces.slice(at + 1, not)).length === 0)
  const lacking = pieces.some(
    (piece) =>
      (senseOf(piece, 'section')?.denied || senseOf(piece, 'part', 'form')?.denied) &&
      !isFree(piece)
  )
  // "Olmasa daha iyi olur": the weak verb behind it only makes it polite.
  const polite =
    at > none && weak.includes(shape.verb!) && content(pieces.slice(none + 1, at)).length === 0
  if (none >= 0 && (none >= at || polite)) {
    // "kaldırmak istemiyorum" keeps it; "görmek istemiyorum" takes it out.
    // "Form üzerinden yazılmasını istemiyorum".
    const byForm = shape.verb === 'write' && has(pieces, 'part', 'form')
    const weakly = ['want', 'be', 'add', 'put', 'keep'].includes(shape.verb ?? '')
    // "Zemini beyaz kalmasın" takes a look away, and no section.
    const looks = (['color', 'shade', 'tone', 'size', 'weight', 'font'] as const).some((is) =>
      has(pieces, is)
    )
    if (
      looks &&
      (has(pieces, 'section') || has(pieces, 'part')) &&
      /^(?:kal|dur|gorun|ol)m/.test(pieces[none].tokens[0].low)
    )
      Object.assign(shape, { verb: 'be', denied: true })
    else if (shape.verb === undefined || weakly || byForm) {
      shape.verb = 'remove'
      shape.denied = false
    } else shape.denied = !shape.denied
  } else if (negated) shape.denied = !shape.denied
  if (shape.denied && ['add', 'put', 'want', 'be'].includes(shape.verb ?? '')) {
    // "Haritayı göstermeyin"; what is not to be added need not be there yet, and stays untouched.
    if (shape.verb !== 'be' && shape.verb !== 'add')
      Object.assign(shape, { verb: 'remove', denied: false })
  }
  // "Oda fiyatlarını yazmayın": they are not to stand there.
  if (
    shape.denied &&
    shape.verb === 'write' &&
    has(pieces, 'section') &&
    !has(pieces, 'part') &&
    !quoteIn(pieces)
  )
    Object.assign(shape, { verb: 'remove', denied: false })
  if (lacking && (shape.verb === undefined || weak.includes(shape.verb))) shape.verb = 'remove'
}

// "Ücretsiz" is a price.
function isFree(piece: Piece): boolean {
  return piece.tokens[0].low === 'ucretsiz'
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

/** What stands between the thing that is spoken of and the verb: "başlığı … yap". */
function becoming(body: Piece[], written: boolean): Piece[] {
  const as = body.findLastIndex((piece) => senseOf(piece, 'to', 'as'))
  const rest = as >= 0 ? body.slice(0, as) : body
  let start = rest.findIndex((piece) => isNoun(piece) && !inCase(piece, 'gen', 'loc'))
  // "Butonun üzerinde … yazsın".
  if (start < 0 && written) {
    start = rest.findLastIndex(isNoun)
    while (rest[start + 1] && has([rest[start + 1]], 'place')) start++
  }
  // "galeri başlığı": the last of a row of nouns is the thing itself.
  while (
    start >= 0 &&
    rest[start + 1] &&
    isNoun(rest[start + 1]) &&
    !inCase(rest[start], 'acc', 'dat')
  ) {
    start++
  }
  while (rest[start + 1] && isFiller(rest[start + 1])) start++
  if (start < 0) return as >= 0 ? rest : []
  return rest.slice(start + 1)
}

function isFiller(piece: Piece): boolean {
  return /^d[ae]$/.test(piece.tokens[0].low)
}
