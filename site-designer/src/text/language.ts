import { fold } from '#designer/text/fold'

/** The languages that the page's own words exist in. */
export type Language = 'en' | 'tr'

/** The language of the page's own words on a page in that language. */
export function wordsLanguage(code: string): Language {
  return code === 'tr' ? 'tr' : 'en'
}

// Without marks, as `fold` writes them. None of these is an English word.
const turkish = new RegExp(
  `(?<![\\p{L}])(?:${[
    've|bir|icin|biz|bizim|bize|ben|benim|ile|olan|olarak|gibi|kadar|sonra|beri|daha|cok|ama|fakat|veya|ya da|hem|hic|her|gun|gunu|gunleri|arasi|arasinda|yok|var|degil|hari[cç]',
    'istiyor\\p{L}*|ister\\p{L}*|lazim|gerek\\p{L}*|olsun|olmasin|yap(?:iyor|ar|sin|in|il)\\p{L}*|yapip|sat(?:iyor|ar)\\p{L}*|sunuyor\\p{L}*|veriyor\\p{L}*|aliyor\\p{L}*|uretiyor\\p{L}*|pisiriyor\\p{L}*|calis(?:iyor|mak)\\p{L}*|hazirla\\p{L}*|ekle\\p{L}*|acik|aciyor\\p{L}*|kapali\\p{L}*',
    'ad(?:i|im|imiz|li|inda)|isimli|adres\\p{L}*|telefon\\p{L}*|tel|sitesi\\p{L}*|sitemiz|sayfa\\p{L}*|musteri\\p{L}*|hizmet\\p{L}*|urun\\p{L}*|fiyat\\p{L}*|siparis\\p{L}*|randevu\\p{L}*|iletisim\\p{L}*|lutfen|merhaba\\p{L}*|selam\\p{L}*|renk\\p{L}*|tema|sade|yil(?:dir|inda|indan)|lira',
    'pazartesi\\p{L}*|sali|carsamba\\p{L}*|persembe\\p{L}*|cuma|cumartesi\\p{L}*|pazar|hafta|hergun|saat\\p{L}*|kadinlar\\p{L}*|erkekler\\p{L}*',
    'firin\\p{L}*|pastane\\p{L}*|ekmek\\p{L}*|kahve\\p{L}*|kafe\\p{L}*|lokanta\\p{L}*|restoran\\p{L}*|kebap\\p{L}*|doner\\p{L}*|berber\\p{L}*|kuafor\\p{L}*|guzellik|salonu\\p{L}*|dis hekim\\p{L}*|dis klinig\\p{L}*|klinigi\\p{L}*|veteriner\\p{L}*|psikolog\\p{L}*|fizyoterap\\p{L}*|avukat\\p{L}*|hukuk|burosu|firmasi\\p{L}*|ofisi|sirketi\\p{L}*|nakliyat\\p{L}*|muhasebe\\p{L}*|emlak\\p{L}*|tesisat\\p{L}*|elektrikci\\p{L}*|temizlik|bahce\\p{L}*|peyzaj|tadilat|insaat|cicekci\\p{L}*|cicek\\p{L}*|fotografci\\p{L}*|atolye\\p{L}*|dukkan\\p{L}*|magaza\\p{L}*|kasap|manav|kres\\p{L}*|anaokulu|ozel ders|dersi\\p{L}*|kursu|okulu|pansiyon\\p{L}*|otel\\p{L}{2,}|oto servis|tamirci\\p{L}*|cilingir\\p{L}*|terzi\\p{L}*|kurye\\p{L}*|dugun\\p{L}*|7/24|dernek|dernegi|organizasyon\\p{L}*|danismanlik|antrenor\\p{L}*|studyosu\\p{L}*',
  ].join('|')})(?![\\p{L}])`,
  'gu'
)
const suffixed =
  /(?<![\p{L}])\p{L}{2,}(?:[iu]yor(?:uz|um|lar)?|[iu]y[iu][mz]|l[ae]r[iu]m[iu]z|[iu]m[iu]z(?:[dt][ae]n?)?|'(?:[dt][ae]n?|n?[iu]n|[dt][ae]ki))(?![\p{L}])/gu
const english =
  /(?<![\p{L}])(?:the|and|a|an|for|we|our|with|is|are|in|of|my|to|i|called|website|need|want|no|open|shop)(?![\p{L}])/gu

// None of these is an English word but by chance: "die", "per", "man".
const foreign =
  /(?<![\p{L}])(?:je|nous|vous|suis|sommes|est|et|les|des|une|un|du|dans|pour|avec|notre|nos|ich|bin|wir|sind|und|eine|einen|ein|der|das|die|für|mit|unser|unsere|soy|somos|una|y|para|con|los|las|nuestra|nuestro|sono|siamo|il|di|per|nostro|nostra|uma|um|somos|ik|ben|wij|zijn|een|het|van|voor|met|onze|och|är|vi|jag|og|jesteśmy|jestem|dla)(?![\p{L}])/giu

// Letters that only Turkish has make the ones it shares with others its own.
function marks(text: string): number {
  const own = (text.match(/[ğışĞİŞ]/g) ?? []).length
  return own === 0 ? 0 : own + (text.match(/[çöüÇÖÜ]/g) ?? []).length
}

/** Whether a text that is not Turkish speaks a third language, of which only names of trades are known. */
export function isForeign(text: string): boolean {
  const start = text.slice(0, 4000)
  const count = (pattern: RegExp) => (start.match(pattern) ?? []).length
  return count(foreign) > Math.max(1, count(english))
}

/** Turkish where the words are Turkish; English otherwise, also for languages we cannot write. */
export function languageOf(text: string): Language {
  const start = text.slice(0, 4000)
  const plain = fold(start)
  const count = (pattern: RegExp) => (plain.match(pattern) ?? []).length
  const own = count(turkish) + count(suffixed) * 0.8 + marks(start) * 0.25
  return own >= 0.7 && own > count(english) ? 'tr' : 'en'
}
