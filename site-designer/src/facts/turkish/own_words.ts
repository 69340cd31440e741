import { fold } from '#designer/text/letters'

// Folded. Sentences about the page, or that tell us what to do, are not the page's own.
const aboutTheSite =
  /(?<![\p{L}])(?:web|site\p{L}*|sayfa\p{L}*|bolum\p{L}*|tasarim\p{L}*|tema\p{L}*|renk\p{L}*|yazi tipi|font\p{L}*|galeri\p{L}*|iletisim formu|form\p{L}*|logo\p{L}*|seo|html|css|buton\p{L}*|slider|gorunum\p{L}*|menude olsun|talimat\p{L}*|komut\p{L}*|prompt\p{L}*|icerik\p{L}*|metin(?:ler)?\p{L}*|yazilar\p{L}*|slayt\p{L}*|gorsel\p{L}*)(?![\p{L}])/u
const command =
  /(?<![\p{L}])(?:istiyor\p{L}*|isterim|isteriz|istemi\p{L}*|olsun|olmasin|lutfen|ekle\p{L}*|koy|koyun|hazirla|hazirlar misin\p{L}*|tasarla\p{L}*|olustur\p{L}*|yapar misin\p{L}*|yapin|yap|goster|lazim|gerek(?:li|iyor)?|ihtiyac\p{L}*|kullan|kullanin|yazin|yaz|merhaba\p{L}*|selam\p{L}*|slm\p{L}*|mrb\p{L}*|iyi (?:gunler|aksamlar|calismalar)|kolay gelsin|hayirli isler|tesekkur\p{L}*|sagol\p{L}*|\p{L}+[ae]bils[iu]n\p{L}*|\p{L}{2,}s[iu]nl[ae]r|(?:gor(?:un)?|ara|yaz|gel|al|ver|dur|kal|cik|bul|ulas|yer al|bulun)s[iu]n|yapar mis\p{L}*|edebilir mis\p{L}*|d[iu]s[iu]n[iu]yor\p{L}*|(?:yap|koy|yaz|bak|sec|ekle|kullan|ayarla)[aei]?[iu]?rs[iu]n[iu]z)(?![\p{L}])/u
const ofUs =
  /(?<![\p{L}])(?:biz\p{L}*|ben|benim|bana|yanimda|her|hicbir|herkes|(?!temiz)\p{L}*[aeiu]m[iu]z\p{L}*|\p{L}+(?:iyoruz|uyoruz|iyorum|uyorum|[dt]iks?|[dt]uk|[dt]im|[iu]r[iu]z|ar[iu]z|er[iu]z|ar[iu]m|er[iu]m|m[iu]z|[iu]m[iu]z\p{L}*|may[iu]z|meyiz|mam|mem))(?![\p{L}])/u
// A Turkish sentence ends in its verb, or in what stands for one.
const told =
  /(?:[iu]yor(?:uz|um|lar|du\p{L}*)?|[iuae]r[iu](?:z|m)|(?<!(?<!\p{L})kad)[ae]r|[iu]r|m[ae]z|m[ae]y[iu]z|m[ae]m|[dt][iu](?:k|m|r|rlar|rler|lar|ler)?|m[iu]st?[iu]?r?|[iu]z|y[iu]m|(?:c|ist|man|men)[iu]m|(?<!\p{L})(?:var|yok|degil|bizden)|s[iu]n[iu]z|[ae]ca[gk]\p{L}*|m[ae]kt[ae]\p{L}*|l[iu]y[iu]z)$/u
const bareFact =
  /(?<![\p{L}])(?:ad(?:i|imiz) |isim|ismi\p{L}* |telefon\p{L}*|tel|adres\p{L}*|whatsapp|instagram|e-?posta|mail|saatler\p{L}*|hafta ici|hafta sonu|kapali\p{L}*|her gun\p{L}* (?:\p{L}+ )*\d\p{L}*|aci[gk][iu][zm]|numara\p{L}*|derler bana|fiyat\p{L}*|tl|lira)(?![\p{L}])|[@₺€$]|https?:|\d{6}|\d{3}[ -]\d{3}|\d{1,2}[:.]\d\d/u

// "Düğün çekimi almıyoruz": what is refused is told where it is of use, and is no one's welcome.
const refuses =
  /^(?!.*hicbir).*(?<!\p{L})(?:al|et|yap|ver|bak|calis|gel|git|sat|kirala|gonder)[ae]?m[iu]yor(?:uz|um)(?!\p{L})/u
// Said to whoever makes the page: "bilgisayardan pek anlamam".
const aside =
  /(?<!\p{L})(?:bilgisayar|internet|teknoloji|bu is)\p{L}*\s(?:\p{L}+\s)*(?:anla|ara[mn]|bilm)/u

/** Whether a Turkish sentence speaks of the business and may stand on its page as it is. */
export function isOwnTurkish(sentence: string): boolean {
  const plain = fold(sentence)
  if (command.test(plain) || aboutTheSite.test(plain) || bareFact.test(plain)) return false
  if (refuses.test(plain) || aside.test(plain)) return false
  return ofUs.test(plain) && told.test(plain.replace(/[^\p{L}]+$/u, ''))
}

/** One person speaks, or several. Wanting a page ("istiyorum") speaks of the request. */
export function turkishVoice(text: string): 'I' | 'we' {
  const plain = fold(text)
  const count = (pattern: RegExp) => (plain.match(pattern) ?? []).length
  const one = count(
    /(?<![\p{L}])(?:ben|benim|adim|\p{L}+(?:yen|ist|log|kat|mar|man|men|ter|tor|rap)[iu]m|(?!ist)\p{L}+[iu]yorum|(?!ist)\p{L}+(?:er|ar)[iu]m|(?!iyi)\p{L}+[iu]y[iu]m)(?![\p{L}])/gu
  )
  const many = count(
    /(?<![\p{L}])(?:biz|bizim|bize|\p{L}+[iu]yoruz|\p{L}+(?:er|ar)[iu]z|\p{L}+[iu]m[iu]z\p{L}*|(?!iyi)\p{L}+[iu]y[iu]z)(?![\p{L}])/gu
  )
  return one > many ? 'I' : 'we'
}
