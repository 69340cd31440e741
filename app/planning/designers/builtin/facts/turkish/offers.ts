import { findPrice } from '#planning/designers/builtin/facts/money'
import { namesThing, trimmed } from '#planning/designers/builtin/facts/sane'
import { bareList, splitList } from '#planning/designers/builtin/facts/turkish/lists'
import { spotted } from '#planning/designers/builtin/facts/turkish/spotted'
import { apart, besidePrice, inOneCurrency } from '#planning/designers/builtin/facts/turkish/priced'
import { placeIn, placeNamed } from '#planning/designers/builtin/facts/turkish/gazetteer'
import type { Offer } from '#planning/designers/builtin/facts/offer'
import { numberWords } from '#planning/designers/builtin/facts/numbers'
import { isTradeTalk } from '#planning/designers/builtin/facts/vocabulary'
import { fold, lowerIn } from '#planning/designers/builtin/letters'
import { capital, sentencesOf, typographic } from '#planning/designers/builtin/normalise'

const most = 14
/** Where a text lists what it offers, a good it only mentions is not one more. */
const few = 2
// Folded: the list stands before the verb.
const verb =
  /\s+(?:(?:hizmet\p{L}*|isler\p{L}*|cesit\p{L}*|ders\p{L}*|egitim\p{L}*|uretim\p{L}*|satis\p{L}*|servis\p{L}*|alan\p{L}*nda)\s+)?(?:satiyor|yapiyor|sunuyor|uretiyor|pisiriyor|veriyor|hazirliyor|servis ediyor|cekiyor|tasarliyor|dikiyor|dokuyor|tamir ediyor|onariyor|kuruyor|dosuyor|boyuyor|bakiyor|ilgileniyor|ogretiyor|takiyor|kesiyor|(?<=(?:nda|uzerine)\s)calisiyor|sagliyor|bulunduruyor|kavuruyor|demliyor|yapmakta|sunmakta|vermekte|satmakta|yapar|satar|yaparim|yapariz|satariz|pisiririz|veririm|sunariz|cikariyor|mevcut|bulunur|bulabilirsiniz|var)(?:uz|um|yiz|lar|dir|im)?(?![\p{L}])/gu
const lead =
  /(?<![\p{L}])(?:hizmetler(?:imiz|im)?|urunler(?:imiz|im)?|menu(?:muz)?(?:de)?|yaptigimiz isler|uzmanlik alanlar(?:imiz|im|i)|calisma alanlar(?:imiz|im|i)|tedaviler(?:imiz)?|dersler(?:imiz|im)?|fiyatlar(?:imiz)?|fiyat listesi|neler var|cesitler(?:imiz)?|bransla(?:rimiz|r)?)\s*(?:sunlar(?:dir)?)?\s*[:=]\s*/u
