import { grammarLanguage, type Language } from '#designer/text/language'

/** The words the page itself needs, whatever the business. */
export interface Phrases {
  menu: string
  mainNavigation: string
  skip: string
  name: string
  email: string
  message: string
  send: string
  leaveEmpty: string
  phone: string
  address: string
  hours: string
}

const phrases = {
  en: {
    menu: 'Menu',
    mainNavigation: 'Main',
    skip: 'Skip to content',
    name: 'Your name',
    email: 'Your e-mail',
    message: 'Your message',
    send: 'Send message',
    leaveEmpty: 'Leave this field empty',
    phone: 'Phone',
    address: 'Address',
    hours: 'Opening hours',
  },
  tr: {
    menu: 'Menü',
    mainNavigation: 'Ana menü',
    skip: 'İçeriğe geç',
    name: 'Adınız',
    email: 'E-posta adresiniz',
    message: 'Mesajınız',
    send: 'Mesajı gönder',
    leaveEmpty: 'Bu alanı boş bırakın',
    phone: 'Telefon',
    address: 'Adres',
    hours: 'Çalışma saatleri',
  },
} satisfies Record<string, Phrases>

export function phrasesIn(language: Language): Phrases {
  return phrases[grammarLanguage(language)]
}
