import type { Labels, Named } from '#designer/instructions/labels'
import { colors } from '#designer/instructions/tr/words/colors'

const ad = (plain: string, object: string, of: string): Named => ({ plain, object, of })
const sira: Record<number, string> = {
  1: 'ilk',
  2: 'ikinci',
  3: 'üçüncü',
  4: 'dördüncü',
  5: 'beşinci',
  6: 'altıncı',
  [-1]: 'son',
}

// Bir bölümün parçası bir ek daha alır: "galerinin başlığını".
const parcalar = {
  title: ['başlığı', 'başlığını', 'başlığının'],
  heading: ['başlığı', 'başlığını', 'başlığının'],
  text: ['metni', 'metnini', 'metninin'],
  button: ['butonu', 'butonunu', 'butonunun'],
  link: ['bağlantısı', 'bağlantısını', 'bağlantısının'],
  picture: ['resmi', 'resmini', 'resminin'],
  list: ['listesi', 'listesini', 'listesinin'],
  form: ['formu', 'formunu', 'formunun'],
} as const

export const labels: Labels = {
  sections: {
    hero: ad('giriş bölümü', 'giriş bölümünü', 'giriş bölümünün'),
    notice: ad('duyuru', 'duyuruyu', 'duyurunun'),
    facts: ad('bilgi şeridi', 'bilgi şeridini', 'bilgi şeridinin'),
    stats: ad('rakamlar', 'rakamları', 'rakamların'),
    menu: ad('menü', 'menüyü', 'menünün'),
    prices: ad('fiyat listesi', 'fiyat listesini', 'fiyat listesinin'),
    services: ad('hizmet listesi', 'hizmet listesini', 'hizmet listesinin'),
    works: ad('işler', 'işleri', 'işlerin'),
    skills: ad('beceriler', 'becerileri', 'becerilerin'),
    clients: ad('müşteriler', 'müşterileri', 'müşterilerin'),
    credentials: ad('belgeler', 'belgeleri', 'belgelerin'),
    good_to_know: ad('bilinmesi gerekenler', 'bilinmesi gerekenleri', 'bilinmesi gerekenlerin'),
    detail: ad('hizmet ayrıntısı', 'hizmet ayrıntısını', 'hizmet ayrıntısının'),
    packages: ad('paketler', 'paketleri', 'paketlerin'),
    timetable: ad('ders programı', 'ders programını', 'ders programının'),
    events: ad('etkinlikler', 'etkinlikleri', 'etkinliklerin'),
    hours: ad('çalışma saatleri', 'çalışma saatlerini', 'çalışma saatlerinin'),
    about: ad('hakkımızda bölümü', 'hakkımızda bölümünü', 'hakkımızda bölümünün'),
    statement: ad('büyük cümle', 'büyük cümleyi', 'büyük cümlenin'),
    gallery: ad('galeri', 'galeriyi', 'galerinin'),
    before_after: ad('öncesi ve sonrası', 'öncesi ve sonrasını', 'öncesi ve sonrasının'),
    process: ad('adımlar', 'adımları', 'adımların'),
    team: ad('ekip', 'ekibi', 'ekibin'),
    testimonials: ad('müşteri yorumları', 'müşteri yorumlarını', 'müşteri yorumlarının'),
    faq: ad('sorular ve cevaplar', 'soruları ve cevapları', 'soruların ve cevapların'),
    downloads: ad('dosyalar', 'dosyaları', 'dosyaların'),
    area: ad('hizmet bölgesi', 'hizmet bölgesini', 'hizmet bölgesinin'),
    map: ad('harita', 'haritayı', 'haritanın'),
    visit: ad('yol tarifi', 'yol tarifini', 'yol tarifinin'),
    call: ad('çağrı bölümü', 'çağrı bölümünü', 'çağrı bölümünün'),
    contact: ad('iletişim bölümü', 'iletişim bölümünü', 'iletişim bölümünün'),
    newsletter: ad('bülten', 'bülteni', 'bültenin'),
    legal: ad('yasal bilgiler', 'yasal bilgileri', 'yasal bilgilerin'),
    header: ad('üst menü', 'üst menüyü', 'üst menünün'),
    footer: ad('alt bilgi', 'alt bilgiyi', 'alt bilginin'),
  },
  parts: {
    title: ad('başlık', 'başlığı', 'başlığın'),
    heading: ad('başlık', 'başlığı', 'başlığın'),
    text: ad('metin', 'metni', 'metnin'),
    button: ad('buton', 'butonu', 'butonun'),
    link: ad('bağlantı', 'bağlantıyı', 'bağlantının'),
    picture: ad('resim', 'resmi', 'resmin'),
    list: ad('liste', 'listeyi', 'listenin'),
    form: ad('form', 'formu', 'formun'),
  },
  called: (words) =>
    words
      ? ad(`“${words}”`, `“${words}” olanı`, `“${words}” olanın`)
      : ad('bölüm', 'bölümü', 'bölümün'),
  nth: (name, nth) => {
    const words = sira[nth] ?? `${nth}.`
    return ad(`${words} ${name.plain}`, `${words} ${name.object}`, `${words} ${name.of}`)
  },
  partOf: (section, part, nth) => {
    const owner = nth ? `${section.of} ${sira[nth] ?? `${nth}.`}` : section.of
    const [plain, object, of] = parcalar[part]
    return ad(`${owner} ${plain}`, `${owner} ${object}`, `${owner} ${of}`)
  },
  facts: {
    name: ad('ad', 'adı', 'adın'),
    place: ad('yer', 'yeri', 'yerin'),
    address: ad('adres', 'adresi', 'adresin'),
    phone: ad('telefon', 'telefonu', 'telefonun'),
    email: ad('e-posta adresi', 'e-posta adresini', 'e-posta adresinin'),
    hours: ad('çalışma saatleri', 'çalışma saatlerini', 'çalışma saatlerinin'),
    since: ad('kuruluş yılı', 'kuruluş yılını', 'kuruluş yılının'),
  },
  moods: {
    formal: 'daha resmî',
    playful: 'daha neşeli',
    calm: 'daha sakin',
    bold: 'daha iddialı',
    elegant: 'daha zarif',
    simple: 'daha sade',
    warm: 'daha sıcak ve samimi',
    modern: 'daha modern',
    traditional: 'daha geleneksel',
    rugged: 'daha sağlam ve ham',
    editorial: 'daha sanatsal',
  },
  layouts: {
    list: 'liste olarak göster',
    grid: 'kartlar halinde göster',
    columns: 'sütunlar halinde göster',
    other: 'başka bir düzende göster',
  },
  surfaces: {
    light: 'açık zemine al',
    dark: 'koyu zemine al',
    brand: 'ana renkte zemine al',
    tint: 'hafif renkli zemine al',
  },
  add: (thing) => `${capital(thing.plain)} ekle`,
  remove: (thing) => `${capital(thing.object)} kaldır`,
  move: (thing, where) => `${capital(thing.object)} ${where} taşı`,
  where: { top: 'en üste', bottom: 'en alta', up: 'yukarı', down: 'aşağı' },
  before: (thing) => `${thing.of} üstüne`,
  after: (thing) => `${thing.of} altına`,
  layOut: (thing, layout) => `${capital(thing.object)} ${layout}`,
  surface: (thing, surface) => `${capital(thing.object)} ${surface}`,
  write: (thing, text) => `${capital(thing.object)} “${text}” yap`,
  replace: (from, to) => (to ? `“${from}” yerine “${to}” yaz` : `“${from}” sözlerini kaldır`),
  style: (thing, style) => `${capital(thing.object)} ${style} yap`,
  styles: {
    color: (value) => value,
    background: (value) => `${value} zeminli`,
    size: (value) => value,
    weight: (value) => value,
    align: (value) => value,
  },
  sizes: { larger: 'daha büyük', smaller: 'daha küçük' },
  weights: { bold: 'kalın', normal: 'daha ince' },
  aligned: { left: 'sola yaslı', center: 'ortalı', right: 'sağa yaslı' },
  link: (thing, href) => `${capital(thing.object)} şuraya bağla: ${href}`,
  looks: {
    theme: (value) => `Sayfayı ${value} yap`,
    shade: (value) => `Sayfayı ${value} yap`,
    primary_color: (value) => `Renk olarak şunu kullan: ${value}`,
    tone: (value) => `Rengi ${value} yap`,
    heading_font: (value) => `Başlıkları ${value} ile yaz`,
    body_font: (value) => `Metinleri ${value} ile yaz`,
    corner_radius: (value) => `Köşeleri ${value} yap`,
    text_size: (value) => `Sayfanın yazılarını ${value} yap`,
    direction: () => 'Başka bir tasarım dene',
  },
  themes: { light: 'açık', dark: 'koyu' },
  shades: { darker: 'daha koyu', lighter: 'daha açık' },
  tones: {
    warmer: 'daha sıcak',
    cooler: 'daha soğuk',
    softer: 'daha yumuşak',
    stronger: 'daha canlı',
    deeper: 'daha koyu',
    paler: 'daha açık',
  },
  corners: { rounder: 'daha yuvarlak', sharper: 'daha keskin' },
  mood: (mood) => `Sayfayı ${mood} yap`,
  fact: (fact, value) => `${capital(fact.object)} yaz: ${value}`,
  trade: (trade) => `Şunun sayfası yap: ${trade}`,
  addItem: (name, price) => `“${name}” ekle${price ? `, ${price}` : ''}`,
  removeItem: (name) => `“${name}” kaldır`,
  price: (name, price) => `“${name}” fiyatını ${price} yap`,
  form: (wanted) => (wanted ? 'Form ekle' : 'Formu kaldır'),
  addField: (field) => `Formda “${field}” sor`,
  removeField: (field) => `Formda “${field}” sorma`,
  shorten: (thing) => `${capital(thing.object)} kısalt`,
  words: (text) => `Sayfaya şunu koy: “${text}”`,
  examples: [
    'Fiyatların üstüne galeri ekle',
    'Başlığı büyüt',
    'Lacivert kullan ve daha resmî yap',
    'Buton yazısını “Masa ayırt” yap',
  ],
  colors,
}

function capital(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase('tr') + words.slice(1)
}
