/** What is told of a page that follows its sheet, in the language of the page. */
export interface UpdateWords {
  header: string
  footer: string
  section: (heading: string) => string
  labels: Record<Label, string>
  price: (item: string) => string
  quoted: (words: string) => string
  byHand: (label: string, section: string) => string
  hoursByHand: (section: string) => string
  hoursStillThere: (section: string) => string
  inOwnWords: (label: string, section: string) => string
  notThere: (label: string) => string
  stillThere: (label: string, section: string) => string
  notPossible: (label: string) => string
}

export type Label =
  | 'name'
  | 'description'
  | 'slogan'
  | 'year'
  | 'telephone'
  | 'email'
  | 'link'
  | 'place'
  | 'address'
  | 'town'
  | 'area'
  | 'hours'
  | 'notes'
  | 'closed'
  | 'about'
  | 'quote'
  | 'group'
  | 'form'
  | 'page'
  | 'pageTitle'
  | 'pageDescription'

const en: UpdateWords = {
  header: 'the header',
  footer: 'the footer',
  section: (heading) => (heading ? `“${heading}”` : 'the first screen'),
  labels: {
    name: 'The name',
    description: 'What you are',
    slogan: 'The slogan',
    year: 'The founding year',
    telephone: 'The telephone',
    email: 'The e-mail address',
    link: 'The link',
    place: 'What the place is called',
    address: 'The address',
    town: 'The town',
    area: 'The area',
    hours: 'The opening hours',
    notes: 'The note on the opening hours',
    closed: 'The notice that you are closed',
    about: 'The text about you',
    quote: 'The quote',
    group: 'The heading of the list',
    form: 'The contact form',
    page: 'The page',
    pageTitle: 'The title of the page',
    pageDescription: 'The description of the page',
  },
  price: (item) => `The price of “${item}”`,
  quoted: (words) => `“${words}”`,
  byHand: (label, section) => `${label} in ${section} was changed by hand and stays.`,
  hoursByHand: (section) => `The opening hours in ${section} were changed by hand and stay.`,
  hoursStillThere: (section) => `The opening hours still stand in ${section}.`,
  inOwnWords: (label, section) => `${label} also stands in a text of your own in ${section}.`,
  notThere: (label) => `${label} is not on the page yet.`,
  stillThere: (label, section) => `${label} still stands in ${section}.`,
  notPossible: (label) => `${label} could not be changed.`,
}

const tr: UpdateWords = {
  header: 'sayfanın başında',
  footer: 'sayfanın sonunda',
  section: (heading) => (heading ? `“${heading}” bölümünde` : 'ilk ekranda'),
  labels: {
    name: 'Ad',
    description: 'Ne olduğunuz',
    slogan: 'Slogan',
    year: 'Kuruluş yılı',
    telephone: 'Telefon',
    email: 'E-posta adresi',
    link: 'Bağlantı',
    place: 'Yerin adı',
    address: 'Adres',
    town: 'Şehir',
    area: 'Bölge',
    hours: 'Açılış saatleri',
    notes: 'Açılış saatleri notu',
    closed: 'Kapalı olduğunuz duyurusu',
    about: 'Hakkınızdaki yazı',
    quote: 'Alıntı',
    group: 'Liste başlığı',
    form: 'İletişim formu',
    page: 'Sayfa',
    pageTitle: 'Sayfanın başlığı',
    pageDescription: 'Sayfanın açıklaması',
  },
  price: (item) => `“${item}” fiyatı`,
  quoted: (words) => `“${words}”`,
  byHand: (label, section) => `${label} ${section} elle değiştirilmiş; olduğu gibi kaldı.`,
  hoursByHand: (section) => `Açılış saatleri ${section} elle değiştirilmiş; olduğu gibi kaldı.`,
  hoursStillThere: (section) => `Açılış saatleri ${section} hâlâ duruyor.`,
  inOwnWords: (label, section) => `${label} ${section} kendi yazınızda da geçiyor.`,
  notThere: (label) => `${label} henüz sayfada yok.`,
  stillThere: (label, section) => `${label} ${section} hâlâ duruyor.`,
  notPossible: (label) => `${label} değiştirilemedi.`,
}

export function updateWords(language: string): UpdateWords {
  return language === 'tr' ? tr : en
}
