import type { Piece } from '#planning/designers/builtin/instructions/lexicon'
import type { Category, Verb } from '#planning/designers/builtin/instructions/sense'
import {
  content,
  emptyShape,
  has,
  inCase,
  isComplaint,
  isMark,
  isTold,
  quoteIn,
  senseOf,
  typed,
  type Shape,
} from '#planning/designers/builtin/instructions/stretch'

// "Resimler silinmiş" tells what happened.
const acting: Verb[] = ['remove', 'add', 'move', 'put', 'shorten', 'make']
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
  if (acting.includes(shape.verb!) && at >= 0 && senseOf(pieces[at], 'verb') && isTold(pieces[at]))
    shape.verb = 'other'

  if (colon > 0) {
    shape.object = pieces.slice(0, at < 0 ? colon : Math.min(at, colon))
    shape.to = pieces.slice(colon + 1)
    shape.value = quoteIn(shape.to) ?? (typed(text, shape.to) || undefined)
    return shape
  }
  const body = at < 0 ? [...pieces] : [...pieces.slice(0, at), ...tail(pieces.slice(at + 1))]
  const instead = body.findIndex((piece) => senseOf(piece, 'instead'))
  if (instead > 0) {
    shape.instead = body.slice(0, instead)
    body.splice(0, instead + 1)
  }
  place(shape, body, pieces)
  // "Sona gitsin", "başa at": with a place it goes there.
  if (
    shape.verb === 'remove' &&
    shape.at &&
    /^(?:git|gid|at|cik)/.test(pieces[at]?.tokens[0].low ?? '')
  )
    shape.verb = 'move'
  shape.object = body.filter((piece) => !isAround(piece, shape))
  shape.around = body.filter((piece) => isAround(piece, shape))
  shape.to = becoming(body, shape.verb === 'write')
  shape.value = quoteIn(pieces) ?? (typed(text, shape.to).replace(/[\s,;]+$/, '') || undefined)
  return shape
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
  const lacking = pieces.some((piece) => senseOf(piece, 'section')?.denied && !isFree(piece))
  if (none >= 0 && none >= at) {
    // "kaldırmak istemiyorum" keeps it; "görmek istemiyorum" takes it out.
    // "Form üzerinden yazılmasını istemiyorum".
    const byForm = shape.verb === 'write' && has(pieces, 'part', 'form')
    const weakly = ['want', 'be', 'add', 'put', 'keep'].includes(shape.verb ?? '')
    if (shape.verb === undefined || weakly || byForm) {
      shape.verb = 'remove'
      shape.denied = false
    } else shape.denied = !shape.denied
  } else if (negated) shape.denied = !shape.denied
  if (shape.denied && ['add', 'put', 'want', 'be'].includes(shape.verb ?? '')) {
    // "Haritayı göstermeyin"; what is not to be added need not be there yet, and stays untouched.
    if (shape.verb !== 'be' && shape.verb !== 'add')
      Object.assign(shape, { verb: 'remove', denied: false })
  }
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

/** Takes "galerinin altına", "en üste", "yukarı" out of the body. */
function place(shape: Shape, body: Piece[], pieces: Piece[]) {
  for (let at = body.length - 1; at >= 0; at--) {
    const sense = senseOf(body[at], 'place')
    if (!sense) continue
    const relative = sense.what === 'before' || sense.what === 'after'
    if (relative && at === 0 && isBeside(body[at])) {
      shape.at = { where: sense.what, than: [] }
      body.splice(at, 1)
      return
    }
    if (!relative) {
      if (!isPlace(body, at, shape)) continue
      shape.at = { where: placed(pieces, body[at], sense.what), than: [] }
      body.splice(at, 1)
      return
    }
    const from = thanFrom(body, at)
    if (from === at) continue
    shape.at = { where: sense.what, than: body.slice(from, at) }
    body.splice(from, at - from + 1)
    return
  }
  // "Önce menüyü görsünler": first of all.
  const first = body.findIndex((piece) => piece.tokens[0].low === 'once')
  const after = body[first + 1]
  if (first < 0 || !after || !senseOf(after, 'section') || !/^(?:put|move)$/.test(shape.verb ?? ''))
    return
  shape.at = { where: 'top', than: [] }
  body.splice(first, 1)
}

// "Çok aşağıda kalmış": it is to go the other way.
function placed(pieces: Piece[], piece: Piece, where: string): string {
  const low = piece.tokens.at(-1)!.low
  const at = pieces.indexOf(piece)
  const there = /[dt][ae]$/.test(low)
  if (!there || !(isComplaint(pieces, at) || piece.tokens[0].low === 'cok')) return where
  return where === 'down' || where === 'bottom' ? 'up' : 'down'
}

// "Ardına", "altına" of what was spoken of before.
function isBeside(piece: Piece): boolean {
  return /^(?:ardina|arkasina|altina|ustune|yanina|pesine|onune|sonrasina)$/.test(
    piece.tokens[0].low
  )
}

// "wa.me/90555… ye gitsin": a web address is where a button leads.
function leadsTo(pieces: Piece[], at: number, text: string): boolean {
  const verb = pieces[at]?.tokens[0].low ?? ''
  const there = (piece: Piece) => senseOf(piece, 'section')?.case === 'dat'
  return /^(?:git|gid|acil)/.test(verb) && (/[a-z\d]\.[a-z]/i.test(text) || pieces.some(there))
}

function isPlace(body: Piece[], at: number, shape: Shape): boolean {
  const next = body[at + 1]
  const named = next && content([next]).some((piece) => isNoun(piece) || piece.senses.length === 0)
  if (senseOf(body[at], 'nth') && named) return false
  if (senseOf(body[at], 'align')) return false
  // "En alttaki" says which one.
  if (/[dt][ae]ki(?:n[iu]|l[ae]r[iu]?)?$/.test(body[at].tokens.at(-1)!.low)) return false
  return shape.verb !== undefined || !named
}

// The noun phrase right before "altına", "-den sonra": back to the one that stands in another case.
function thanFrom(body: Piece[], at: number): number {
  let from = at
  for (let index = at - 1; index >= 0; index--) {
    const piece = body[index]
    if (senseOf(piece, 'section') || senseOf(piece, 'thing') || senseOf(piece, 'part')) {
      if (
        from < at &&
        !inCase(piece, 'gen') &&
        !senseOf(body[from], 'thing', 'section') &&
        !senseOf(body[from], 'and')
      )
        break
      from = index
    } else if (from === at && senseOf(piece, 'small', 'please')) continue
    else if (senseOf(piece, 'and') && /^aras/.test(body[at].tokens[0].low)) from = index
    else if (!senseOf(piece, 'nth')) break
    else from = index
  }
  return from
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

const targets: Category[] = ['section', 'part', 'fact', 'thing']

function isNoun(piece: Piece): boolean {
  return targets.some((is) => senseOf(piece, is))
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
