import type { Clock } from '#designer/instructions/values/hours/clock'
import type { HoursWords } from '#designer/instructions/values/hours/words'

const names = ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi', 'pazar']
const short = ['pzt', 'sal', 'car', 'per', 'cum', 'cmt', 'paz']
const suffix = "(?:leri|lari|'?(?:den|dan|ye|ya|e|a|yi|i))?"
const day = `(?:pazartesi|cumartesi|carsamba|persembe|pazar|cuma|sali|pzt|cmt|paz|sal|car|per|cum)${suffix}\\.?`
const range = `${day}(?:\\s*(?:-|–|—|ile|ila|\\s)\\s*${day})?`
const everyDay =
  'haftanin (?:her|yedi|7) gunu|her\\s?gun|hafta boyunca|7 gun|(?:diger|kalan|obur|oteki) gunler'
const some = `(?:hafta\\s?ic(?:i(?:\\s+her gun)?|leri)|hafta\\s?son(?:u|lari)|${range})`
const daysJoinedBy = (mark: string) =>
  `(?:(?:${everyDay}|${some}(?:\\s*(?:${mark})\\s*${some})*)(?:\\s(?:gunleri|gunu))?)`

const part =
  '(?:(?:saat|sabah(?:lari)?|ogleden sonra(?:lari)?|oglen|aksam(?:lari)?|gece(?:leri)?)\\s*){0,2}'
const ending = "(?:\\s?'?(?:den|dan|ten|tan|da|de|te|ta|e|a|ye|ya|i|u|si|unda|inda)(?!\\p{L}))?"
const clock = `(?:gece yarisi(?:na|ndan|nda)?|${part}\\d{1,2}(?:[:.]\\d{2}|\\s?bucu[kg](?:a|u|ta|tan)?)?(?!\\d)${ending})`
const opens = '(?:ac(?:ar|ariz|iyoruz|iyorum|ilir|iliyor|ip|ilip)\\s*,?\\s*)'
const noTime = '(?!\\s*(?:tl|lira|₺|yil|yas|kisi|oda|dakika)|[\\d:%]|\\.\\d)'
const span = `(?<![\\d.:₺])(?<from>${clock})\\s*(?:-|–|—|ile|ila|${opens}|\\s)\\s*(?<to>${clock})${noTime}`

const between =
  'gunleri|gunu|arasi(?:nda)?|aci[gk]\\p{L}*|calisma saatleri\\p{L}*|saatleri?\\p{L}*|saat|biz|sadece|yalnizca|ve|ise|da|de|kadar|olmak uzere|ama|fakat|kapati\\p{L}+|calisiyor\\p{L}*'

const piecesWith = (mark: string) =>
  new RegExp(
    `${span}|(?<!\\p{L})(?:(?<days>${daysJoinedBy(mark)})|(?<closed>kapali\\p{L}*|tatil\\p{L}*|izinli\\p{L}*|calismiyor\\p{L}*|acik degil\\p{L}*)|(?<except>haric|disinda))(?!\\p{L})`,
    'gu'
  )

export const turkish: HoursWords = {
  pieces: [piecesWith(',|ve|&|\\/'), piecesWith('ve|&|\\/')],
  between: new RegExp(`^(?:(?:${between})(?!\\p{L})|[\\s,;:.()&+'–-])*$`, 'u'),
  cue: /(?<!\p{L})(?:aci[gkl]|acar|aciy|acip|saat|calis|mesai|kapa|tatil|hizmet)/u,
  around: new RegExp(
    `^(?:(?:${between}|lutfen|olsun|olarak|artik|yap\\p{L}*|degis\\p{L}*|guncelle\\p{L}*|yaz\\p{L}*|bundan|sonra|ise|yeni)(?!\\p{L})|[^\\p{L}])*$`,
    'u'
  ),
  beyond:
    /(?<!\p{L})(?:ogle (?:arasi|molasi|tatili|paydosu)|mola\p{L}*|veya|ya da|randevu\p{L}*|yazin|kisin|yaz|kis|ramazan\p{L}*|bayram\p{L}*|resmi|sezon\p{L}*|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik|kadin\p{L}*|erkek\p{L}*|cocuk\p{L}*|ders\p{L}*|kurs\p{L}*|konser\p{L}*|canli muzik|7\/24|24 saat)(?!\p{L})/u,
  otherDays: /(?:diger|kalan|obur|oteki) gunler/,
  exceptStandsBehind: true,
  daysIn,
  clockOf,
}

function daysIn(words: string): number[] {
  if (new RegExp(`^(?:${everyDay})`).test(words)) return [0, 1, 2, 3, 4, 5, 6]
  const found = new Set<number>()
  for (const piece of words.split(/\s*(?:,|\bve\b|&|\/)\s*/)) {
    if (/hafta\s?ic/.test(piece)) [0, 1, 2, 3, 4].forEach((at) => found.add(at))
    if (/hafta\s?son/.test(piece)) [5, 6].forEach((at) => found.add(at))
    const [from, to = from] = [...piece.matchAll(new RegExp(day, 'g'))].map(([word]) => dayOf(word))
    for (let at = from; at !== undefined; at = (at + 1) % 7) {
      found.add(at)
      if (at === to) break
    }
  }
  return [...found].sort((a, b) => a - b)
}

// "pazartesi" begins with "pazar", "cumartesi" with "cuma".
const longestFirst = [0, 5, 2, 3, 6, 4, 1]

function dayOf(word: string): number {
  return (
    longestFirst.find((at) => word.startsWith(names[at])) ??
    short.findIndex((name) => word.startsWith(name))
  )
}

function clockOf(words: string): Clock | undefined {
  if (/gece yarisi/.test(words)) return { at: 24 * 60, exact: true }
  const [, hour, minute] = /(\d{1,2})(?:[:.](\d{2}))?/.exec(words)!
  const past = /bucu[kg]/.test(words) ? 30 : Number(minute ?? 0)
  if (Number(hour) > 24 || past > 59) return undefined
  const at = Number(hour) * 60 + past
  if (!/sabah|ogle|aksam|gece/.test(words))
    return { at, exact: Number(hour) > 12 || hour.startsWith('0') }
  const isNight = /gece/.test(words) && at > 6 * 60
  const isLate = /aksam|ogleden/.test(words) || (/oglen/.test(words) && at < 6 * 60)
  const isMidday = Number(hour) >= 12 && !(isNight && Number(hour) === 12)
  return { at: (isLate || isNight) && !isMidday ? at + 12 * 60 : at, exact: true }
}
