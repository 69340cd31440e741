import type { Reader } from '#designer/instructions/readers/reader'
import { has, quoteIn } from '#designer/instructions/words/piece'

const changing = [
  'make',
  'remove',
  'move',
  'change',
  'replace',
  'rename',
  'shorten',
  'swap',
  'write',
]

/** "Keep the menu", "don't remove it": nothing to do, and that is understood. */
export const stays: Reader = ({ text, shape, pieces, language }) => {
  const hours = language === 'en' && /\b(?:closed|open|shut)\b/i.test(text)
  const kept = shape.verb === 'keep' && !hours && !shape.denied && !shape.at
  const spared = shape.denied && (changing.includes(shape.verb ?? '') || shape.verb === 'add')
  const praised =
    language === 'en' &&
    praise.test(text) &&
    (has(pieces, 'section') || has(pieces, 'thing', 'page'))

  if (language === 'en' && /\b(?:can['’]?t|cannot|couldn['’]?t|unable)\b/i.test(text))
    return undefined
  const none = language === 'en' && /^no (?:other |more |further )?changes?\b/i.test(text)
  if (!kept && !spared && !praised && !none) return undefined
  // “Hoş geldiniz” yazmasın: those words go.
  if (language === 'tr' && shape.verb === 'write' && quoteIn(pieces)) return undefined
  // "Keep it simple", "leave it on the left" ask for something.
  // "Zemin beyaz kalsın" asks for nothing new.
  const remains =
    language === 'tr' && /(?<!\p{L})kal(?:s[ıi]n|mal[ıi]|mas[ıi]n[ıi]|abilir)(?!\p{L})/iu.test(text)
  if (remains && kept && !has(pieces, 'degree')) return [{ words: text, readings: [], stays: true }]
  if (kept && qualities.some((is) => has(pieces, is))) return undefined
  return [{ words: text, readings: [], stays: true }]
}

const praise =
  /\b(?:looks?|is|are)\s+(?:really |so |very |just |absolutely |all )*(?:great|good|lovely|perfect|fine|nice|beautiful|fantastic|brilliant|wonderful|spot on|excellent|superb|ace)\b(?! (?:if|when|with|but))[^,]*$/i

const qualities = [
  'color',
  'shade',
  'font',
  'mood',
  'length',
  'size',
  'tone',
  'align',
  'corner',
  'layout',
  'degree',
] as const
