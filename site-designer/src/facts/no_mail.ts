import type { Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'

const ends = String.raw`(?:\s+(?:me|us|here))?(?=\s*(?:[.,;:!?)\n-]|$)|\s+(?:please|pls|but|and|or|just|only|because|as|so|thanks|at all|I|we)\b)`

// "If you don't email us" asks nobody not to; "we don't email offers" is about other mail.
const english = new RegExp(
  [
    String.raw`(?<!\b(?:you|they|who|people|clients|customers|visitors) )\b(?:don['’]?t|do not|never) e-?mail${ends}`,
    String.raw`\b(?:don['’]?t|do not|never) (?:use|do|read|check|answer|have|like|want|take|send)(?: any| my| our)? e-?mails?${ends}`,
    String.raw`\b(?:no|without) e-?mails?${ends}`,
    String.raw`\bnot by e-?mail${ends}`,
  ].join('|'),
  'iu'
)

// Reads folded text.
const mail = String.raw`(?<![\p{L}])(?:e-?posta|e-?mail|mail)\p{L}*(?: adres\p{L}*)?(?: ile| yoluyla| uzerinden)?`
const turkish = new RegExp(
  [
    String.raw`${mail} (?:(?:at|yaz|yolla|cek|ulas)ma|gonderme)(?:y[iu]n(?:[iu]z)?|sin(?:ler)?)?(?![\p{L}])`,
    String.raw`${mail} (?:istemi|kullanmi|okumu|bakmi|almi)yor`,
    String.raw`${mail} yok(?:tur|umuz)?(?![\p{L}])`,
  ].join('|'),
  'u'
)

/** Whether somebody asks not to be written to: "please don't email", "mail atmayın". */
export function refusesMail(text: string, language: Language): boolean {
  return language === 'tr' ? turkish.test(fold(text)) : english.test(text)
}
