import type { MoodId } from '#designer/facts/moods'
import type { ColorId } from '#designer/facts/palette'
import type { Goal } from '#designer/trades/trade'
import type { SectionKind } from '#designer/site/kinds'

// All patterns read folded text and begin with a word: "yorum" is not in "istiyorum".
function words<T>(entries: [RegExp, T][]): [RegExp, T][] {
  return entries.map(([pattern, value]) => [
    new RegExp(`(?<![\\p{L}])(?:${pattern.source})`, 'u'),
    value,
  ])
}

export const turkishSections = words<SectionKind>([
  [/once(?:si)?[ -](?:ve )?sonra(?:si)?/u, 'before_after'],
  [/bulten\p{L}*|e-?posta listesi/u, 'newsletter'],
  [/gizlilik\p{L}*|kunye\p{L}*|kvkk/u, 'legal'],
  [/duyuru\p{L}*/u, 'notice'],
  [/indir(?:ilecek|me)\p{L}*|pdf/u, 'downloads'],
  [/etkinlik(?:ler)?\p{L}*/u, 'events'],
  [/paketler\p{L}*/u, 'packages'],
  [/hizmet bolge\p{L}*|hizmet verdigimiz yer\p{L}*/u, 'area'],
  [/rakamlar\p{L}*|sayilarla/u, 'stats'],
  [/harita\p{L}*/u, 'map'],
  [
    /galeri\p{L}*|fotograf(?:lar)? (?:bolum\p{L}*|alan\p{L}*|kism\p{L}*)|portfoy\p{L}*|fotograflar(?:imiz)? olsun/u,
    'gallery',
  ],
  [/fiyat(?:lar|lari|larimiz)?(?: listesi\p{L}*)?(?![\p{L}])|ucret\p{L}*|tarife\p{L}*/u, 'prices'],
  [/(?:musteri )?yorum\p{L}*|referans\p{L}*|degerlendirme\p{L}*/u, 'testimonials'],
  [/sik(?:ca)? sorulan\p{L}*(?: soru\p{L}*)?|sss|soru[ -]cevap/u, 'faq'],
  [/ders program\p{L}*|haftalik program|ders saatleri|takvim\p{L}*/u, 'timetable'],
  [/calisma saat\p{L}*|acilis saat\p{L}*|mesai saat\p{L}*/u, 'hours'],
  [/ekip\p{L}*|ekib\p{L}*|kadro\p{L}*|takim(?:imiz)?(?![\p{L}])/u, 'team'],
  [/nasil calis\p{L}*|surec\p{L}*|adim adim|is akisi/u, 'process'],
  [/hakkimizda\p{L}*|hakkimda|hikaye\p{L}*|biz kimiz|tanitim yazisi/u, 'about'],
  [/iletisim formu|iletisim\p{L}*/u, 'contact'],
  [/yol tarifi|konum\p{L}*|nasil gidilir/u, 'visit'],
  [/menu\p{L}*/u, 'menu'],
  [/hizmetler\p{L}*/u, 'services'],
  [/slogan\p{L}*|motto/u, 'statement'],
])

export const asking =
  /(?<![\p{L}])(?:olsun|istiyor\p{L}*|isterim|isteriz|ekle\p{L}*|koy\p{L}*|bolum\p{L}*|yer alsin|bulunsun|gerek(?:iyor|li)?|lazim|goster\p{L}*|sayfasi|olmali|olan)(?![\p{L}])/u

/** What is not wanted or not there: the words before "istemiyorum", "olmasın", "yok". */
export const negative =
  /(?:^|[.,;!?\n]\s*|(?<![\p{L}])(?:ve|ama|fakat|ancak|yalniz|site(?:de|mizde)?|sayfada)\s+)((?:[\p{L}-]+\s){0,3}[\p{L}-]+?)(?:\s(?:da|de))?\s+(?:istemi\p{L}*|olmasin|koyma\p{L}*|ekleme\p{L}*|yok(?:tur|umuz)?|gerek yok|gereksiz|yapmiyor\p{L}*|almiyor\p{L}*|kullanmiyor\p{L}*|vermiyor\p{L}*)(?![\p{L}])/gu

/** What a business may not have or do, as it is said when asked for. */
export const refusable = words<string>([
  [
    /online (?:satis|magaza|alisveris|siparis)|internetten satis|e-?ticaret|sanal magaza|alisveris/,
    'online satış',
  ],
  [/online randevu/, 'online randevu'],
  [/(?:online|internetten|internet uzerinden) rezervasyon/, 'online rezervasyon'],
  [/randevu sistem\p{L}*|randevu/u, 'randevu sistemi'],
  [/rezervasyon\p{L}*/u, 'rezervasyon'],
  [/paket servis\p{L}*/u, 'paket servis'],
  [/eve (?:teslim\p{L}*|servis\p{L}*)|adrese teslim\p{L}*|kurye/u, 'eve teslim'],
  [/kargo\p{L}*/u, 'kargo'],
  [/kredi karti|kartla odeme|kart gec\p{L}*/u, 'kartla ödeme'],
  [/online odeme|odeme sistem\p{L}*/u, 'online ödeme'],
  [/alkol\p{L}*/u, 'alkol'],
  [/otopark\p{L}*/u, 'otopark'],
  [/blog\p{L}*/u, 'blog'],
  [/pop-?up\p{L}*/u, 'açılır pencere'],
  [/animasyon\p{L}*|hareketli\p{L}*/u, 'animasyon'],
])

