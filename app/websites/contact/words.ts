import type { Language } from '#core/pages/language'

interface Words {
  back: string
  thanks: [title: string, sentence: string]
  email: [title: string, sentence: string]
  message: [title: string, sentence: string]
  tooLarge: [title: string, sentence: string]
  tooMany: [title: string, sentence: string]
  unreadable: [title: string, sentence: string]
}

/** What visitors of a site read after they used its form, in the site's language. */
export const words: Record<Language, Words> = {
  en: {
    back: 'Back to the website',
    thanks: ['Thank you', 'Your message has been received.'],
    email: ['Please check your e-mail', 'We need a full address to answer to. Nothing was sent.'],
    message: ['Please write a message', 'The message was empty. Nothing was sent.'],
    tooLarge: ['This message is too long', 'Please shorten it. Nothing was sent.'],
    tooMany: ['Please wait a little', 'Too many messages came at once. Nothing was sent.'],
    unreadable: ['This could not be read', 'Please use the form on the website.'],
  },
  tr: {
    back: 'Web sitesine dön',
    thanks: ['Teşekkürler', 'Mesajınız alındı.'],
    email: [
      'Lütfen e-posta adresinizi kontrol edin',
      'Tam bir adres gerekiyor. Mesaj gönderilmedi.',
    ],
    message: ['Lütfen bir mesaj yazın', 'Mesaj boştu. Gönderilmedi.'],
    tooLarge: ['Bu mesaj çok uzun', 'Lütfen kısaltın. Mesaj gönderilmedi.'],
    tooMany: ['Lütfen biraz bekleyin', 'Aynı anda çok fazla mesaj geldi. Mesaj gönderilmedi.'],
    unreadable: ['Bu okunamadı', 'Lütfen web sitesindeki formu kullanın.'],
  },
}
