export type Language = 'en' | 'tr'

const turkish =
  /\b(?:ve|bir|için|biz|bizim|ile|olan|istiyorum|sitesi|web sitesi|açık|kapalı|günü|müşteri|yapıyoruz|satıyoruz|adlı|adında|hizmet\w*|pazartesi|cumartesi)\b/giu
const english = /\b(?:the|and|a|an|for|we|our|with|is|are|in|of|my|to|website|need|want)\b/gi

/** Turkish where the words are Turkish; English otherwise, also for languages we cannot write. */
export function languageOf(text: string): Language {
  const own = (text.match(turkish) ?? []).length + (text.match(/[ğışĞİŞ]/g) ?? []).length * 0.34
  const other = (text.match(english) ?? []).length
  return own >= 2 && own > other ? 'tr' : 'en'
}
