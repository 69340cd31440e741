import { fold, lowerIn } from '#designer/text/letters'
import { nameAlone } from '#designer/facts/alone'
import { cannotOpen, proper, tidy } from '#designer/facts/turkish/proper_name'
import { firmName } from '#designer/facts/firm_name'
import { quotedName } from '#designer/facts/quoted'
import { isTradeTalk, isTradeWord } from '#designer/facts/vocabulary'
import { smallTrade, tradeNoun } from '#designer/facts/turkish/trade_words'
import { placeIn } from '#designer/facts/turkish/gazetteer'
import { turkishPraise } from '#designer/trades/calling_words'
import { titled } from '#designer/text/normalise'

const word =
  "[\\p{Lu}\\p{Lo}\\p{N}][\\p{L}\\p{M}\\p{N}&]*(?:[.-][\\p{L}\\p{N}]+)*(?:['’](?:n?[ıiuü]n|s)(?=\\s))?"
const run = `${word}(?:\\s(?:&|ve|ile|and)\\s${word}|\\s${word}){0,5}`
const namedAfter =
  /(.{0,80}?)\s(?:adlı|adli|adında|adinda|isimli|ismindeki|adındaki|adıyla|ismiyle|adiyla)(?![\p{L}])/u
const called =
  /(?<!(?:alan|kullanıcı|soy)\s?)(?<![\p{L}])(?:[Aa]d(?=\s?:)|ad[ıi]|ad[ıi]m[ıi]z|ismi|ismimiz|ismim|[üÜ]nvan[ıi]m[ıi]z|[Aa]d[ıi]m[ıi]z|[Aa]d[ıi]|İsmi|İsim|[Ii]sim|[Ff]irma(?:\s(?:ad[ıi]|ismi))?|[Mm]arka(?:m[ıi]z)?)(?![\p{L}])\s*(?:ise\s|da\s|de\s|:|=|-)?\s*(?=\S)([^\n]{2,100})/u
const stop =
  /[.,;:!?\n(]|\s[-–—]\s|\s(?:olan|olsun|olacak|bir|biz|ben|icin|adında|adlı|ve (?=\p{Ll})|\d{4}|telefon\p{L}*|tel|adres\p{L}*|yer|istiyor\p{L}*|satıyor\p{L}*|yapıyor\p{L}*|web|site\p{L}*|[\p{L}]+['’]n?[dt][ae](?:ki|n)?)(?![\p{L}])/u
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
  `(?:stüdyom|stüdyomuz|atölyem|atölyemiz|stüdyosu|salonu|kliniği|okulu|atölyesi|kafesi|restoranı|bürosu|oteli|mağazası|kursu|merkezi|kreşi|derneği|firması|ofisi|organizasyonu|kuaförü|berberi|fırını|pastanesi|eczanesi|kafe|lokanta|pansiyon|butik)\\s(${word}(?:\\s${word})?)(?=,|\\.|\\s?[-–—]|$|\\n)`,
  'u'
)
// "Kırmızı Toprak seramik atölyesi, Avanos": the name, then the trade in small letters.
const beforeTrade = new RegExp(
  `(?:(?:^|[.!?\\n]\\s*)(${word}(?:\\s${word}){1,3})|(?<=\\p{Ll}\\s)(${word}))\\s${smallTrade}(?!\\p{L})`,
  'u'
)
// "Şarap bağımız var: Tepe Bağları."
// Not "Eğitmenler: Buse Kara": a sentence says what it is before it says the name.
const afterColon = new RegExp(
  `(?:^|[.!?\\n]\\s*)(?:[^.!?:\\n]*\\s)?(?:\\p{L}+(?:yiz|yız|yuz|yüz|y[ıi]m|var|[ıi]yoruz|uyoruz|üyoruz|[ıi]yorum|[ıi]z|s[ıi]|su|sü|liği|ığı|k|['’]n?[dt][ae]))\\s?:\\s(${run})(?=\\.|,|$|\\n)`,
  'u'
)
// "Seramik atölyesiyiz, Çamur Kedi." and "Dükkânımız var Niksar’da, Kaya Hırdavat."
const afterComma = new RegExp(
  `(?:y[ıiuü]z|[cç][ıiuü]y[ıiuü]m|s[ıiuü]y[ıiuü]m|var|açtık|kurduk|['’]n?[dt][ae]),\\s(${word}(?:\\s${word}){1,3})(?=\\.|\\n|$)`,
  'u'
)
const meAs =
  /(?<![\p{L}])(?:[Bb]en|[Aa]d[ıi]m)\s(?:\p{Ll}+\s){0,3}(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{L}+){1,2})/u

/** The business's own name in Turkish text, however it is given. */
export function findTurkishName(text: string): string | undefined {
  return (
    firmName(text, 'tr', cannotOpen) ??
    beforeNamed(text) ??
    afterCalled(text) ??
    fromQuotes(text) ??
    withTradeWord(text) ??
    tidy(person.exec(text)?.[1] ?? '') ??
    proper(afterColon.exec(text)?.[1]) ??
    proper(byTrade.exec(text)?.[1]) ??
    proper(asWeAre.exec(text)?.[1]) ??
    named(forName.exec(text)?.[1]) ??
    atTheStart(text) ??
    proper(besideTrade(text)) ??
    proper(afterTrade.exec(text)?.[1]) ??
    proper(tradeFirst.exec(text)?.[1]) ??
    proper(meAs.exec(text)?.[1]) ??
    proper(afterComma.exec(text)?.[1]) ??
    nameAlone(text, 'tr')
  )
}

// "Fırın için site" names the trade.
function named(found: string | undefined): string | undefined {
  const name = proper(found)
  return name && !(name.includes(' ') ? isTradeTalk : isTradeWord)(name, 'tr') ? name : undefined
}

// A play, a dish or a prize in quotes is not who plays, cooks or won.
function fromQuotes(text: string): string | undefined {
  const found = quotedName(text)
  if (!found) return undefined
  const after = fold(found.after.slice(0, 24))
  return /^\s?(?:oyun|gosteri|odul|kitab|sergi|film|konser|album|etkinlik|atolyesi|yarisma)/.test(
    after
  )
    ? undefined
    : tidy(found.name)
}

// "Kuaför, İzmir": one word that opens the text is the trade, if it can be.
function atTheStart(text: string): string | undefined {
  const name = proper(opening.exec(text)?.[1])
  const only =
    name && !name.includes(' ') && (isTradeWord(name, 'tr') || turkishPraise.has(fold(name)))
  return only ? undefined : name
}

function besideTrade(text: string): string | undefined {
  const match = beforeTrade.exec(text)
  return match?.[1] ?? match?.[2]
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
    cannotOpen(part) ||
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
  const inQuotes = /^["“'‘]([^"”'’\n]{1,90})["”'’]/.exec(rest)?.[1]
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
