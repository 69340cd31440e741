import type { Clock } from '#designer/facts/opening/clock'
import type { HoursWords } from '#designer/facts/opening/hours_words'
import { days, daysIn, otherDays } from '#designer/facts/turkish/days'

// Everything here reads folded text.
const month = '(?:ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik)'
const part =
  '(?:(?:saat|sabah(?:lari)?|ogleden sonra(?:lari)?|oglen|aksam(?:lari)?|gece(?:leri)?)\\s*){0,2}'
const ending = "(?:\\s?'?(?:den|dan|ten|tan|da|de|te|ta|e|a|ye|ya|i|u|si|unda|inda)(?![a-z]))?"
const clock = `(?:gece yarisi(?:na|ndan|nda)?|${part}\\d{1,2}(?:[:.]\\d{2}|\\s?bucu[kg](?:a|u|ta|tan)?)?(?!\\d)${ending})`
const opens = '(?:ac(?:ar|ariz|iyoruz|iyorum|ilir|iliyor|ip|ilip)\\s*,?\\s*)'
const noTime = `(?!\\s*(?:tl|lira|₺|yil|yas|kisi|oda|dakika|${month})|[\\d:%]|\\.\\d)`
const span = `(?<![\\d.:₺])(?:saat(?:ler)?(?:i)?\\s*:?\\s*)?(?<from>${clock})\\s*(?:-|–|—|ile|ila|ve(?=[^.,;\\n]{0,20}aras)|${opens}|\\s)\\s*(?<to>${clock})${noTime}`
const until = `(?<![\\d.:])(?<until>${clock})\\s*(?:kadar|dek)`

const people =
  '(?:kadin|erkek|bayan|bay|hanim|bey|aile|cocuk|uye|ogrenci|kiz)(?:lar|ler)?(?:in|imiz|a|e)?|karisik|karma|herkes(?:e)?'
const forWhat = '(?:\\s(?:icin|gunu|seansi?|saati|saatleri|matinesi|ozel))?'
const season = `${month}(?:'?[dt][ae]n)?\\s*(?:-|–|ile|ila|\\s)\\s*${month}(?:'?[ae])?(?:\\s(?:arasi(?:nda)?|kadar|sonuna kadar))?|(?:yazin|kisin|yazlari|kislari|(?:yaz|kis) (?:aylarinda|doneminde|sezonunda|saati)|ramazanda|sezonda)`
const label = `(?<people>(?:${people})${forWhat})|(?<service>ogle yemegi|aksam yemegi|kahvalti|brunch|teslimat|teslim alma|kargo|dagitim|telefon hatti)|(?<room>dukkan|kafe|mutfak|ofis|magaza|restoran|bar)|(?<season>${season})`
const word = (choices: string) => `(?<![\\p{L}])(?:${choices})(?![\\p{L}])`

const leading =
  'gunleri|gunu|arasi|acigiz|acik|calisma saatleri(?:miz)?|mesai saatleri(?:miz)?|saatler(?:i|imiz)?|saat|biz|sadece|yalnizca|yarim gun|tam gun|sabah(?:lari)?|aksam(?:i|lari)?|ogleden sonra(?:lari)?|oglen|gece(?:leri)?|seansi?|icin|ise|da|de'
const elsewise =
  'servis saati|ders(?:ler)?(?:i|imiz)?|kurs(?:u|lar)?|konser|canli muzik|mac|quiz|tombala|prova|giris saati|cikis saati'

export const turkishHours: HoursWords = {
  pieces: new RegExp(`${span}|${until}|(?<![a-z])(?<days>${days})(?![a-z])|${word(label)}`, 'gu'),
  clockOf,
  daysIn,
  lead: new RegExp(`^[\\s,:(–-]*(?:(?:${leading})(?![a-z])[\\s,:(–-]*)*$`),
  further: /^\s*(?:arasi(?:nda)?)?[\s,;&+/]*(?:(?:ve|sonra|ardindan|ile)[\s,]*)*$/,
  toEnd: /^(?:\s+(?:gunleri|gunu|aksam(?:i|lari)?|gece(?:leri)?|saat|ise|d[ae]))*\s*$/,
  follow: /^\s*(?:arasi(?:nda)?|saatleri arasinda)?\s*,?\s*(?:aci[kg]\p{L}*\s*,?\s*)?\(?$/u,
  trail: /^\s*(?:arasi(?:nda)?|saatleri arasinda)?\s*\(?(?:sadece |yalnizca )?$/,
  either: /^\s*(?:arasi(?:nda)?)?\s*,?\s*(?:veya|ya da|yahut)\s*$/,
  opensBefore: /(?<![a-z])(?:calisma|mesai|acilis) saatleri(?:miz)?\s*:?\s*$/,
  opensBehind: /^\s*(?:arasi(?:nda)?\s*)?(?:aci[kg]|hizmet|calisiyor|kapat)/,
  opens: /(?<![a-z])aci[kgl]/,
  early: /(?<![a-z])(?:sabah|kahvalti)/,
  late: /(?<![a-z])(?:aksam|gece|ogleden sonra)/,
  otherDays: new RegExp(otherDays),
  shut: /^(?:\s+gunleri|\s+gunu)?\s*:?\s*(?:kapali|tatil|izinli|randevu)/,
  elseBefore: new RegExp(`(?<![a-z])(?:${elsewise})[\\s:,(]*(?:saatleri\\s+)?$`),
  elseBehind: new RegExp(`^\\s*(?:arasi(?:nda)?\\s+)?(?:${elsewise})(?![a-z])`),
  breakBefore:
    /(?:ogle(?:n|den)? (?:arasi|molasi|tatili|paydosu|yemegi arasi|yemegi molasi)|(?<![a-z])mola(?:miz|si)?)\s*(?:saat\p{L}*)?[\s:,(]*$/u,
  breakBehind:
    /^\s*(?:saatleri\s*)?(?:arasi(?:nda)?\s+(?:\p{L}+\s+){0,2}(?:kapali|kapan|kapat)|(?:arasi(?:nda)?\s+)?\(?(?:ogle (?:arasi|molasi|tatili|paydosu|yemegi)|mola))/u,
  young: /cocuk|kiz/,
  everyone: /herkes/,
}

function clockOf(words: string): Clock | undefined {
  if (/gece yarisi/.test(words)) return { at: 24 * 60, exact: true }
  const [, hour, minute] = /(\d{1,2})(?:[:.](\d{2}))?/.exec(words)!
  const past = /bucu[kg]/.test(words) ? 30 : Number(minute ?? 0)
  if (Number(hour) > 24 || past > 59) return undefined
  const at = Number(hour) * 60 + past
  const isPart = /sabah|ogle|aksam|gece/.test(words)
  if (!isPart) return { at, exact: Number(hour) > 12 || hour.startsWith('0') }
  const isNight = /gece/.test(words) && at > 6 * 60
  const isLate = /aksam|ogleden/.test(words) || (/oglen/.test(words) && at < 6 * 60)
  const isMidday = Number(hour) >= 12 && !(isNight && Number(hour) === 12)
  return { at: (isLate || isNight) && !isMidday ? at + 12 * 60 : at, exact: true }
}
