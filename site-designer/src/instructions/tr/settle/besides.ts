import { withoutChange } from '#designer/instructions/tr/settle/rewritten'
import { content, has, isMark, senseOf, type Piece } from '#designer/instructions/words/piece'
import { qualified } from '#designer/instructions/words/qualities'

/**
 * A wish without what only stands beside the thing it is about: where that is, what it is for, what
 * it shows and what is wrong with it.
 */
export function withoutBesides(pieces: Piece[]): Piece[] {
  const said = withoutLikeness(withoutWhyBehind(withoutChange(pieces)))
  return described(withoutPurpose(withoutComplaint(withoutWhere(said))))
}

// "Form olmasın arasınlar direkt": what people are to do instead is why.
function withoutWhyBehind(pieces: Piece[]): Piece[] {
  const done = pieces.findIndex((piece) => senseOf(piece, 'no', 'none') ?? senseOf(piece, 'verb'))
  const why = pieces.findIndex(
    (piece, at) =>
      at > done && piece.senses.length === 0 && /[^aeiu]?s[iu]nl[ae]r$/.test(lowOf(piece))
  )
  return done > 0 && why > 0 ? pieces.slice(0, why) : pieces
}

// "Noter gibi resmî", "kadınlara hitap eden zarif bir görünüm": how it is to be; what it is to be like only says so once more.
function withoutLikeness(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(
    (piece, index) =>
      lowOf(piece) === 'gibi' ||
      (lowOf(piece) === 'eden' && lowOf(pieces[index - 1] ?? piece) === 'hitap')
  )
  const free = at > 0 && at < 4 && pieces.slice(0, at).every(({ senses }) => senses.length === 0)
  return free && qualified(pieces.slice(at + 1)) ? pieces.slice(at + 1) : pieces
}

const where =
  /^(?:alt|ust|yan|arka|on|sag|sol|asagi|yukari)[iu]?n?[iu]?nda(?:ki(?:n[iu]|n[ae]|l[ae]r[iu]?)?)?$/

// "Formun altındaki harita": the form only says where the map is.
function withoutWhere(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex(
    (piece, index) =>
      index > 0 &&
      where.test(piece.tokens[0].low) &&
      /ki/.test(piece.tokens[0].low) &&
      isOwner(pieces[index - 1])
  )
  const behind = pieces.slice(at + 1)
  if (at < 1 || !behind.some(isThing)) return pieces
  // "Menünün altındaki buton" is the menu's.
  if (senseOf(pieces[at - 1], 'section') && !has(behind, 'section')) return pieces
  let from = at - 1
  while (from > 0 && isThing(pieces[from - 1])) from--
  return pieces.toSpliced(from, at - from + 1)
}

function isOwner(piece: Piece): boolean {
  return piece.senses.some((sense) => sense.case === 'gen')
}

function isThing(piece: Piece): boolean {
  return (['section', 'part', 'thing'] as const).some((is) => senseOf(piece, is))
}

const lowOf = (piece: Piece) => piece.tokens.at(-1)!.low
const corner = /^(?:yer|kose|sey|alan)(?:i|y[ei]|yi)?$/

// "Gösteren", "anlattığımız", "görecekleri": how the thing behind it is.
const describing =
  /(?:[aeiu]y[ae]n|[^aeiou][ae]n|[dt][iu]g[iu](?:m|m[iu]z|n)?|[dt][iu]kl[ae]r[iu](?:m[iu]z)?|[ae]c[ae]g[iu](?:m[iu]z|m)?|[ae]c[ae]kl[ae]r[iu]|[ae]c[ae]k|[ae]c[ae]g[iu])$/

// "Instagramdan" and "her zaman" describe nothing.
const plain =
  /^(?:zaman|insan|neden|tamamen|hemen|aynen|plan|ekran)$|(?<!la|ni|sa|ra|re|e|gi|tu|bahse)[dt][ae]n$/

function isDescribing(piece: Piece): boolean {
  const low = lowOf(piece)
  return describing.test(low) && !plain.test(low) && !senseOf(piece, 'section')
}

