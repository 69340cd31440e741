import { findPrice } from '#planning/designers/builtin/facts/money'
import { keyOf, phrasesIn } from '#planning/designers/builtin/facts/turkish/words'
import { placeIn, placeNamed } from '#planning/designers/builtin/facts/turkish/gazetteer'
import type { Offer } from '#planning/designers/builtin/facts/offer'
import { fold, lowerIn } from '#planning/designers/builtin/letters'
import { capital, sentencesOf, typographic } from '#planning/designers/builtin/normalise'

const most = 14
// Folded: the list stands before the verb.
const verb =
  /\s+(?:(?:hizmet\p{L}*|isler\p{L}*|cesit\p{L}*|ders\p{L}*|egitim\p{L}*|uretim\p{L}*|satis\p{L}*|servis\p{L}*|alan\p{L}*nda)\s+)?(?:satiyor|yapiyor|sunuyor|uretiyor|pisiriyor|veriyor|hazirliyor|servis ediyor|cekiyor|tasarliyor|dikiyor|dokuyor|tamir ediyor|onariyor|kuruyor|dosuyor|boyuyor|bakiyor|ilgileniyor|ogretiyor|takiyor|kesiyor|(?<=(?:nda|uzerine)\s)calisiyor|sagliyor|bulunduruyor|kavuruyor|demliyor|yapmakta|sunmakta|vermekte|satmakta|yapar|satar|yaparim|yapariz|satariz|pisiririz|veririm|sunariz|cikariyor|mevcut|bulunur|bulabilirsiniz|var)(?:uz|um|yiz|lar|dir|im)?(?![\p{L}])/gu
const lead =
  /(?<![\p{L}])(?:hizmetler(?:imiz|im)?|urunler(?:imiz|im)?|menu(?:muz)?(?:de)?|yaptigimiz isler|uzmanlik alanlar(?:imiz|im|i)|calisma alanlar(?:imiz|im|i)|tedaviler(?:imiz)?|dersler(?:imiz|im)?|fiyatlar(?:imiz)?|fiyat listesi|neler var|cesitler(?:imiz)?|bransla(?:rimiz|r)?)\s*(?:sunlar(?:dir)?)?\s*[:=]\s*/u
const such = /\s(?:gibi|vb\.?|ve benzeri|vs\.?)(?![\p{L}])/u
// "Atölyem var" says whose it is, not what is made there.
const mine = /(?:[iueao]m|m[iu]z)$/
const business =
  /^\s(?:atolye|dukkan|salon|firma|ofis|klinig|studyo|usta|okul|kurs|merkez|buro|uzman|magaza|danisman|egitmen|ogretmen)/
