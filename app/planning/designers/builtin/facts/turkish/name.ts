import { fold, lowerIn } from '#planning/designers/builtin/letters'
import { nameAlone } from '#planning/designers/builtin/facts/alone'
import { isTradeTalk } from '#planning/designers/builtin/facts/vocabulary'
import { placeIn } from '#planning/designers/builtin/facts/turkish/gazetteer'
import { titled } from '#planning/designers/builtin/normalise'

const word =
  "[\\p{Lu}\\p{N}][\\p{L}\\p{N}&]*(?:[.-][\\p{L}\\p{N}]+)*(?:['’](?:n?[ıiuü]n|s)(?=\\s))?"
const run = `${word}(?:\\s(?:&|ve|ile|and)\\s${word}|\\s${word}){0,5}`
const quoted = /["“„«]([^"”“»\n]{2,60})["”»]/u
const namedAfter =
  /(.{0,80}?)\s(?:adlı|adli|adında|adinda|isimli|ismindeki|adındaki|adıyla|ismiyle|adiyla)(?![\p{L}])/u
const called =
  /(?<!(?:alan|kullanıcı|soy)\s?)(?<![\p{L}])(?:[Aa]d(?=\s?:)|ad[ıi]|ad[ıi]m[ıi]z|ismi|ismimiz|ismim|[üÜ]nvan[ıi]m[ıi]z|[Aa]d[ıi]m[ıi]z|[Aa]d[ıi]|İsmi|İsim|[Ii]sim|[Ff]irma(?:\s(?:ad[ıi]|ismi))?|[Mm]arka(?:m[ıi]z)?)(?![\p{L}])\s*(?:ise\s|da\s|de\s|:|=|-)?\s*(?=\S)([^\n]{2,100})/u
const stop =
  /[.,;:!?\n(]|\s[-–—]\s|\s(?:olan|olsun|olacak|bir|biz|ben|icin|adında|adlı|ve (?=\p{Ll})|\d{4}|telefon\p{L}*|tel|adres\p{L}*|yer|istiyor\p{L}*|satıyor\p{L}*|yapıyor\p{L}*|web|site\p{L}*|[\p{L}]+['’]n?[dt][ae](?:ki|n)?)(?![\p{L}])/u
const tradeNoun =
  'Ağız ve Diş Sağlığı Polikliniği|Halı Yıkama|Psikoloji Merkezi|Polikliniği|Hırdavat|Yelken|Enerji|Temizleme|Çadırı|Veteriner Kliniği|Avukatlık Bürosu|Güzellik Merkezi|Diş Polikliniği|Güzellik Salonu|Kuru Temizleme|Unlu Mamulleri|Diş Hekimliği|Erkek Kuaförü|Fotoğrafçılık|Dondurmacısı|Ekmek Fırını|Fizik Tedavi|Hukuk Bürosu|Organizasyon|Sürücü Kursu|Bakkaliyesi|Danışmanlık|Diş Kliniği|Fizyoterapi|Gayrimenkul|Kooperatifi|Spor Salonu|Su Tesisatı|Yapı Market|İç Mimarlık|Balıkçılık|Butik Otel|Dans Okulu|Dekorasyon|Kuyumculuk|Müşavirlik|Oto Galeri|Oto Servis|Pet Kuaför|Restaurant|Çiçekçilik|Şarapçılık|Akademisi|Avukatlık|Balıkçısı|Dil Okulu|Kahve Evi|Kahvecisi|Kebapçısı|Kitapçısı|Köftecisi|Lokantası|Meyhanesi|Pansiyonu|Pastanesi|Psikoloji|Restoranı|Tiyatrosu|Veteriner|Züccaciye|Çiçek Evi|Şarküteri|Acentesi|Anaokulu|Atölyesi|Bisiklet|Bungalov|Catering|Dondurma|Eczanesi|Elektrik|Fotoğraf|Güzellik|Kitabevi|Konukevi|Marangoz|Mağazası|Mimarlık|Muhasebe|Nakliyat|Ocakbaşı|Otomotiv|Pansiyon|Pidecisi|Restoran|Roastery|Sineması|Stüdyosu|Temizlik|Çiftliği|Akademi|Anahtar|Bahçesi|Bağ Evi|Bağları|Berberi|Bilişim|Derneği|Dükkanı|Dükkânı|Estetik|Fitness|Kahvesi|Kliniği|Kuaförü|Kuyumcu|Lokanta|Merkezi|Meyhane|Mobilya|Mutfağı|Pastane|Pilates|Seramik|Servisi|Sigorta|Sofrası|Tadilat|Tasarım|Tekstil|Tercüme|Tesisat|Tiyatro|Yazılım|Çay Evi|Çiçekçi|Ajansı|Atölye|Berber|Bürosu|Coffee|Eczane|Evleri|Eğitim|Fırını|Kasabı|Klinik|Konağı|Korosu|Koçluk|Kuaför|Kulübü|Lastik|Manavı|Market|Matbaa|Peyzaj|Reklam|Sahafı|Salonu|Servis|Studio|Stüdyo|Tattoo|Turizm|İnşaat|Ahşap|Ajans|Bahçe|Balık|Butik|Davet|Diyet|Döner|Dövme|Emlak|Fırın|Garaj|Hukuk|Kahve|Kampı|Kasap|Kebap|Kitap|Klima|Kreşi|Kursu|Köfte|Manav|Mantı|Masaj|Müzik|Nakış|Ofisi|Okulu|Optik|Oteli|Perde|Pizza|Sahaf|Sahne|Taksi|Tarım|Terzi|Vakfı|Yemek|Çiçek|Bale|Boya|Cafe|Café|Dans|Halı|Kafe|Kamp|Kreş|Kurs|Otel|Pati|Pide|Spor|Yapı|Yoga|Çatı|Bar|Diş|Evi|Gym|Isı|Oto|Pet|Pub|Spa|Tur|Et'
const tradeName = new RegExp(
  `((?:${word}\\s(?:(?:&|ve)\\s)?){1,4}(?:${tradeNoun}))(?![\\p{L}]|\\sSağlığı)`,
  'gu'
)
const tradeFirst = new RegExp(
  `(?<![\\p{L}])((?:Kafe|Cafe|Café|Berber|Kuaför|Otel|Hotel|Restaurant|Restoran|Salon|Atölye|Stüdyo|Studio|Pansiyon|Butik|Pub|Villa)\\s${word}(?:\\s${word})?)(?!['’\\p{L}])`,
  'u'
)
const opening = new RegExp(
  `^(${run})(?:\\s?[-–—:|,]\\s?|\\n|\\s(?=\\p{Lu}\\p{L}+(?:\\s\\p{Lu}\\p{L}+)?['’][dt][ae])|\\s(?=bir\\s|olarak\\s|\\d{4}))`,
  'u'
)
const asWeAre = new RegExp(
  `(?:^|[.!?\\n,]\\s*|\\b[Bb]iz\\s|\\b[Bb]en\\s)(${run})(?:\\solarak\\s|['’](?:[yn]?[ıiuü]z|[yn]?[ıiuü]m)(?![\\p{L}]))`,
  'u'
)
const forName = new RegExp(
  `(${run})(?:['’]n?[ıiuü]n)?\\s(?:için|adına|web sitesi|internet sitesi)(?![\\p{L}])`,
  'u'
)
const person = new RegExp(
  `(?<![\\p{L}])((?:Av|Dt|Dr|Psk|Uzm|Prof|Doç)\\.?\\s(?:(?:Dt|Dr|Psk|Av|Klinik|Kl)\\.?\\s)*\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}\\p{L}+){1,2})`,
  'u'
)
const byTrade = new RegExp(
  `(?<![\\p{L}])(?:[Pp]sikolog|[Aa]vukat|[Hh]ekimi?|[Ff]izyoterapist|[Mm]üşavir|[Ff]otoğrafçı|[Tt]erzi|[Vv]eteriner|[Dd]iyetisyen|[Mm]imar|[Ee]ğitmeni|[Ee]mlakçı|[Tt]esisatçı|[Ee]lektrikçi|[Mm]arangoz|[Öö]ğretmeni)\\s(\\p{Lu}\\p{Ll}+\\s\\p{Lu}\\p{L}+)(?![\\p{L}])`,
  'u'
)
// "Yoga stüdyosu Nefes, Kaş’ta": the trade in small letters, then the name.
const afterTrade = new RegExp(
  `(?:stüdyom|stüdyomuz|atölyem|atölyemiz|stüdyosu|salonu|kliniği|okulu|atölyesi|kafesi|restoranı|bürosu|oteli|mağazası|kursu|merkezi|kreşi|derneği|firması|ofisi|organizasyonu|kafe|lokanta|pansiyon|butik)\\s(${word}(?:\\s${word})?)(?=,|\\.|\\s?[-–—]|$|\\n)`,
  'u'
)
// "Şarap bağımız var: Tepe Bağları."
// Not "Eğitmenler: Buse Kara": a sentence says what it is before it says the name.
const afterColon = new RegExp(
  `(?:^|[.!?\\n]\\s*)(?:[^.!?:\\n]*\\s)?(?:\\p{L}+(?:yiz|yız|yuz|yüz|y[ıi]m|var|[ıi]yoruz|uyoruz|üyoruz|[ıi]yorum|[ıi]z|s[ıi]|su|sü|liği|ığı|k))\\s?:\\s(${run})(?=\\.|,|$|\\n)`,
  'u'
)
// "Seramik atölyesiyiz, Çamur Kedi." and "Dükkânımız var Niksar’da, Kaya Hırdavat."
const afterComma = new RegExp(
  `(?:y[ıiuü]z|[cç][ıiuü]y[ıiuü]m|s[ıiuü]y[ıiuü]m|var|açtık|kurduk|['’]n?[dt][ae]),\\s(${word}(?:\\s${word}){1,3})(?=\\.|\\n|$)`,
  'u'
)
const meAs =
  /(?<![\p{L}])(?:[Bb]en|[Aa]d[ıi]m)\s(?:\p{Ll}+\s){0,3}(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{L}+){1,2})/u

const starters = new Set(
  'merhaba selam selamlar biz ben bir bu benim bizim bana bize lutfen web site sitesi sayfa internet yeni kucuk acik her hafta telefon tel adres adresi saat saatler hizmetler hizmetlerimiz urunler urunlerimiz fiyat fiyatlar kadin erkek bayan online ev aile mahalle mahallemizde iyi gunler tanitim modern sade profesyonel kurumsal taze gunluk gunaydin kolay iletisim randevu siparis menu pazartesi sali carsamba persembe cuma cumartesi pazar turk whatsapp instagram uzman ozel guzel geleneksel butik profesyonelce ayrica en cok ilk son mahallenin sehrin isletme isletmemiz firma firmamiz dukkanimiz icin kucuk'.split(
    ' '
  )
)

/** The business's own name in Turkish text, however it is given. */
export function findTurkishName(text: string): string | undefined {
  return (
    beforeNamed(text) ??
    afterCalled(text) ??
    fromQuotes(text) ??
    withTradeWord(text) ??
    tidy(person.exec(text)?.[1] ?? '') ??
    proper(byTrade.exec(text)?.[1]) ??
    proper(asWeAre.exec(text)?.[1]) ??
    named(forName.exec(text)?.[1]) ??
    proper(opening.exec(text)?.[1]) ??
    proper(afterTrade.exec(text)?.[1]) ??
    proper(tradeFirst.exec(text)?.[1]) ??
    proper(meAs.exec(text)?.[1]) ??
    proper(afterColon.exec(text)?.[1]) ??
    proper(afterComma.exec(text)?.[1]) ??
    nameAlone(text, 'tr')
  )
}

// "Fırın için site" names the trade.
function named(found: string | undefined): string | undefined {
  const name = proper(found)
  return name && !isTradeTalk(name, 'tr') ? name : undefined
}

// A play, a dish or a prize in quotes is not who plays, cooks or won.
function fromQuotes(text: string): string | undefined {
  const match = quoted.exec(text)
  if (!match || match[1].split(' ').length > 7) return undefined
  const after = fold(text.slice(match.index + match[0].length, match.index + match[0].length + 24))
  return /^\s?(?:oyun|gosteri|odul|kitab|sergi|film|konser|album|etkinlik|atolyesi|yarisma)/.test(
    after
  )
    ? undefined
    : tidy(match[1])
}

function onlyPlace(part: string): boolean {
  const place = placeIn(part)
  return place !== undefined && (!place.word || place.ending !== '')
}

// "… Taş Değirmen adında bir fırın": up to four words back, as far as they can be a name.
function beforeNamed(text: string): string | undefined {
  for (const line of text.split(/[\n.!?;]/)) {
    const before = namedAfter.exec(line)?.[1]
    if (before === undefined) continue
    const words = before.split(/[,:]/).at(-1)!.trim().split(/\s+/)
    const kept: string[] = []
    for (const part of words.reverse()) {
      if (kept.length === 5 || cannotBeNamed(part)) break
      if (
        kept.length > 0 &&
        /^\p{Lu}/u.test(kept[0]) &&
        /^\p{Ll}/u.test(part) &&
        !/^(?:ve|ile|&)$/.test(part)
      )
        break
      kept.unshift(part)
    }
    const name = tidy(kept.join(' '))
    if (name) return name === lowerIn(name, 'tr') ? titled(name, 'tr') : name
  }
  return undefined
}

function cannotBeNamed(part: string): boolean {
  return (
    starters.has(fold(part)) ||
    /^(?:olan|beri|yılında|yilinda|icin|için|bulunan|yer|alan|açtığımız|actigimiz|kurduğumuz)$/u.test(
      part
    ) ||
    /['’]n?[dt][ae](?:ki|n)?$/.test(part) ||
    (placeIn(part)?.ending ?? '') !== ''
  )
}

function afterCalled(text: string): string | undefined {
  const rest = called.exec(text)?.[1]
  if (!rest || /^(?:yok|henüz|olsun|önemli|daha|ve|olan|değil|ile)(?![\p{L}])/u.test(rest))
    return undefined
  const inQuotes = /^["“'‘]([^"”'’\n]{1,60})["”'’]/.exec(rest)?.[1]
  if (inQuotes) return tidy(inQuotes)
  const end = stop.exec(rest)
  const name = tidy(
    (end ? rest.slice(0, end.index) : rest).replace(/['’][yn]?[ıiuü](?:m|z|dir|dır|dur|dür)$/u, '')
  )
  if (!name || name.split(' ').length > 14) return undefined
  return name === lowerIn(name, 'tr') ? titled(name.split(' ').slice(0, 4).join(' '), 'tr') : name
}

function withTradeWord(text: string): string | undefined {
  for (const match of text.matchAll(tradeName)) {
    const name = proper(match[1])
    if (name && name.includes(' ')) return name
  }
  return undefined
}

/** Without the words before it that only open the sentence or say where. */
function proper(found: string | undefined): string | undefined {
  if (!found) return undefined
  const words = found.split(' ')
  while (words.length > 0 && (starters.has(fold(words[0])) || /^\d+$/.test(words[0]))) words.shift()
  // "Yıldırım" is a name too: only what can be nothing but a place is where it is.
  while (words.length > 2 && onlyPlace(words[0])) words.shift()
  const name = tidy(words.join(' '))
  if (!name || words.every((part) => placeIn(part) !== undefined || starters.has(fold(part))))
    return undefined
  // "Fırınım için", "Salonumuz": said of the business, not its name.
  if (words.length === 1 && /(?:[ıiuü]m|[ıiuü]m[ıiuü]z|m[ıiuü]z|iyim|iyiz|lar|ler)$/u.test(name))
    return undefined
  return name
}

function tidy(name: string): string | undefined {
  const clean = name
    .replace(/^["“„«'‘\s]+|["”»'’\s.,;:-]+$/g, '')
    .replace(/["“”„«»]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(\p{L})'(\p{L})/gu, '$1’$2')
  const cut = [...clean].slice(0, 90).join('').trim()
  return cut.length >= 2 ? cut : undefined
}
