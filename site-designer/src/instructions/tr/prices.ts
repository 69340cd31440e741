const words =
  'olcak|olucak|olmuştur|geldi|gelsin|girsin|başlıyor|başlar|fiyatını|fiyatı|fiyat|ücretini|ücreti|olarak|olsun|yap|yapın|ekle|ekleyin|güncelle|güncelleyin|değiştir|değiştirin|artık|oldu|olacak|ye|ya|e|a|çıkar|çıkarın|indir|indirin|düşür|düşürün|yükselt|yükseltin|olmalı|koy|koyun|da|de|lütfen|yapalım|ekler misin|ekler misiniz|ekleyelim|yapar mısın|tane|tanesi|adedi|diye|yaz|yazın|menüye|listeye|sadece|çıkart|ayarla|satıyoruz|yapıyoruz|veriyoruz|yapıyorum|veriyorum|satıyorum|var|eksik|mevcut|bizde|menüde|listede|çıktı|düştü|indi|geçti|zamlandı|olmuş|olsa|zam geldi|indirim geldi|misin|mısın|i|ı|yapar|ekler|si|lik|lık|nin|nın|e güncelle|ye çıkar|dan|den|fiyata|fiyatla|maalesef|malesef|ne yazık ki|tşk|tşkler|tskler|tşkr|teşekkürler|sağolun|kolay gelsin|yapıver|yapıverin'
const ahead =
  'slm|mrb|selam|merhaba|yaa?|yerine|lütfen|bir de|ayrıca|menüye|listeye|fiyat listesine|hizmetlere|bizim|yeni|artık|bundan sonra|menüde|listede|bizde|maalesef|malesef|ne yazık ki'

/** Phones leave the dots and hooks out: "fiyatini", "degistir". */
const loose = (list: string) =>
  list
    .replace(/[ıi]/g, '[ıi]')
    .replace(/[şs]/g, '[şs]')
    .replace(/[çc]/g, '[çc]')
    .replace(/[ğg]/g, '[ğg]')
    .replace(/[üu]/g, '[üu]')
    .replace(/[öo]/g, '[öo]')

// "Hazirandan itibaren", "bu aydan sonra".
const since = '(?:\\p{L}+\\s+){0,2}\\p{L}+[dt][ae]n\\s+(?:itibaren|sonra|başlayarak|baslayarak)'

/** Bir ürünle fiyatının çevresinde duran sözcükler. */
export const aroundPrice = new RegExp(
  `^(?:(?:${since}|\\p{L}+l[ae]r(?:[ıi]m[ıi]z)?(?:[ıi]n)?[ae](?=\\s)|\\p{L}+m[ıiuü]z[ae](?=\\s)|${loose(ahead)})(?!\\p{L})[\\s:,]*)+|(?:[\\s,:=–-]*(?<!\\p{L})(?:${loose(words)})(?!\\p{L}))+[\\s:=–-]*$`,
  'giu'
)

const money = '(?:TL|lira|liraya|liradan|₺|euro|avro)'
const unit =
  'dilim|tane|porsiyon|kilo|adet|adedi|gece|saat|metrekare|kişi başı|bardağ|fincan|şişe|kutu|paket|seans|ders|gün'

const inMoney = new RegExp(`\\d\\s?${money}`, 'giu')
const besideComma = new RegExp(
  `,\\s*(?:(?:${loose(unit)})\\p{L}*\\s+)?(?=₺?\\d[\\d.,]*\\s?(?:${money}|$))`,
  'iu'
)

/** "Glütensiz kek, dilimi 110 TL": the price belongs to what stands before the comma. */
export function withItsPrice(text: string): string {
  return (text.match(inMoney)?.length ?? 0) > 1 ? text : text.replace(besideComma, ' ')
}

/** Nobody lists prices in one breath for longer, in characters. */
const longest = 200
const row = new RegExp(
  `^(?:[^\\d₺]*\\p{L}{3}[^\\d₺]*?\\s₺?\\d{1,5}(?:[.,]\\d+)?(?:\\s?${money})?(?:\\s+|$)){2,}$`,
  'iu'
)
const lastMoney = new RegExp(`${money}\\s*$`, 'iu')
const behindPrice = new RegExp(`(?<=\\d(?:\\s?${money})?)\\s+(?=\\p{L})(?!${money})`, 'iu')

/** "Saç 350 sakal 200 TL": each figure ends one of them. */
export function pricesApart(part: string): string[] {
  if (part.length > longest || !row.test(part)) return [part]
  const currency = lastMoney.exec(part)?.[0] ?? ''
  const rows = part.split(behindPrice)
  if (rows.some((one, at) => isMeasure(one, rows[at + 1] ?? ''))) return [part]
  return rows.map((one) => (/\d$/.test(one) ? `${one} ${currency}`.trim() : one))
}

const measured = new RegExp(
  `(?<!\\p{L})(?:${loose('beden|numara|boy|ebat|model|seri|tip|yaş|sınıf|seviye|paket')})\\p{L}{0,3}\\s+\\d+$`,
  'iu'
)
const figure = /\d[\d.]*/
const thisSum = new RegExp(`^[^,;\\d]*?₺?${figure.source}(?:,\\d+)?\\s?${money}`, 'iu')

/**
 * "Beden 38 elbise 500 TL": the figure before is none of a price, so it belongs to the name. Of two
 * prices in one breath none is a fifth of the other.
 */
export function isMeasure(before: string, next: string): boolean {
  const said = before.trim()
  if (!/(?<!₺\s?[\d.,]*)\d$/u.test(said) || !thisSum.test(next)) return false
  const [own, sum] = [said.slice(said.search(/[\d.]+$/)), figure.exec(next)![0]].map((digits) =>
    Number(digits.replaceAll('.', ''))
  )
  return measured.test(said) || own * 5 < sum
}

/** What it cost before: "15 değil 20", "180 TL'den 210'a". */
export const beforePrice =
  /\d[\d.,]*\s*(?:TL|lira|₺)?\s*['’]?(?:\s*de[ğg]il[,\s]+|[dt][ae]n\s+(?=\d)|(?:y?d[iı])[,\s]+(?=\p{L}*\s*\d))/giu

const things =
  'saat|gün|gun|yıl|yil|yaş|yas|kişi|kisi|dakika|dk|km|metre|adet|masa|oda|ay|hafta|kat|yatak|koltuk|tane|sene|personel|çalışan'

/** The figure is a number of something, or of a door: "3 ay", "No 5", "saat 18". */
export const counted = new RegExp(
  `yoru[zm](?!\\p{L})|\\d['’.]?\\s*(?:${things})(?:l[ıiuü]k)?(?!\\p{L})|(?<!\\p{L})(?:saat|kat|no|numara|oda|masa)\\s*[:.]?\\s*\\d`,
  'iu'
)

/** "200 lira zam yaptık": by how much, and not how much. */
export const byHowMuch =
  /\d\s*(?:TL|lira|₺|%)?\s*(?:zam|indirim|artır|artir|fazla|daha)(?:\p{L}*)|(?:yüzde|%)\s*\d/iu

/** "250 TL'ye çıkarın": the price goes there, and nothing goes away. */
export const raised =
  /\d\s*(?:TL|lira|₺|avro|euro)?['’\s]*y?[ae]\s+(?:çıkar|cikar|indir|düşür|dusur|yükselt|yukselt|çek|cek)/iu

/** "Listeye girsin": it is new there. */
export const enters =
  /(?:liste|men[üu]|tarife)\p{L}*[ae](?!\p{L}).*(?<!\p{L})gir(?:sin|ilsin|in|elim|er misin\p{L}*)(?!\p{L})/iu
