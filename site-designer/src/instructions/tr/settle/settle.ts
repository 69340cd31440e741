import { isAhead } from '#designer/instructions/tr/joined'
import { withoutBesides } from '#designer/instructions/tr/settle/besides'
import { has, isMark, senseOf, type Piece } from '#designer/instructions/words/piece'
import type { Category, Sense } from '#designer/instructions/words/sense'

/** A word between its neighbours. */
interface Beside {
  piece: Piece
  before: Piece | undefined
  after: Piece | undefined
  pieces: Piece[]
}
/** What the word is here, or undefined where this rule has nothing to say of it. */
type Rule = (beside: Beside) => Piece | undefined

/** Words that are two things in Turkish, each settled by the word beside it. */
export function settled(pieces: Piece[]): Piece[] {
  return settle(withoutBesides(settle(pieces, deeds)), things)
}

function settle(pieces: Piece[], rules: Rule[]): Piece[] {
  return pieces.map((piece, at) => {
    const beside = { piece, before: pieces[at - 1], after: pieces[at + 1], pieces }
    for (const rule of rules) {
      const found = rule(beside)
      if (found) return found
    }
    return piece
  })
}

function without(piece: Piece, is: Category): Piece {
  return { ...piece, senses: piece.senses.filter((sense: Sense) => sense.is !== is) }
}

const means = (piece: Piece, ...senses: Sense[]): Piece => ({ ...piece, senses })
const lowOf = (piece: Piece) => piece.tokens[0].low
const makes: Sense = { is: 'verb', what: 'make' }

/** Is it a deed, and which? */
const deeds: Rule[] = [
  // "2. buton".
  ({ piece, after }) =>
    /^[1-9]$/.test(piece.tokens[0].text) && after && isMark(after, '.')
      ? means(piece, { is: 'nth', what: piece.tokens[0].text })
      : undefined,
  // "Öncesini gösterecek bir yer": how the place is.
  ({ piece, after }) =>
    isAhead(piece, after) && senseOf(piece, 'verb') ? without(piece, 'verb') : undefined,
  // "Su dağıttığımız mahalleler": where the business goes.
  ({ piece, before }) =>
    before && quarters.test(lowOf(piece)) && /[dt][iu]g[iu]m(?:[iu]z)?$/.test(lowOf(before))
      ? means(piece, { is: 'section', what: 'area' })
      : undefined,
  // "Açma 20", "saç boyama fiyatları": what is done, as the name of a thing.
  ({ piece, after }) => {
    const denied = senseOf(piece, 'verb')?.denied
    const names = denied && /[^d]m[ae]$/.test(piece.tokens.at(-1)!.low)
    const goesOn =
      after && !isMark(after) && !senseOf(after, 'verb') && !senseOf(after, 'small', 'please')
    return names && goesOn ? without(piece, 'verb') : undefined
  },
  // "Gelin saçı hizmetimiz de var" begins with a bride.
  ({ piece, before, after, pieces }) => {
    const leads = !before && /[iu]n$/.test(lowOf(piece)) && after?.senses.length === 0
    return leads && has(pieces.slice(1), 'verb') ? without(piece, 'verb') : undefined
  },
  // "Yeşili biraz açalım" makes it paler, "bir bölüm açalım" adds one.
  ({ piece, pieces }) => {
    const opens = /^ac/.test(lowOf(piece)) && senseOf(piece, 'verb', 'add')
    const painted = pieces
      .slice(0, pieces.indexOf(piece))
      .some((one) => has([one], 'color') || isPaint(one))
    return opens && painted ? means(piece, makes, { is: 'shade', what: 'lighter' }) : undefined
  },
]

const isPaint = (piece: Piece) =>
  has([piece], 'thing', 'color') || has([piece], 'thing', 'background')

const quarters = /^(?:mahalle|semt|ilce|bolge|koy|sehir|il)l[ae]r(?:[iu]n?)?$/
const taught = /^(?:kurs|ders|sinif|egitim|ogretmen|tercume|ceviri)/
const lessening = /^(?:azalt|dusur|kis(?:al[iu]m|[iu]n|ar|sa)?$)/

