import { findPrice } from '#designer/facts/money'
import { bareList, splitList } from '#designer/facts/turkish/lists'
import { spotted } from '#designer/facts/turkish/spotted'
import { pricedParts } from '#designer/facts/turkish/priced'
import { offerFrom } from '#designer/facts/turkish/offer_from'
import type { Offer } from '#designer/facts/offer'
import { numberWords } from '#designer/facts/numbers'
import { isSurcharge, noteSurcharge } from '#designer/facts/surcharge'
import { isTradeTalk } from '#designer/facts/vocabulary'
import { fold } from '#designer/text/letters'
import { capital, sentencesOf } from '#designer/text/normalise'

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
// "Ben Ahmet, boya yapıyorum": who speaks. "Üç oda var": how many there are.
const introduction = /(?<![\p{L}])(?:ben|adim|ismim|ben de)\s+(\p{L}+(?:\s\p{L}+)?)$/u
const counted = new RegExp(`^(?:\\d+|${numberWords})\\s`, 'iu')
const bullet = /^\s*(?:[-*•·]|\d{1,2}[.)])\s+(.{2,90})$/gm

/** What the business offers, in the person's own Turkish words. */
export function findTurkishOffers(
  text: string,
  goods: readonly string[],
  priced: readonly Offer[] = []
): Offer[] {
  const found: Offer[] = []
  const spelled = new Map(goods.map((good) => [fold(good), good]))
  const isGood = (part: string) => spelled.has(fold(part))
  const add = (offer: Offer | undefined) => {
    if (!offer || found.length >= most) return undefined
    const key = fold(offer.name)
    const good = spelled.get(key)
    if (good) offer.name = capital(good, 'tr')
    const same = found.find((other) => sameThing(fold(other.name), key))
    if (same) same.price ??= offer.price
    else found.push(offer)
    return same ?? offer
  }

  for (const { name, price } of priced) add({ name: capital(name, 'tr'), price })

  let rest = text
  for (const sentence of lines(text)) {
    const plain = fold(sentence)
    if (
      /(?<![\p{L}])(?:istemi|olmasin|yapmiyor|satmiyor|yok(?![\p{L}]))/u.test(plain) &&
      !findPrice(sentence)
    )
      continue
    const named = lead.exec(plain)
    const told: Offer[] = []
    for (const part of findPrice(sentence) ? pricedParts(sentence) : []) {
      if (isSurcharge(part)) {
        noteSurcharge(part, told, 'tr')
        rest = rest.replace(part.trim(), ' ')
      } else if (findPrice(part)) {
        const offer = add(offerFrom(afterLead(part)))
        if (offer) told.push(offer)
      }
    }
    if (named) {
      const list = sentence.slice(named.index + named[0].length)
      splitList(list, goods).forEach((part) => add(offerFrom(part, isGood(part))))
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
  if (found.length < few) for (const name of spotted(rest, goods, found)) add(offerFrom(name, true))
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
