import { placeIn } from '#designer/facts/turkish/gazetteer'
import { fold } from '#designer/text/letters'

/** Words that open a sentence and no name. */
const starters = new Set(
  'merhaba selam selamlar biz ben bir bu benim bizim bana bize lutfen web site sitesi sayfa internet yeni kucuk acik her hafta telefon tel adres adresi saat saatler hizmetler hizmetlerimiz urunler urunlerimiz fiyat fiyatlar kadin erkek bayan online ev aile mahalle mahallemizde iyi gunler tanitim modern sade profesyonel kurumsal taze gunluk gunaydin kolay iletisim randevu siparis menu pazartesi sali carsamba persembe cuma cumartesi pazar turk whatsapp instagram uzman ozel guzel geleneksel butik profesyonelce ayrica en cok ilk son mahallenin sehrin isletme isletmemiz firma firmamiz dukkanimiz icin babam annem dedem ninem babaannem anneannem esim abim ablam kardesim ailem'.split(
    ' '
  )
)

export function cannotOpen(word: string): boolean {
  return starters.has(fold(word))
}

/** Without the words before it that only open the sentence or say where. */
export function proper(found: string | undefined): string | undefined {
  if (!found) return undefined
  const words = found.split(' ')
  while (words.length > 0 && (cannotOpen(words[0]) || /^\d+$/.test(words[0]))) words.shift()
  // "Yıldırım" is a name too: only what can be nothing but a place is where it is.
  while (words.length > 2 && onlyPlace(words[0])) words.shift()
  const name = tidy(words.join(' '))
  if (!name || words.every((part) => placeIn(part) !== undefined || cannotOpen(part)))
    return undefined
  // "Fırınım için", "Salonumuz": said of the business, not its name.
  if (words.length === 1 && /(?:[ıiuü]m|[ıiuü]m[ıiuü]z|m[ıiuü]z|iyim|iyiz|lar|ler)$/u.test(name))
    return undefined
  return name
}

function onlyPlace(part: string): boolean {
  const place = placeIn(part)
  return place !== undefined && (!place.word || place.ending !== '')
}

/** A name without quotes and stops around it. */
export function tidy(name: string): string | undefined {
  const clean = name
    .replace(/^["“„«'‘\s]+|["”»'’\s.,;:-]+$/g, '')
    .replace(/["“”„«»]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(\p{L})'(\p{L})/gu, '$1’$2')
  const cut = [...clean].slice(0, 90).join('').trim()
  return cut.length >= 2 ? cut : undefined
}