const such = /\s(?:gibi|vb\.?|ve benzeri|vs\.?)(?![\p{L}])/u
// "Atölyem var" says whose it is, not what is made there.
const mine = /(?:[iueao]m|m[iu]z)$/
// The last of these words before a list belongs to the sentence, not to the list.
const before =
  /^(?:.*(?<![\p{L}])(?:biz|ben|bizde|burada|ayrica|her gun|her sabah|hergun|gunluk olarak|olarak|beri|yildir|boyunca|icin|sizlere|size|musterilerimize|hafta sonlari|dukkanimizda|firinimizda|atolyemizde|atolyemde|salonumuzda|klinigimizde|ofisimizde|kafemizde|menumuzde|restoranimizda|studyomuzda|merkezimizde|magazamizda|bahcemizde|evimizde|evde|evlere|basta|ozellikle|genellikle|yalnizca|sadece|kendi ellerimizle|elde|elimizle|odun atesinde|odun firininda|tas firinda|\p{L}+(?:'n?[dt][ae](?:ki|n)?|imizda|imizde|umuzda|umuzde|larina|lerine|lara|lere)|menude|adres\p{L}*|konusunda|konularinda|uzerine|tarafindan)(?![\p{L}])[\s,:]*)/u
const cutAfter =
  /\s(?:ozel(?: ders\p{L}*)?|olmak uzere|konusunda|konularinda|alaninda|alanlarinda|uzerine|icin|dahil|hizmeti|hizmetleri|isleri|cesitleri|derslerini|dersleri|dersi|kurslari|egitimleri)$/u
const junk =
  /(?<![\p{L}])(?:web(?! tasar| yaz)|merhaba\p{L}*|selam\p{L}*|adi|adim\p{L}*|isim|ismi\p{L}*|the|we|are|our|please|website|and|site\p{L}*|sayfa\p{L}*|bolum\p{L}*|galeri\p{L}*|form(?!at)\p{L}*|iletisim\p{L}*|randevu\p{L}*|rezervasyon\p{L}*|online satis|renk(?!li)\p{L}*|tema\p{L}*|tasarim olsun|harita\p{L}*|yorum\p{L}*|telefon\p{L}*|tel|adres\p{L}*|instagram|musteri\p{L}*|kisi|herkes|her sey|kalite\p{L}*|tecrube\p{L}*|deneyim\p{L}*|memnuniyet\p{L}*|olsun|olmasin|istiyor\p{L}*|istemi\p{L}*|kendim\p{L}*|yok|degil|acik\p{L}*|kapali\p{L}*|saat(?!li)\p{L}*|hafta\p{L}*|yil\p{L}*|biz|ben|bir|bu|en|ama|cunku|ekib\p{L}*|otopark\p{L}*|kullan\p{L}*|yer\p{L}*|ucretsiz kesif|ailece|(?:baba|anne|dede|nine|teyze|hala|abla|babaanne|anneanne)m\p{L}*|(?:es|kiz|ogl|kardes|ab|amca|day|ortag)[iu]m[iu]?z?|usta\p{L}*|kurul\p{L}*|fotograf koy\p{L}*|fiyat listesi|fiyatlar|garanti\p{L}*|kargo\p{L}*|toptan|perakende|indirim\p{L}*|kurus|numara\p{L}*|hepsi|daha|herkese)(?![\p{L}])/u
// "Ben Ahmet, boya yapıyorum": who speaks. "Üç oda var": how many there are.
const introduction = /(?<![\p{L}])(?:ben|adim|ismim|ben de)\s+(\p{L}+(?:\s\p{L}+)?)$/u
const counted = new RegExp(`^(?:\\d+|${numberWords})\\s`, 'iu')
const likeGoods = /^(?:tatlı|zeytinyağlı|tuzlu|sütlü|etli|sulu|yağlı|ballı|cevizli|kaşarlı)$/iu
const bullet = /^\s*(?:[-*•·]|\d{1,2}[.)])\s+(.{2,90})$/gm

/** What the business offers, in the person's own Turkish words. */
export function findTurkishOffers(text: string, goods: readonly string[]): Offer[] {
  const found: Offer[] = []
  const spelled = new Map(goods.map((good) => [fold(good), good]))
  const isGood = (part: string) => spelled.has(fold(part))
  const add = (offer: Offer | undefined) => {
    if (!offer || found.length >= most) return
    const key = fold(offer.name)
    const good = spelled.get(key)
    if (good) offer.name = capital(good, 'tr')
    const same = found.find((other) => sameThing(fold(other.name), key))
    if (same) same.price ??= offer.price
    else found.push(offer)
  }

  for (const sentence of lines(text)) {
    const plain = fold(sentence)
    if (
      /(?<![\p{L}])(?:istemi|olmasin|yapmiyor|satmiyor|yok(?![\p{L}]))/u.test(plain) &&
      !findPrice(sentence)
    )
      continue
    const priced = inOneCurrency(sentence.split(/[,;]\s|[,;](?!\d)|(?<=TL|₺|lira|tl)\s+ve\s+/u))
    const named = lead.exec(plain)
    if (findPrice(sentence)) {
      for (const part of priced)
        for (const piece of apart(part)) if (findPrice(piece)) add(offerFrom(afterLead(piece)))
    }
    if (named) {
      const rest = sentence.slice(named.index + named[0].length)
      splitList(rest, goods).forEach((part) => add(offerFrom(part, isGood(part))))
      continue
    }
    const lists = listsBefore(sentence)
    for (const { list, there } of lists) {
      const inside = such.exec(fold(list))
      const parts = splitList(inside ? list.slice(0, inside.index) : list, goods)
        .filter((part, at, all) => at === all.length - 1 || !introduces(part))
        .map((part) => part.slice(before.exec(fold(part))?.[0].length ?? 0))
        .filter((part) => part !== '')
        .filter((part) => !there || !(mine.test(fold(part)) || counted.test(part)))
      if (parts.length > 1 || (parts[0] ?? '').split(' ').length <= 3)
        parts.forEach((part) => add(offerFrom(part, isGood(part))))
    }
    if (lists.length > 0) continue
    bareList(sentence, goods).forEach((part) => add(offerFrom(part, isGood(part))))
  }
  for (const match of text.matchAll(bullet)) add(offerFrom(match[1]))
  if (found.length < few) for (const name of spotted(text, goods, found)) add(offerFrom(name, true))
  return found
}

// Hurried text has no capitals behind its full stops.
function lines(text: string): string[] {
  return sentencesOf(text.replace(/7\s?[/x]\s?24/g, ' ')).flatMap((sentence) =>
    sentence.split(/(?<=(?:\p{L}{2}|[:.]\d\d)[.!?])\s+(?=\p{Ll})/u)
  )
}

function introduces(part: string): boolean {
  const who = introduction.exec(fold(part))?.[1]
  return who !== undefined && !isTradeTalk(who, 'tr')
}

/** What stands before each verb of selling, making or doing; `there` where it only "is there". */
function listsBefore(sentence: string): { list: string; there: boolean }[] {
  let from = 0
  return [...` ${fold(sentence)}`.matchAll(verb)].map((match) => {
    // "Miras ve ceza davalarına bakıyoruz": the things themselves have no such ending.
    const list = sentence
      .slice(from, Math.max(from, match.index - 1))
      .replace(/(\p{L}{3,}(?:ları|leri|lari))n[ae]$/u, '$1')
    from = match.index - 1 + match[0].length
    return { list: list.replace(/^.*:\s|^[\s,;]+/, ''), there: /\svar/.test(match[0]) }
  })
}

function afterLead(part: string): string {
  const named = lead.exec(fold(part))
  return named ? part.slice(named.index + named[0].length) : part
}

function offerFrom(raw: string, known = false): Offer | undefined {
  const price = findPrice(raw)
  let name = price ? besidePrice(raw, price) : raw
  let detail: string | undefined
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
      /^(?:\s|[:–-]|(?:ve|de|da|ayrıca|her çeşit|her türlü|her tür|çeşitli|çeşit çeşit|bol|en iyi|en taze|taze|günlük|el yapımı|el emeği|güzel|lezzetli|harika|kaliteli|profesyonel|bütün|tüm|özel olarak)\s+)+/giu,
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
  if (!namesThing(name, 'tr') || (!price && /^\d+\s|\s\d{2,}$/.test(name))) return undefined
  // "Yemekli" says how and "yemekli düğün" what.
  if (
    !price &&
    words.length === 1 &&
    /\p{L}{3,}(?:l[iu]|s[iu]z)$/u.test(fold(name)) &&
    !likeGoods.test(name)
  )
    return undefined
  return {
    name: capital(
      /^\P{Ll}+$/u.test(name) && name.length > 5 ? lowerIn(name, 'tr') : typographic(name),
      'tr'
    ),
    ...(price ? { price: price.text } : {}),
    ...(detail ? { detail } : {}),
  }
}

function sameThing(one: string, other: string): boolean {
  return (
    one === other ||
    one.endsWith(` ${other}`) ||
    one === `${other}ler` ||
    one === `${other}lar` ||
    other === `${one}ler` ||
    other === `${one}lar`
  )
}