// The last of these words before a list belongs to the sentence, not to the list.
const before =
  /^(?:.*(?<![\p{L}])(?:biz|ben|bizde|burada|ayrica|her gun|her sabah|hergun|gunluk olarak|olarak|beri|yildir|boyunca|icin|sizlere|size|musterilerimize|hafta sonlari|dukkanimizda|firinimizda|atolyemizde|atolyemde|salonumuzda|klinigimizde|ofisimizde|kafemizde|menumuzde|restoranimizda|studyomuzda|merkezimizde|magazamizda|bahcemizde|evimizde|evde|evlere|basta|ozellikle|genellikle|yalnizca|sadece|kendi ellerimizle|elde|elimizle|odun atesinde|odun firininda|tas firinda|\p{L}+(?:'n?[dt][ae](?:ki|n)?|imizda|imizde|umuzda|umuzde)|adres\p{L}*|konusunda|konularinda|uzerine|tarafindan)(?![\p{L}])[\s,:]*)/u
const cutAfter =
  /\s(?:ozel(?: ders\p{L}*)?|olmak uzere|konusunda|konularinda|alaninda|alanlarinda|uzerine|icin|dahil|hizmeti|hizmetleri|isleri|cesitleri|derslerini|dersleri|dersi)$/u
const junk =
  /(?<![\p{L}])(?:web(?! tasar| yaz)|merhaba\p{L}*|selam\p{L}*|adi|adim\p{L}*|isim|ismi\p{L}*|the|we|are|our|please|website|and|site\p{L}*|sayfa\p{L}*|bolum\p{L}*|galeri\p{L}*|form\p{L}*|iletisim\p{L}*|randevu\p{L}*|rezervasyon\p{L}*|online satis|renk\p{L}*|tema\p{L}*|tasarim olsun|harita\p{L}*|yorum\p{L}*|telefon\p{L}*|tel|adres\p{L}*|instagram|musteri\p{L}*|kisi|herkes|her sey|kalite\p{L}*|tecrube\p{L}*|deneyim\p{L}*|memnuniyet\p{L}*|olsun|olmasin|istiyor\p{L}*|istemi\p{L}*|yok|degil|acik\p{L}*|kapali\p{L}*|saat\p{L}*|hafta\p{L}*|gun|yil\p{L}*|biz|ben|bir|bu|en|ama|cunku|ekib\p{L}*|otopark\p{L}*|kullan\p{L}*|yer\p{L}*|ucretsiz kesif|ailece|babam\p{L}*|dedem\p{L}*|usta\p{L}*|kurul\p{L}*|fotograf koy\p{L}*|fiyat listesi|fiyatlar)(?![\p{L}])/u
const bullet = /^\s*(?:[-*•·]|\d{1,2}[.)])\s+(.{2,90})$/gm

/** What the business offers, in the person's own Turkish words. */
export function findTurkishOffers(text: string, goods: readonly string[]): Offer[] {
  const found: Offer[] = []
  const spelled = new Map(goods.map((good) => [fold(good), good]))
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
    const priced = sentence.split(/[,;]|(?<=TL|₺|lira|tl)\s+ve\s+/u)
    const named = lead.exec(plain)
    if (findPrice(sentence)) {
      for (const part of priced)
        for (const piece of apart(part)) if (findPrice(piece)) add(offerFrom(afterLead(piece)))
    }
    if (named) {
      const rest = sentence.slice(named.index + named[0].length)
      splitList(rest, goods).forEach((part) => add(offerFrom(part)))
      continue
    }
    const lists = listsBefore(sentence)
    for (const { list, there } of lists) {
      const inside = such.exec(fold(list))
      const parts = splitList(inside ? list.slice(0, inside.index) : list, goods)
        .map((part) => part.slice(before.exec(fold(part))?.[0].length ?? 0))
        .filter((part) => part !== '' && !(there && mine.test(fold(part))))
      if (parts.length > 1 || (parts[0] ?? '').split(' ').length <= 3)
        parts.forEach((part) => add(offerFrom(part)))
    }
    if (lists.length > 0) continue
    bareList(sentence, goods).forEach((part) => add(offerFrom(part)))
  }
  for (const match of text.matchAll(bullet)) add(offerFrom(match[1]))
  for (const name of spotted(text, goods, found)) add({ name })
  return found
}

// Hurried text has no capitals behind its full stops.
function lines(text: string): string[] {
  return sentencesOf(text.replace(/7\s?[/x]\s?24/g, ' ')).flatMap((sentence) =>
    sentence.split(/(?<=[\p{L}]{2}[.!?])\s+(?=\p{Ll})/u)
  )
}

/** What stands before each verb of selling, making or doing; `there` where it only "is there". */
function listsBefore(sentence: string): { list: string; there: boolean }[] {
  let from = 0
  return [...` ${fold(sentence)}`.matchAll(verb)].map((match) => {
    const list = sentence.slice(from, Math.max(from, match.index - 1))
    from = match.index - 1 + match[0].length
    return { list: list.replace(/^.*:\s|^[\s,;]+/, ''), there: /\svar/.test(match[0]) }
  })
}

/** Goods of the trade that the text names anywhere, in the order in which it does. */
function spotted(text: string, goods: readonly string[], found: Offer[]): string[] {
  const names = found.map((offer) => fold(offer.name))
  return (
    phrasesIn(text, new Map(goods.map((good) => [keyOf(good), good])))
      .filter(({ at, text: said }) => !(/\p{Lu}/u.test(text[at]) && placeIn(said)))
      // "Muhasebeciyim" and "seramik atölyem" name the trade and not what is offered.
      .filter(({ after }) => !business.test(after))
      .filter(({ value, text: said }) => !/^c[iu]/.test(said.slice(keyOf(value).length)))
      .filter(
        ({ after }) =>
          !/(?<![\p{L}])(?:yok|degil|istemi|olmasin|\p{L}+m[iu]yor|\p{L}+m[ae]y[iu]z)/u.test(after)
      )
      .map(({ value }) => value)
      .filter((good) => !names.some((name) => name.includes(fold(good))))
      .map((good) => capital(good, 'tr'))
  )
}

// "saç 300 TL sakal 150 TL": two priced things without a comma between them.
function apart(part: string): string[] {
  const price = findPrice(part)
  if (!price) return [part]
  const rest = part.slice(price.at + price.length)
  return findPrice(rest) && price.at > 2
    ? [part.slice(0, price.at + price.length), ...apart(rest)]
    : [part]
}

function afterLead(part: string): string {
  const named = lead.exec(fold(part))
  return named ? part.slice(named.index + named[0].length) : part
}

// "Fren bakımı, yağ değişimi, lastik.": a list without a verb in which one thing is known.
function bareList(sentence: string, goods: readonly string[]): string[] {
  const list = sentence.replace(/^[\p{L} ]{3,24}:\s/u, '').replace(/[.!]$/, '')
  if (/\d{3}|@/.test(list) && !findPrice(list)) return []
  const parts = splitList(list, goods)
  const short = parts.every((part) => part.split(' ').length <= 4)
  const named = new Map(goods.map((good) => [keyOf(good), good]))
  const known = parts.some((part) => phrasesIn(part, named).length > 0)
  // "Terzi atölyesiyiz" is said of the business.
  const said = (part: string) =>
    business.test(` ${fold(part)}`) ||
    / (?:atolye|studyo|dukkan|salon|klinig|buro)\p{L}*$/u.test(fold(part))
  return short && known && parts.length >= 2 ? parts.filter((part) => !said(part)) : []
}

function splitList(text: string, goods: readonly string[]): string[] {
  const held = goods
    .filter((good) => good.includes(' ve '))
    .reduce((kept, good) => {
      const at = fold(kept).indexOf(fold(good))
      if (at < 0) return kept
      const whole = kept.slice(at, at + good.length)
      return kept.replace(whole, whole.replace(' ve ', ' \u0001 '))
    }, text)
  return held
    .split(/\s*(?:,|;|\/|\s\+\s|\s&\s|(?<=\s)(?:ve|veya|ile|ya da|hem de|hem|artı)(?=\s))\s*/u)
    .map((part) => part.replaceAll('\u0001', 've').trim())
    .filter(Boolean)
}

function offerFrom(raw: string): Offer | undefined {
  const price = findPrice(raw)
  let name = price ? `${raw.slice(0, price.at)} ${raw.slice(price.at + price.length)}` : raw
  let detail: string | undefined
  const aside = /\(([^)]{3,90})\)/.exec(name)
  if (aside) {
    if (!/\d{3,}/.test(aside[1])) detail = capital(typographic(aside[1].trim()), 'tr')
    name = name.replace(aside[0], ' ')
  }
  name = name
    .replace(/["“”]/g, '')
    .replace(/[\s.:;,!?=–-]+$/u, '')
    .replace(
      /^(?:\s|[:–-]|(?:ve|de|da|ayrıca|her çeşit|her türlü|her tür|çeşitli|çeşit çeşit|bol|en iyi|en taze|taze|günlük|el yapımı|el emeği|güzel|lezzetli|harika|kaliteli|profesyonel|bütün|tüm|özel olarak)\s+)+/giu,
      ''
    )
    .replace(/\s+/g, ' ')
    .trim()
  const tail = cutAfter.exec(fold(name))
  if (tail && name.slice(0, tail.index).split(' ').length >= 1)
    name = name.slice(0, tail.index).trim()
  name = name.replace(/\s+(?:de|da|mi|çeşitleri|fiyatı|ücreti|seansı)$/u, '')
  const words = name.split(' ')
  if (name.length < 3 || name.length > 48 || words.length > 5) return undefined
  if (
    junk.test(fold(name)) ||
    /^(?:is|isi|isler|isini)$/.test(fold(name)) ||
    !/\p{L}{2}/u.test(name)
  )
    return undefined
  if (/[@{}<>|\\]|https?:|\d{3,}/.test(name)) return undefined
  if (words.every((part) => /^\p{Lu}/u.test(part) && placeNamed(part))) return undefined
  if (words.some((part) => /^\p{Lu}|['’]/u.test(part) && placeIn(part)?.ending)) return undefined
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
