import { findAddress } from '#designer/instructions/values/address'
import { capital } from '#designer/text/normalise'
import { fold } from '#designer/text/fold'
import type { Language } from '#designer/instructions/language'

const word = "(?:St\\. )?\\p{Lu}[\\p{L}'’-]*"
const proper = `${word}(?:(?:\\s|\\s(?:upon|on|de|la|le|of|an der)\\s)${word}){0,3}`
const english = new RegExp(
  `(?<!\\p{L})(?:based in|located in|located at|situated in|[Ii]n|[Nn]ear|moved to|(?:[Cc]ity|[Tt]own|[Ll]ocation):)\\s+(?:the (?:heart|centre|center|middle) of\\s+)?(?:(?:central|north|south|east|west)\\s+)?(${proper}(?:,\\s${word})?)(?=[\\s.,;!?]|$)`,
  'u'
)
const notPlaces =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Turkish|German|French|Spanish|Italian|Christmas|Easter|Instagram|Facebook|Google|I|We|My|Our|It|The|This|Unit|Stall|Suite|Flat|Floor|Studio|Shop|Room|Block)(?!\p{L})/u
const street = /\b(?:Street|St|Road|Rd|Avenue|Ave|Lane|Yard|Mews|Arcade)$|straße|strasse/

// "Alsancak’tayız", "Bursa'da": a capital, an apostrophe and the ending that says where.
const there = /(\p{Lu}\p{L}+)['’]n?[dt][ae](?:y[ıi][zm])?(?!\p{L})/u
const notTurkishPlaces =
  /^(?:Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık|Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar|Instagram|Facebook|Google|Whatsapp|WhatsApp|Saat|Web|Site|Sayfa)$/u
/** Provinces and districts that are no words besides: they count without capital and apostrophe. */
const known = new Map(
  'Adana,Adıyaman,Afyon,Amasya,Ankara,Antalya,Ayvalık,Balıkesir,Bodrum,Bornova,Bursa,Çanakkale,Çankaya,Çorum,Denizli,Diyarbakır,Edirne,Erzurum,Eskişehir,Fethiye,Gaziantep,Giresun,Hatay,Isparta,İstanbul,İzmir,Kadıköy,Karşıyaka,Kayseri,Kocaeli,Konya,Kütahya,Malatya,Manisa,Mardin,Marmaris,Mersin,Muğla,Nevşehir,Rize,Sakarya,Samsun,Sinop,Sivas,Tekirdağ,Trabzon,Üsküdar,Yalova,Yozgat,Zonguldak'
    .split(',')
    .map((name) => [fold(name), name])
)

const behindStreet = new RegExp(`^,\\s(${proper})(?=[.,;\\s]|$)`, 'u')

/** The town or quarter that is named as the one where the business is. */
export function findPlace(text: string, language: Language): string | undefined {
  return (language === 'tr' ? findTurkish(text) : findEnglish(text)) ?? townBehind(text, language)
}

// "14 Mill Street, Leeds"
function townBehind(text: string, language: Language): string | undefined {
  const address = findAddress(text, language)
  const from = address ? text.indexOf(address) : -1
  return from < 0 ? undefined : behindStreet.exec(text.slice(from + address!.length))?.[1]
}

function findEnglish(text: string): string | undefined {
  const place = english.exec(text)?.[1].replace(/['’]s$|[.,]+$/g, '')
  return place && !notPlaces.test(place) && !street.test(place) ? place : undefined
}

function findTurkish(text: string): string | undefined {
  const marked = there.exec(text)?.[1]
  if (marked && !notTurkishPlaces.test(marked)) return marked
  for (const [said] of text.matchAll(/\p{L}+/gu)) {
    const name =
      known.get(fold(said).replace(/n?[dt][ae](?:y[iu][zm])?$/, '')) ?? known.get(fold(said))
    if (name) return name
  }
  return undefined
}

/** "Bebek’e taşındık": the place that one goes to, by its stem. */
export function placeGoneTo(stem: string, marked: boolean): string | undefined {
  const name = known.get(fold(stem)) ?? known.get(fold(stem).replace(/y$/, ''))
  return name ?? (marked && !notTurkishPlaces.test(stem) ? capital(stem, 'tr') : undefined)
}