// "Koltukların önceki halini gösteren bir bölüm": a section, told by what it is to hold.
function described(pieces: Piece[]): Piece[] {
  const head = pieces.findLastIndex(
    (piece, at) =>
      senseOf(piece, 'thing', 'section') ??
      (senseOf(pieces[at - 1] ?? piece, 'small', 'a') && corner.test(piece.tokens[0].low))
  )
  const shown = pieces.findLastIndex((piece) => senseOf(piece, 'section'))
  // "Düğün hikâyelerini paylaşacağımız bir galeri": the last is what is meant.
  if (shown > 1 && shown >= head) {
    const lead = pieces.slice(0, shown).findLastIndex((piece) => !senseOf(piece, 'small'))
    if (lead < 1 || !isDescribing(pieces[lead])) return pieces
    const at = pieces.findLastIndex((piece, index) => index < lead && senseOf(piece, 'place'))
    return [...pieces.slice(0, at + 1), ...pieces.slice(lead + 1)]
  }
  if (head < 2 || pieces.slice(0, head).some((piece) => senseOf(piece, 'instead'))) return pieces
  const verbal = pieces.findLastIndex((piece, at) => at < head && isDescribing(piece))
  const between = pieces.slice(verbal + 1, head)
  if (verbal < 1 || !between.every((piece) => senseOf(piece, 'small'))) return pieces
  const named = pieces.findLastIndex((piece, at) => at < verbal && senseOf(piece, 'section'))
  if (named < 0) return pieces
  const place = pieces.findLastIndex((piece, at) => at < named && senseOf(piece, 'place'))
  const kind = { ...senseOf(pieces[named], 'section')! }
  delete kind.case
  return [
    ...pieces.slice(0, place + 1),
    { ...pieces[named], senses: [kind] },
    ...between,
    ...pieces.slice(head + 1),
  ]
}

// "Bayram tatilimiz için bir duyuru": what it is for. "Sorular için bir bölüm" is what it is.
function withoutPurpose(pieces: Piece[]): Piece[] {
  const last = pieces.findLastIndex((piece) => !isMark(piece))
  const at = pieces.findIndex((piece) => piece.tokens[0].low === 'icin')
  const verb = pieces.findLastIndex((piece) => senseOf(piece, 'verb'))
  // "Rengarenk olsun çocuklar için".
  if (at > 0 && at === last && verb >= 0 && verb < at) return pieces.slice(0, verb + 1)
  const before = pieces.slice(0, Math.max(0, at))
  const behind = pieces.slice(at + 1)
  if (
    at < 1 ||
    before.some(isThing) ||
    has(before, 'fact') ||
    has(before, 'beyond') ||
    !(has(behind, 'section') || has(behind, 'part', 'form'))
  )
    return pieces
  return before.some((piece) => senseOf(piece, 'verb') ?? senseOf(piece, 'place')) ? pieces : behind
}

// "… yazmıyor, onu da ekleyin".
const lacking =
  /^(?:yazm[iu]yor|yazmam[iu]s|yazm[iu]yorsun[iu]z|gorunm[iu]yor|gozukm[iu]yor|konmam[iu]s|konulmam[iu]s|eklenmem[iu]s|unutulmus|atlanmis|yok|eksik|yer almiyor|bulunmuyor)$/

// "Etkinlikler zaten boş, kaldıralım": how it is only says why it is to go.
function withoutComplaint(pieces: Piece[]): Piece[] {
  const comma = pieces.findLastIndex((piece) => isMark(piece, ','))
  const behind = content(pieces.slice(comma + 1))
  const only = behind.length > 0 && behind.every((piece) => senseOf(piece, 'verb'))
  const absent = pieces
    .slice(0, Math.max(0, comma))
    .findLastIndex((piece) => lacking.test(piece.tokens[0].low))
  if (only && has(behind, 'verb', 'add') && absent > 0 && comma - absent === 1)
    return pieces.toSpliced(absent, comma - absent + 1)
  const acting = (['remove', 'move', 'shorten', 'change'] as const).some((is) =>
    has(behind, 'verb', is)
  )
  const named = pieces.findLastIndex((piece, at) => at < comma && isThing(piece))
  if (comma < 2 || !only || !acting || named < 0) return pieces
  const said = pieces.slice(named + 1, comma)
  const idle = (piece: Piece) =>
    piece.senses.every(({ is }) => ['small', 'degree', 'other', 'no'].includes(is))
  return said.length > 0 && said.length <= 4 && said.every(idle)
    ? pieces.toSpliced(named + 1, comma - named)
    : pieces
}
