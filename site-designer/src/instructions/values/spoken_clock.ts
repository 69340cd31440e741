import { folded } from '#designer/language/fold'

const HOURS: Record<string, string[]> = {
  en: 'one two three four five six seven eight nine ten eleven twelve'.split(' '),
  tr: 'bir iki uc dort bes alti yedi sekiz dokuz on on_bir on_iki'.split(' '),
}
const ENDS = '(?:de|da|te|ta|ye|ya|e|a|i|u|den|dan|ten|tan)?'

/** A time told in words as figures: "half past seven" is 7:30, "yedi buçukta" too. */
export function inFigures(typed: string, language: string): string {
  const words = HOURS[language] ?? HOURS.en
  const text = folded(typed)
    .replace(/[.,!]$/, '')
    .trim()
  const hour = (word: string) => {
    const plain = word.replace(/ /g, '_')
    return /^\d{1,2}$/.test(word) ? Number(word) : words.indexOf(plain) + 1
  }
  const one = words.toReversed().join('|').replace(/_/g, ' ')
  const [pattern, minutes] =
    language === 'tr'
      ? [`^(${one}|\\d{1,2})['’]?( bucuk)?${ENDS}$`, { ' bucuk': 30 }]
      : [
          `^(?:at |by |from )?(half past |half |quarter past |quarter to )?(${one}|\\d{1,2})(?: o['’]?clock)?$`,
          { 'half past ': 30, 'half ': 30, 'quarter past ': 15, 'quarter to ': -15 },
        ]
  const found = new RegExp(pattern).exec(text)
  if (!found) return typed
  const [told, beside = ''] = language === 'tr' ? [found[1], found[2]] : [found[2], found[1]]
  const after = (minutes as Record<string, number>)[beside] ?? 0
  const sum = hour(told) * 60 + after
  if (hour(told) === 0 || (beside === '' && /^\d/.test(told))) return typed
  return after === 0
    ? String(sum / 60)
    : `${Math.floor(sum / 60)}:${String(sum % 60).padStart(2, '0')}`
}