const pictures = /^(?:resim|foto|fotograf|gorsel)l[ae]ri$/
const coming = ['be', 'want', 'add', 'put']

/** Which thing or look is it? */
const things: Rule[] = [
  // "Tamir ettiğimiz arabaların resimleri olsun": many pictures of one's own work are a gallery.
  ({ piece, before, after }) => {
    const comes = after && coming.includes(senseOf(after, 'verb')?.what ?? '')
    const owned = before?.senses.length === 0 && /l[ae]r[iu]n$/.test(lowOf(before))
    return comes && owned && pictures.test(lowOf(piece))
      ? means(piece, { is: 'section', what: 'gallery' })
      : undefined
  },
  // "Bu kadar resmi olmasın" is formal; "resmi sil" is the picture.
  ({ piece, before, after }) => {
    if (!senseOf(piece, 'mood') || !senseOf(piece, 'part')) return undefined
    if (becomes(after) || (before && has([before], 'degree'))) return without(piece, 'part')
    const object = lowOf(piece) !== 'resmi' || (after && has([after], 'verb'))
    return object ? without(piece, 'mood') : undefined
  },
  // "Almanca kursu", "İngilizce özel ders" are taught: neither a language of the page nor a mood.
  ({ piece, pieces }) => {
    const at = pieces.findIndex((one) => taught.test(lowOf(one)))
    const near = at > pieces.indexOf(piece) && at - pieces.indexOf(piece) < 3
    if (!near) return undefined
    const [is] = (['beyond', 'mood'] as const).filter((one) => senseOf(piece, one))
    return is && without(piece, is)
  },
  // "Turuncuyu azaltalım".
  ({ piece, pieces }) =>
    senseOf(piece, 'verb') && lessening.test(lowOf(piece)) && has(pieces, 'color')
      ? means(piece, makes, { is: 'degree', what: 'less' })
      : undefined,
  // "Altın sarısı detaylar" are the page's.
  ({ piece, before }) =>
    senseOf(piece, 'section', 'detail') && before && has([before], 'color')
      ? means(piece, { is: 'thing', what: 'color' })
      : undefined,
  // "Kahveler bizden" are drinks, and no brown.
  ({ piece }) =>
    senseOf(piece, 'color') && piece.tokens.length === 1 && /l[ae]r/.test(lowOf(piece))
      ? without(piece, 'color')
      : undefined,
  // "Önce kahveyi görsünler", "gel kahve iç": what is drunk.
  ({ piece, after }) =>
    senseOf(piece, 'color') &&
    (/^kahve[ynsl]/.test(lowOf(piece)) || /^ic/.test(after ? lowOf(after) : ''))
      ? without(piece, 'color')
      : undefined,
  // "Sayfanın ortasına": a place, and no way to set a text.
  ({ piece, before }) =>
    senseOf(piece, 'align') && /a$/.test(lowOf(piece)) && before && has([before], 'thing', 'page')
      ? without(piece, 'align')
      : undefined,
  // "Gram altın fiyatı" is what gold costs.
  ({ piece, after }) => {
    const list = after && (has([after], 'section', 'prices') || has([after], 'section', 'menu'))
    return senseOf(piece, 'color') && list ? without(piece, 'color') : undefined
  },
  // "Köşeler yumuşasın".
  ({ piece, pieces }) => {
    if (!senseOf(piece, 'tone') || !has(pieces, 'thing', 'corner')) return undefined
    const what = senseOf(piece, 'tone', 'softer') ? 'rounder' : 'sharper'
    return means(piece, ...without(piece, 'tone').senses, { is: 'corner', what })
  },
  // "Liste yapın" says how, "listeyi kısalt" says what.
  ({ piece, after }) => {
    const list = senseOf(piece, 'layout') && senseOf(piece, 'part', 'list')
    return list && becomes(after) && !list.case ? without(piece, 'part') : undefined
  },
]

function becomes(after: Piece | undefined): boolean {
  return (
    after !== undefined &&
    (has([after], 'verb', 'be') || has([after], 'verb', 'make') || has([after], 'no', 'none'))
  )
}
