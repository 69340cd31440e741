import type { PageWords } from '#designer/copy/page_words'
import { saysTrade } from '#designer/copy/says_trade'
import { ablative, at } from '#designer/copy/turkish_suffixes'
import { lower } from '#designer/text/letters'
import { capital } from '#designer/text/normalise'

function weekPart(first: string, last: string): string | undefined {
  const days = `${first} ${last}`
  if (/^(?:Pazartesi Cuma|Pzt Cum)$/.test(days)) return 'Hafta içi'
  return /^(?:Cumartesi Pazar|Cmt Paz)$/.test(days) ? 'Hafta sonu' : undefined
}

export const tr: PageWords = {
  and: 've',
  closed: 'Kapalı',
  closedOn: (days) => `${days} kapalı`,
  everyDay: 'Her gün',
  alwaysOpen: 'Gece gündüz',
  dayRange: (first, last) => weekPart(first, last) ?? `${first} – ${last}`,
  shortDayRange: (first, last) => {
    const part = weekPart(first, last)
    return part ? lower(part, 'tr') : `${first}–${last}`
  },
  nameIn: (name, place) => `${name}, ${place}`,
  tradeIn: (noun, place) => `${at(place)} ${lower(noun, 'tr')}`,
  aboutPerson: (name) => name,
  since: (year) => `${ablative(year)} beri`,
  isA: (name, noun, place, since) => {
    const age = since ? `${ablative(since)} beri` : undefined
    const where = place ? at(place) : undefined
    const rest = saysTrade(name, noun)
      ? [age, where]
      : place
        ? [age, where, `bir ${noun}`]
        : [age, noun]
    const words = rest.filter(Boolean).join(' ')
    return words ? `${name}, ${words}.` : `${name}.`
  },
  openHours: (summary) => `${capital(summary, 'tr')} açık.`,
  byAppointment: 'Randevuyla',
  online: 'Çevrim içi',
  closedUntil: (date) => `${date} tarihine kadar kapalıyız.`,
  ask: {
    call: 'Bizi arayın',
    book: 'Randevu alın',
    visit: 'Bizi bulun',
    order: 'Sipariş verin',
    quote: 'Teklif isteyin',
    enquire: 'Bize yazın',
    write: 'Bize yazın',
    rsvp: 'Katılımınızı bildirin',
    donate: 'Bağış yapın',
    join: 'Bize katılın',
    get_app: 'Uygulamayı indirin',
  },
  call: (phone) => `Arayın: ${phone}`,
  nav: {
    menu: 'Menü',
    prices: 'Fiyatlar',
    services: 'Hizmetler',
    timetable: 'Program',
    hours: 'Saatler',
    about: 'Hakkımızda',
    gallery: 'Fotoğraflar',
    visit: 'Ulaşım',
    team: 'Ekip',
    process: 'Nasıl çalışırız',
    testimonials: 'Yorumlar',
    faq: 'Sorular',
    contact: 'İletişim',
    notice: 'Duyuru',
    packages: 'Paketler',
    events: 'Tarihler',
    before_after: 'Önce ve sonra',
    downloads: 'Belgeler',
    area: 'Nereye geliyoruz',
    map: 'Yerimiz',
    newsletter: 'Bülten',
    legal: 'Gizlilik ve künye',
    works: 'İşler',
    skills: 'Beceriler',
    clients: 'Müşteriler',
    credentials: 'Deneyim',
    good_to_know: 'Bilmekte fayda var',
  },
  headings: {
    offers: ['Neler yapıyoruz', 'Neler var'],
    prices: ['Fiyatlar', 'Fiyat listesi'],
    about: ['Hakkımızda', 'Kendi sözlerimizle', 'Biz kimiz'],
    gallery: ['Fotoğraflar', 'Kareler'],
    hours: ['Çalışma saatleri', 'Ne zaman açığız'],
    visit: ['Yerimiz', 'Bizi bulun'],
    visitIn: (place) => `Yerimiz ${at(place)}`,
    timetable: ['Haftalık program', 'Ders saatleri'],
    faq: ['Sorular', 'Sorular ve yanıtlar'],
    team: ['Ekip', 'Kimlerle tanışacaksınız'],
    process: ['Nasıl çalışırız'],
    testimonials: ['Müşterilerin sözleriyle'],
    call: 'Sizi bekliyoruz',
    lists: {
      works: 'İşler',
      skills: 'Beceriler',
      clients: 'Müşteriler',
      credentials: 'Deneyim ve belgeler',
      good_to_know: 'Bilmekte fayda var',
    },
  },
  labels: {
    address: 'Adres',
    phone: 'Telefon',
    email: 'E-posta',
    hours: 'Açık',
    place: 'Yer',
    since: 'Kuruluş',
    goodToKnow: 'Bilmekte fayda var',
  },
  directions: 'Yol tarifi',
  questions: {
    where: 'Neredesiniz?',
    when: 'Ne zaman açıksınız?',
    reach: 'Size nasıl ulaşırım?',
    known: 'Başka ne bilmeliyim?',
  },
  contactIntro: {
    form: 'Birkaç satır yazın; mesajınız doğrudan bize gelir.',
    reach: 'En çabuğu aramak ya da yazmak.',
    none: '',
  },
  todo: {
    reach: 'Telefon numaranızı ekleyin: o olmadan bu sayfayı okuyan kimse size ulaşamaz',
    phone: 'Telefon numaranızı ekleyin',
    address: 'Adresinizi ekleyin',
    hours: 'Çalışma saatlerinizi ekleyin',
    about: 'Kendi sözlerinizle iki üç cümle: kimsiniz, nasıl çalışırsınız, neyle gurur duyarsınız.',
    quote: 'Gerçek bir müşterinin sözlerini ekleyin',
    quoteBy: 'O müşterinin adını ekleyin',
    person: 'Burada çalışan birinin adını ekleyin',
    role: 'Onun ne yaptığını ekleyin',
    steps: ['Birinci adımı ekleyin', 'İkinci adımı ekleyin', 'Üçüncü adımı ekleyin'],
    answer: 'Yanıtınızı ekleyin',
    lede: 'Ne yaptığınızı ve kimin için yaptığınızı bir cümleyle ekleyin.',
    price: 'Her satırın yanına fiyatını ekleyin',
    class: 'Bir ders ve saatini ekleyin',
  },
  parts: {
    notice: { heading: 'Duyuru', todo: 'Şu sıralar ne farklıysa ekleyin: tatil, taşınma' },
    stats: { since: 'başladığımız yıl', years: 'yıl' },
    detail: {
      price: 'Fiyat',
      todo: 'İki üç cümle: nedir, kimin içindir, nasıl olur',
      scope: 'Neler dâhil',
      duration: 'Ne kadar sürer',
      durationTodo: 'Ne kadar sürdüğünü ekleyin',
    },
    packages: {
      headings: ['Paketler', 'Seçenekler'],
      name: 'Bir paketin adını ekleyin',
      price: 'Bu paketin fiyatını ekleyin',
      line: 'Bu pakette ne olduğunu ekleyin',
    },
    events: {
      headings: ['Tarihler', 'Yaklaşanlar'],
      day: 'Bir tarih ekleyin',
      what: 'O gün ne olacağını ekleyin',
    },
    beforeAfter: {
      headings: ['Önce ve sonra', 'Aradaki fark'],
      before: 'Önce',
      after: 'Sonra',
      pairs: [
        ['Fotoğraf: başlamadan önce bir iş', 'Fotoğraf: aynı iş bitince, aynı yerden'],
        ['Fotoğraf: başlamadan önce başka bir iş', 'Fotoğraf: o iş de bitince, aynı yerden'],
      ],
    },
    downloads: {
      headings: ['Belgeler', 'İndirilecekler'],
      menu: 'menü',
      prices: 'fiyat listesi',
      form: 'form',
      todo: (file) => `PDF bağlantısı ekleyin: ${file}`,
    },
    area: {
      headings: ['Nereye geliyoruz', 'Hizmet bölgemiz'],
      todo: 'Gittiğiniz bir yeri ekleyin',
      outside: 'Başka bir yer mi? Bize sorun.',
    },
    map: { headings: ['Yerimiz', 'Adres', 'Buradayız'] },
    newsletter: {
      heading: 'Haberiniz olsun',
      intro: 'E-posta adresinizi bırakın, yeni bir şey olduğunda yazalım.',
      button: 'Kaydol',
      message: 'Lütfen beni bülten listenize ekleyin.',
    },
    legal: {
      heading: 'Gizlilik ve künye',
      privacy: 'Mesajınıza ne olur',
      form: 'Forma yazdıklarınız (adınız, e-posta adresiniz ve mesajınız) bu web sitesiyle birlikte saklanır ve bize iletilir. Size yanıt vermek için okuruz.',
      page: 'Sayfanın kendisi çerez kullanmaz ve başka şirketlerden bir şey yüklemez.',
      kept: 'Mesajları ne kadar sakladığınızı ekleyin',
      imprint: 'Sayfadan kim sorumlu',
      owner: 'Sahibi',
      ownerTodo: 'Tam adınızı ve posta adresinizi ekleyin',
      register: 'Kayıt',
      registerTodo: 'Yasa istiyorsa sicil ya da vergi numaranızı ekleyin',
    },
  },
  welcome: 'Hoş geldiniz',
}
