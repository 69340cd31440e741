import { findAwards } from '#designer/facts/awards'
import type { ClaimId, Proof } from '#designer/facts/claims'
import { isAlwaysOpen } from '#designer/facts/opening_words'
import { capital } from '#designer/text/normalise'
import { fold } from '#designer/text/letters'

// Folded.
const claims: [RegExp, ClaimId][] = [
  [
    /aile isletmesi|aile isletmesiyiz|ailece isletiyor|aile sirketi|babadan ogula|aile firmasi/,
    'Family-run',
  ],
  [/bagimsiz/, 'Independent'],
  [/ruhsatli ve sigortali/, 'Licensed and insured'],
  [/sigortali(?!k)/, 'Insured'],
  [/sertifikali|belgeli(?![\p{L}])/u, 'Certified'],
  [/el yapimi|el emegi|elde yapilan|elde yapiyor/, 'Made by hand'],
  [/odun atesi|odun firini|odunlu firin/, 'Wood-fired oven'],
  [/tas firin/, 'Stone oven'],
  [
    /engelli(?:ler)?(?:e)? (?:girisi|uygun|erisimi)|engelsiz giris|tekerlekli sandalye/,
    'Step-free access',
  ],
  [/kop[ea](?:k|g)\p{L}* (?:gelebil|getirebil|kabul|giri[sl])|kopek dostu/u, 'Dogs welcome'],
  [
    /evcil hayvan(?:lar|in|iniz|larin)?\p{L}* (?:dostu|kabul|gelebil|getirebil|giri[sl])|pet friendly|(?<!evcil )hayvan dostu/u,
    'Pets welcome',
  ],
  [/cocuk dostu|cocuklu aileler|cocuk oyun alani/, 'Children welcome'],
  [/otopark|park yeri/, 'Parking'],
  [/acil (?:servis|ariza|durum|cagri)|acile geliyor/, 'Emergency call-outs'],
  [/7\s?[/x]\s?24/, 'Day and night'],
  [/ayni gun/, 'Same-day'],
  [/ucretsiz kesif|kesif ucretsiz|ucretsiz teklif|bedava kesif/, 'Free quotes'],
  [/sabit (?:fiyat|ucret)/, 'Fixed fees'],
  [
    /ilk (?:ders|gorusme|seans|muayene|antrenman)\p{L}* (?:ucretsiz|bedava)|ucretsiz (?:ilk|deneme|on gorusme)/u,
    'First one free',
  ],
  [/randevusuz/, 'Walk-ins welcome'],
  [/(?:sadece |yalnizca )?randevu(?:yla| ile) (?:calisi|hizmet|gelin|kabul)/, 'By appointment'],
  [/kadin girisimci|kadin isletmesi|kadinlar tarafindan/, 'Women-led'],
  [/kucuk grup|butik sinif/, 'Small groups'],
  [/her seviye|baslangic seviyesi|yeni baslayan/, 'All levels'],
  [/paket servis|gel al/, 'Takeaway'],
  [/eve teslim|adrese teslim|eve servis|kapida teslim|kargo(?:yla| ile)/, 'Delivery'],
  [/kart(?:la)? (?:gecerli|odeme|geciyor)|kredi karti gecer/, 'Card payments'],
  [/sadece nakit|yalnizca nakit/, 'Cash only'],
  [
    /eve gel(?:iyor|ir)|yerinde (?:servis|hizmet)|evde (?:bakim|muayene|hizmet|ders|fizik)/,
    'Home visits',
  ],
  [/online (?:da|ders|terapi|gorusme|seans|danismanlik)|cevrim ici/, 'Online too'],
  [/garantili|garanti veriyor|yil garanti/, 'With a guarantee'],
]
const denied =
  /^.{0,22}?(?<![\p{L}])(?:yok\p{L}*|olma[zm]\p{L}*|degil\p{L}*|yapm[iu]\p{L}*|verm\p{L}*|istemi\p{L}*|olmasin|\p{L}{3,}m[ae]z(?:lar)?(?![\p{L}])|\p{L}+m[iu]yor\p{L}*|\p{L}+m[ae]y[iu]n)/u
const quoted =
  /(?<![\p{L}])(organik|vegan|vejetaryen|glutensiz|helal|katkisiz|sekersiz|laktozsuz)(?:\s(\p{L}{3,}))?/gu
const plainNext = /^(?:ve|ile|icin|bir|olarak|de|da|secenek\p{L}*|urun\p{L}*)$/u

// "2016'dan beri ben işletiyorum": another began it.
const takenOver =
  /^[^.,;!?\n]{0,24}(?<![\p{L}])(?:(?:ben|biz|oglu|kizi|torunu)\s\p{L}+(?:yorum|yoruz|yor)|bende\p{L}*|bizde\p{L}*|devral\p{L}*|devam)/u
const since = [
  /(?<!\d)(1[6-9]\d\d|20[0-4]\d)\s?'?(?:den|dan|ten|tan)\s+(?:beri|bu yana|bugune|itibaren)/gu,
  /(?<!\d)(1[6-9]\d\d|20[0-4]\d)\s+(?:yilindan|senesinden)\s+(?:beri|bu yana|itibaren)/gu,
  /(?<!\d)(1[6-9]\d\d|20[0-4]\d)\s*(?:yilinda|senesinde|'?[dt][ae])\s+(?:\p{L}+\s+){0,4}?(?:kurul|ac(?:t[iu]|ild|ilmis|mis)|basla|kurdu|kurmus)/gu,
  /(?:kurulus(?: yili)?|est\.?|since)\s*:?\s*(1[6-9]\d\d|20[0-4]\d)/gu,
]

/** What a business may say of itself, where Turkish text says it. */
export function findTurkishProof(text: string): Proof {
  const plain = fold(text)
  const found: string[] = findAwards(text, 'tr')
  for (const [pattern, words] of claims) {
    const match = pattern.exec(plain)
    if (!match || (words === 'Day and night' && !isAlwaysOpen(plain))) continue
    if (denied.test(plain.slice(match.index + match[0].length).split(/[.,;!?\n]/)[0])) continue
    if (!found.some((other) => other.toLowerCase().includes(words.toLowerCase()))) found.push(words)
  }
  for (const match of plain.matchAll(quoted)) {
    const rest = plain.slice(match.index + match[0].length).split(/[.,;!?\n]/)[0]
    if (denied.test(`${match[2] ?? ''} ${rest}`)) continue
    const alone = !match[2] || plainNext.test(match[2])
    const said = text.slice(match.index, match.index + (alone ? match[1].length : match[0].length))
    const words = capital(said.toLocaleLowerCase('tr'), 'tr')
    if (!found.some((other) => fold(other).includes(fold(words)))) found.push(words)
  }
  const years = /(?<!\d)(\d{1,3})\s*(?:yili askin|yildan fazla|yildir|senedir|yillik)/.exec(plain)
  return {
    since: firstYear(plain),
    years: years ? `${years[1]} yıl` : undefined,
    claims: found.slice(0, 6),
  }
}

// Of several, the first: what a son runs since 2016 his father opened in 1987.
function firstYear(plain: string): string | undefined {
  return since
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .filter((match) => !takenOver.test(plain.slice(match.index + match[0].length)))
    .map(([, year]) => year)
    .sort()[0]
}
