import { findPrice } from '#designer/facts/money'
import type { Offer } from '#designer/facts/offer'
import { conditionBehind } from '#designer/facts/priced'
import { namesThing, trimmed } from '#designer/facts/sane'
import { isSurcharge } from '#designer/facts/surcharge'
import { placeIn, placeNamed } from '#designer/facts/turkish/gazetteer'
import { besidePrice } from '#designer/facts/turkish/priced'
import { inVariant, withoutVariant } from '#designer/facts/variants'
import { fold, lowerIn } from '#designer/text/letters'
import { capital, typographic } from '#designer/text/normalise'

const cutAfter =
  /\s(?:ozel(?: ders\p{L}*)?|olmak uzere|konusunda|konularinda|alaninda|alanlarinda|uzerine|icin|dahil|hizmeti|hizmetleri|isleri|cesitleri|derslerini|dersleri|dersi|kurslari|egitimleri)$/u
const junk =
  /(?<![\p{L}])(?:web(?! tasar| yaz)|merhaba\p{L}*|selam\p{L}*|adi|adim\p{L}*|isim|ismi\p{L}*|the|we|are|our|please|website|and|site\p{L}*|sayfa\p{L}*|bolum\p{L}*|galeri\p{L}*|form(?!at)\p{L}*|iletisim\p{L}*|randevu\p{L}*|rezervasyon\p{L}*|online satis|renk(?!li)\p{L}*|tema\p{L}*|tasarim olsun|harita\p{L}*|yorum\p{L}*|telefon\p{L}*|tel|adres\p{L}*|instagram|musteri\p{L}*|kisi|herkes|her sey|kalite\p{L}*|tecrube\p{L}*|deneyim\p{L}*|memnuniyet\p{L}*|olsun|olmasin|istiyor\p{L}*|istemi\p{L}*|kendim\p{L}*|yok|degil|acik\p{L}*|kapali\p{L}*|saat(?!li)\p{L}*|hafta\p{L}*|yil\p{L}*|biz|ben|bir|bu|en|ama|cunku|ekib\p{L}*|otopark\p{L}*|kullan\p{L}*|yer\p{L}*|ucretsiz kesif|ailece|(?:baba|anne|dede|nine|teyze|hala|abla|babaanne|anneanne)m\p{L}*|(?:es|kiz|ogl|kardes|ab|amca|day|ortag)[iu]m[iu]?z?|usta\p{L}*|kurul\p{L}*|fotograf koy\p{L}*|fiyat listesi|fiyatlar|garanti\p{L}*|kargo\p{L}*|toptan|perakende|indirim\p{L}*|kurus|numara\p{L}*|hepsi|daha|herkese)(?![\p{L}])/u
const likeGoods = /^(?:tatlı|zeytinyağlı|tuzlu|sütlü|etli|sulu|yağlı|ballı|cevizli|kaşarlı)$/iu

/** What one part of a Turkish list offers; `known` where it is a good of the trade as it stands. */
export function offerFrom(whole: string, known = false): Offer | undefined {
  if (isSurcharge(whole)) return undefined
  const { raw, variant } = withoutVariant(whole)
  const price = findPrice(raw)
  let name = price ? besidePrice(raw, price) : raw
  const told = price && conditionBehind(raw.slice(price.at + price.length), 'tr')
  let detail = told ? capital(typographic(told), 'tr') : undefined
  const aside = /\(([^)]{3,90})\)/.exec(name)
  if (aside) {
    if (!/\d{3,}/.test(aside[1])) detail = capital(typographic(aside[1].trim()), 'tr')
    name = name.replace(aside[0], ' ')
  }
  name = name
    .replace(/["“”]/g, '')
    .replace(/^\s*[\p{L} ]{3,24}:\s/u, '')
    .replace(/[\s.:;,!?=–-]+$/u, '')
    .replace(
      /^(?:\s|[:–-]|(?:ve|de|da|ayrıca|her çeşit|her türlü|her tür|çeşitli|çeşit çeşit|bol|en iyi|en taze|taze|günlük(?! (?:tur|gezi|kira|araç|bakım|konaklama))|el yapımı|el emeği|güzel|lezzetli|harika|kaliteli|profesyonel|bütün|tüm|özel olarak)\s+)+/giu,
      ''
    )
    .replace(/\s+/g, ' ')
    .trim()
  name = trimmed(name, 'tr')
  const tail = price ? null : cutAfter.exec(fold(name))
  if (tail && name.slice(0, tail.index).split(' ').length >= 1)
    name = name.slice(0, tail.index).trim()
  name = name.replace(/(?:\s+(?:de|da|mi|ise|çeşitleri|fiyatı|ücreti|bedeli|seansı))+$/u, '')
  // "Saç kesimini 350 TL’ye yapıyoruz": what is done for that sum.
  if (price && /['’][ny]?[ae]$/u.test(raw.slice(price.at, price.at + price.length)))
    name = name.replace(/(?<=\p{L}{3}[ıiuü])n[ıiuü]$/u, '')
  const words = name.split(' ')
  if (name.length < 3 || name.length > 48 || words.length > 5) return undefined
  if (known && namesThing(name, 'tr')) return { name: capital(name, 'tr') }
  if (
    junk.test(fold(name)) ||
    /^(?:is|isi|isler|isini|paket)$/.test(fold(name)) ||
    !/\p{L}{2}/u.test(name) ||
    /\s\p{L}$|\sdahil$/u.test(name) ||
    (!price && /(?<![\p{L}])gün(?![\p{L}])/iu.test(name))
  )
    return undefined
  if (/[@{}<>|\\]|https?:|\d{3,}/.test(name)) return undefined
  if (words.every((part) => /^\p{Lu}/u.test(part) && placeNamed(part))) return undefined
  // "Aşı karnesi şart": what is asked of guests is not offered to them.
  if (/^(?:sart|zorunlu|gerekli|mecburi)(?:dir)?$/.test(fold(words.at(-1)!))) return undefined
  if (words.some((part) => /^\p{Lu}|['’]/u.test(part) && placeIn(part)?.ending)) return undefined
  // "Üniversite karşısı Isparta" is where, "Adana kebap" is what.
  if (words.slice(1).some((part) => /^\p{Lu}\p{Ll}/u.test(part) && placeIn(part))) return undefined
  if (!namesThing(name, 'tr') || (!price && /^\d+\s|\s\d+$/.test(name))) return undefined
  // "Yemekli" says how and "yemekli düğün" what.
  if (
    !price &&
    words.length === 1 &&
    /\p{L}{3,}(?:l[iu]|s[iu]z)$/u.test(fold(name)) &&
    !likeGoods.test(name)
  )
    return undefined
  return {
    name: inVariant(
      capital(
        /^\P{Ll}+$/u.test(name) && name.length > 5 ? lowerIn(name, 'tr') : typographic(name),
        'tr'
      ),
      variant
    ),
    ...(price ? { price: price.text } : {}),
    ...(detail ? { detail } : {}),
  }
}