export const turkishColors = words<ColorId>([
  [/koyu yesil|zeytuni yesil|orman yesili/, 'dark green'],
  [/adacayi yesili|pastel yesil/, 'sage'],
  [/zeytin yesili|haki/, 'olive'],
  [/nane yesili|su yesili/, 'mint'],
  [/zumrut(?: yesili)?/, 'emerald'],
  [/yesil/, 'green'],
  [/lacivert|koyu mavi|gece mavisi/, 'navy'],
  [/acik mavi|gok mavisi|bebek mavisi/, 'light blue'],
  [/turkuaz|petrol (?:mavisi|yesili)/, 'teal'],
  [/(?:deniz |saks |kraliyet )?mavi/, 'blue'],
  [/kiremit(?: rengi)?|toprak (?:rengi|tonlari)/, 'terracotta'],
  [/bordo|visne curugu|sarap (?:rengi|kirmizisi)/, 'burgundy'],
  [/mercan|somon/, 'coral'],
  [/kirmizi/, 'red'],
  [/turuncu/, 'orange'],
  [/altin(?: sarisi| rengi)?|hardal(?: sarisi| rengi)?/, 'gold'],
  [/sari(?:si)?(?![\p{L}])/u, 'yellow'],
  [/lila|lavanta/, 'lavender'],
  [/mor(?![\p{L}])|eflatun/u, 'purple'],
  [/gul kurusu|pudra(?: rengi| pembesi)?/, 'rose'],
  [/pembe/, 'pink'],
  [/kahve ?rengi|kahverengi/, 'brown'],
  [/antrasit|fume|koyu gri/, 'charcoal'],
  [/siyah/, 'black'],
  [/gri(?![\p{L}])/u, 'grey'],
  [/dogal (?:renk|ton)\p{L}*/u, 'earth colours'],
  [/sicak (?:renk|ton)\p{L}*/u, 'warm colours'],
  [/soguk (?:renk|ton)\p{L}*/u, 'cool colours'],
  [/pastel(?: (?:renk|ton)\p{L}*)?/u, 'pastel colours'],
])
export const colorContext =
  /(?<![\p{L}])(?:renk\p{L}*|rengi\p{L}*|ton\p{L}*|tema\p{L}*|agirlikli|olsun|kullan\p{L}*|tasarim\p{L}*|hakim|zemin\p{L}*|web site\p{L}*|site(?:si|miz)?|sayfa\p{L}*)(?![\p{L}])/u

export const turkishMoods = words<MoodId>([
  [/zarif|sik(?![\p{L}])(?! sorulan)|luks|elit|seckin|asil/u, 'elegant'],
  [/sade(?!ce)\p{L}*|minimal\p{L}*|yalin|basit|temiz bir (?:tasarim|gorunum)/u, 'plain'],
  [/cesur|iddiali|carpici|enerjik|dikkat cekici|guclu/, 'bold'],
  [
    /samimi|sicak(?! (?:havlu|tas|su|cikolata|servis|mez|icecek))|sicacik|ictenlik|mahalle(?:nin|miz)?|guler yuzlu/,
    'warm',
  ],
  [/eglenceli|neseli|rengarenk|(?<!acik |koyu |pastel )renkli|cocuksu/, 'playful'],
  [
    /kurumsal(?! (?:egitim|etkinlik|firma|musteri|organizasyon))|ciddi|resmi(?![\p{L}])|profesyonel(?: (?:bir|gorun|dur|site|tasarim))|guven veren/u,
    'formal',
  ],
  [/geleneksel|klasik|nostaljik|eski usul|retro|otantik/, 'traditional'],
  [/modern(?! dans)|cagdas|yenilikci/, 'modern'],
  [/sakin|huzurlu|dingin|rahatlatici|yumusak|ferah/, 'calm'],
  [/endustriyel|saglam gorun|sert/, 'rugged'],
  [/sanatsal|yaratici|dergi gibi|editoryal/, 'editorial'],
])

export const turkishDark =
  /koyu (?:tema|mod|renk tema|zemin|arka ?plan|tasarim|gorunum|olsun|bir (?:tema|site|tasarim))|karanlik (?:tema|mod|site)|siyah (?:arka ?plan|zemin|tema)|tema(?:si)? koyu/
export const turkishLight =
  /acik (?:tema|mod|renk tema|zemin|arka ?plan|tasarim|renkli)|beyaz (?:arka ?plan|zemin|tema)|aydinlik (?:tema|tasarim|bir|gorunum)|tema(?:si)? acik/

export const turkishGoals = words<Goal>([
  [
    /(?:bizi|beni|direkt|telefonla|hemen)\s+(?:ara(?:sin|yabil|malari)|araya)\p{L}*|aramalarini (?:isti|sagla)\p{L}*|telefonla ulassin\p{L}*/u,
    'call',
  ],
  [
    /randevu (?:al(?:abil|sin|in|malari|maya)|olustur)\p{L}*|(?:rezervasyon yap|masa ayirt|yer ayirt)(?:abil|sin|tir)\p{L}*/u,
    'book',
  ],
  [/siparis (?:ver(?:ebil|sin|melerini)|alabil|almak)\p{L}*/u, 'order'],
  [/teklif (?:al(?:abil|sin)|iste(?:yebil|sin)|almak)\p{L}*|fiyat teklifi/u, 'quote'],
  [/bize (?:yaz|ulas)(?:abil|sin)\p{L}*|mesaj (?:at|gonder|birak)(?:abil|sin)\p{L}*/u, 'enquire'],
  [/(?:dukkana|bize|mekana) gel(?:sin|meleri)\p{L}*/u, 'visit'],
])
