import type { Stretch } from '#designer/instructions/stretch'
import { has, isMark, type Piece } from '#designer/instructions/words/piece'
import type { Category } from '#designer/instructions/words/sense'

// Folded.
const day =
  /^(?:pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar|haftasonu|haftaici|bayram)(?:l[ae]r[iu]?|si)?(?:n?[dt][ae]n?|y?[ae]|y?[iu])?$/
const weekly =
  /(?<!\p{L})(?:hafta (?:ici|sonu|ici her gun)|her gun|diger gunler|resmi tatil\p{L}*|ogle arasi\p{L}*|gunleri)(?!\p{L})/u
const open =
  /^(?:acik|acigiz|acigim|aciyoruz|aciyorum|acilir|aciliyor|aciliyoruz|kapali|kapaliyiz|kapaliyim|kapatiyoruz|kapatiyorum|kapanir|kapaniyor|kapaniyoruz|calisiyoruz|calisiyorum|calismiyoruz|calismiyorum|tatil|tatiliz|tatildeyiz|izinliyiz|hizmetteyiz|kadar)$/
const other: Category[] = ['part', 'color', 'mood', 'font', 'layout', 'beyond', 'place']

// What stands around days and times, and nothing else.
const around =
  /^(?:hafta|ici|sonu|her|gun|gunu|gunler|gunleri|diger|tum|butun|yedi|sabah|sabahlari|oglen|ogle|ogleye|oglene|ogleden|arasi|aralari|arasinda|aksam|aksamlari|aksama|gece|geceleri|yarisi|yarisina|saat|saati|saatler|saatleri|saatlerimiz|saatlerinde|calisma|acilis|kapanis|mesai|kadar|dek|itibaren|sonra|once|artik|bundan|simdi|[dt][ae]n?|y?[aeiu]|ve|ile|ila|ise|ama|fakat|sadece|yalnizca|degil|biz|bizde|yazin|kisin|ramazan|ramazanda|iftara|iftardan|bayramda|bayramlarda|resmi|tatillerde|gunduz|yarim|bucuk|olarak|oldu|degisti|yaz|kis|aylarinda|aylari|sezonda|namaz|boyunca|saatinde|hizmet|acip|kapatip|acilip|kapanip)$/
const opens =
  /^(?:ac(?:ik|ig(?:iz|im)|iz|iyoruz|iyorum|ilir|iliyor(?:uz)?|ar(?:iz|im)|acagiz)|kapa(?:li(?:yiz|yim|dir)?|t(?:iyoruz|iyorum|iriz|acagiz)|n(?:ir|iyor(?:uz)?|acak))|calis(?:iyoruz|iyorum|miyoruz|miyorum|iriz)|ver(?:iyoruz|iyorum|mektedir|mekteyiz)|yokuz|tatil(?:iz|deyiz)?|izinliyiz|hizmetteyiz|hizmetinizdeyiz)$/
const short = /^(?:pzt|cmt|paz|sal|cars?|pers?|cum)$/

/** "Sabah 8'de açıp akşam 7'de kapatıyoruz": every word of it is of the week. */
export function isOfWeek(pieces: Piece[]): boolean {
  const tokens = pieces.flatMap((piece) => piece.tokens).filter(({ kind }) => kind !== 'mark')
  const words = tokens.filter(({ low }) => !/^\d/.test(low))
  const isDay = (low: string) => day.test(low) || short.test(low)
  const timed = words.length < tokens.length
  const shut = words.some(({ low }) => /^(?:kapali|tatil|izinli|calismi)/.test(low))
  // "Kliniğimiz pazar günleri de açık".
  const also = words.some(({ low }) => /^d[ae]$/.test(low))
  const ours = (low: string, at: number) => at === 0 && /m[iu]z$/.test(low)
  // "Saatlerimiz değişti, hafta içi 9-19".
  const span =
    tokens.length - words.length > 1 &&
    words.some(({ low }) => /^(?:hafta|her)/.test(low) || isDay(low))
  return (
    (span || words.some(({ low }) => opens.test(low))) &&
    (timed || ((shut || also) && words.some(({ low }) => isDay(low)))) &&
    words.every(({ low }, at) => isDay(low) || around.test(low) || opens.test(low) || ours(low, at))
  )
}

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
