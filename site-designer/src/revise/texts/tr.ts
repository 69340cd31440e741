import type { ReviseTexts } from '#designer/revise/texts/texts'

const ilk = (words: string) => words.slice(0, 1).toLocaleUpperCase('tr') + words.slice(1)

export const tr: ReviseTexts = {
  added: ({ plain }) => `Eklendi: ${plain}.`,
  thereAlready: ({ plain }) => `Sayfada zaten var: ${plain}.`,
  takenOut: ({ plain }) => `Kaldırıldı: ${plain}.`,
  staysOut: ({ plain }) => `Sayfada yok, öyle de kalacak: ${plain}.`,
  heroStays: 'Giriş bölümü kalıyor: bir sayfaya başlık gerekir.',
  frameStays: ({ plain }) => `${ilk(plain)} kalıyor: her sayfada bulunur.`,
  pricesGone: 'Fiyatlar kaldırıldı; sundukların kalıyor.',
  moved: ({ plain }, number) => `Taşındı: ${plain}, şimdi sayfada ${number}. sırada.`,
  staysThere: ({ plain }) => `Yerinde kalıyor: ${plain}.`,
  theme: { light: 'Sayfa artık açık renkli.', dark: 'Sayfa artık koyu renkli.' },
  themeAlready: { light: 'Sayfa zaten açık renkli.', dark: 'Sayfa zaten koyu renkli.' },
  color: (words) => `Renk: ${words}.`,
  tone: (words, hex) => `Renk artık ${words}: ${hex}.`,
  toneEnds: (words) => `Renk buradan ${words} olamıyor.`,
  headings: (font) => `Başlıklar için ${font}.`,
  reading: (font) => `Metinler için ${font}.`,
  corners: (px) => (px === 0 ? 'Köşeler dik.' : `Köşeler ${px} px.`),
  direction: (words) => `Yeni bir tasarım: ${words}. İçerik aynı, görünüş yeni.`,
  directionSuits: (mood) => `Tasarım zaten “${mood}” ve öyle kalıyor.`,
  directionChosen: (mood) =>
    `Not edildi: ${mood}. Seçtiğiniz tasarım kalıyor; yenisi için “başka bir tasarım” deyin.`,
  fact: ({ plain }, value) => `Not edildi, ${plain}: ${value}.`,
  hoursNote: (value) => `Çalışma saatlerinin yanına, yazdığınız gibi not edildi: ${value}.`,
  trade: (trade) => `Anladığım: ${trade}.`,
  offers: (names) => `Not edilenler: ${names.join(', ')}.`,
  gone: (names) => `Artık yok: ${names.join(', ')}.`,
  form: 'Sayfada bir iletişim formu var.',
  noForm: 'Form kaldırıldı; size nasıl ulaşılacağı kalıyor.',
  noted: (words) => `Not edildi: ${words}.`,
  ownWords: 'Cümleniz, yazdığınız gibi sayfaya konuyor.',
  stays: (words) => `Olduğu gibi kalıyor: “${words}”.`,
  later: (words) => `${words} (bu, sayfa yapıldıktan sonra düzenleyicide yapılır)`,
  which: (words, readings) => `${words} (hangisi: ${readings.join(' – yoksa – ')}?)`,
}
