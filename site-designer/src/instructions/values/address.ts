import type { Language } from '#designer/instructions/language'

const ends =
  '(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Square|Sq|Drive|Way|Place|Court|Boulevard|Blvd|Row|Hill|Terrace|Quay|Close|Crescent|Gardens|Market|Parade|Walk|Yard|Mews)'
const english = new RegExp(
  `\\b((?:(?:Unit|Flat|Suite|Studio|Shop|Stall|Apartment) )?\\d{1,4}[A-Za-z]?(?:[-–]\\d{1,4})?,?\\s+(?:\\p{Lu}[\\p{L}'’.-]*\\s+){1,4}${ends}\\b\\.?(?:\\s(?:North|South|East|West)\\b)?)`,
  'u'
)
const abroad =
  /\b((?:[\p{Lu}][\p{L}'’-]*\s){0,2}[\p{Lu}][\p{L}'’-]*(?:straße|strasse|gasse|weg|platz|straat|laan)\s+\d{1,4}[a-z]?|(?:Rua|Calle|Via|Rue|Avenida|Carrer|Plaza|Piazza|Praça)\s+(?:(?:da|de|do|del|della|des|la)\s+)?[\p{Lu}][\p{L}'’-]*(?:\s[\p{Lu}][\p{L}'’-]*){0,2},?\s+\d{1,4})/u

const way =
  '(?:Sokağı|Sokagi|Sokak|Sok\\.?|Sk\\.?|Caddesi|Cadde|Cad\\.?|Cd\\.?|Bulvarı|Bulvari|Blv\\.?|Yolu|Meydanı|Çarşısı|Pasajı)'
const word = '(?:(?:Mah|Mh|Cad|Cd|Sok|Sk|Gen|Alb|Şht|Dr|Prof|Av|Blv)\\.|\\p{Lu}\\p{L}*)'
// "17. Sokak" and "15 Temmuz Caddesi" are called so.
const called = `(?:(?:${word}\\s){0,3}\\d{1,4}\\.?\\s|(?:\\d{1,3}\\.?\\s)?(?:${word}\\s){1,4})`
const turkish = new RegExp(
  `((?:${called}(?:Mahallesi|Mah\\.?|Mh\\.?),?\\s)?${called}${way}(?!\\p{L})(?:,?\\s${called}(?:Sokağı|Sokak|Sok\\.?|Sk\\.?)(?!\\p{L}))?(?:,?\\s*(?:[Nn]o\\s*[:.]?\\s*)?\\d{1,4}(?:\\s?[/-]\\s?[\\dA-Za-zÇĞİÖŞÜ]{1,3})?(?!\\d|[.:]\\d))?(?:,?\\s(?:Kat|K|D|Daire)\\s*[:.]?\\s*\\d{1,3})?)`,
  'u'
)

/** Street and number: "12 King Street", "Kıbrıs Şehitleri Caddesi No: 45". */
export function findAddress(text: string, language: Language): string | undefined {
  const found =
    language === 'tr'
      ? turkish.exec(titledWay(text))?.[1].replace(/^(?:Adresi|Adres|\p{L}+m[ıiuü]z)\s+/u, '')
      : (english.exec(text)?.[1] ?? abroad.exec(text)?.[1])
  return found
    ?.replace(/\s+/g, ' ')
    .replace(/\s+(?=\/)|(?<=\/)\s+/g, '')
    .replace(/^(\d+\w?),/, '$1')
    .replace(/[.,]+$/, '')
    .trim()
}

// "atatürk caddesi no 12" is an address too; its letters keep their places.
function titledWay(text: string): string {
  return text.replace(
    /(?<!\p{L})((?:\p{L}+\s){1,3})(sokağı|sokak|sok|sk|caddesi|cadde|cad|cd|bulvarı)(?=[\s.,]+(?:no\s*[:.]?\s*)?\d)/gu,
    (whole) => whole.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('tr'))
  )
}
