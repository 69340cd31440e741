import { oncePerKey } from '#designer/data/once_per_key'
import { languageCodes } from '#designer/language/language_codes'

/** Scripts that Intl names together; Unicode names each of them by itself. */
const composed: Record<string, string[]> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
}

/** The scripts that a language is written in, as Unicode names them; the one that tells it first. */
const scriptsOf = oncePerKey((code: string): string[] => {
  const { script = 'Latn' } = new Intl.Locale(code).maximize()
  return composed[script] ?? [script]
})

const letters = oncePerKey((script: string) => new RegExp(`\\p{Script=${script}}`, 'gu'))

const countIn = (text: string, script: string) => text.match(letters(script))?.length ?? 0

export function isLatin(code: string): boolean {
  return scriptsOf(code)[0] === 'Latn'
}

/** Whether some of a text is written as this language is. */
export function isWrittenAs(code: string, text: string): boolean {
  return scriptsOf(code).some((script) => countIn(text, script) > 0)
}

/**
 * The languages that are written as most of a text is, the likeliest one first. Undefined where that
 * is Latin, which tells nothing.
 */
export function languagesWrittenAs(text: string): string[] | undefined {
  const others = text.match(/[\p{L}--\p{Script=Latn}]/gv)?.join('') ?? ''
  if (others.length <= countIn(text, 'Latn')) return undefined
  const counted = [...new Set(languageCodes.flatMap(scriptsOf))]
    .map((script) => ({ script, count: countIn(others, script) }))
    .sort((one, other) => other.count - one.count)
  const [most] = counted
  // Japanese and Korean hold Chinese letters too, and are told by their own.
  const own = ['Hira', 'Hang'].find(
    (script) => most.script === 'Hani' && countIn(others, script) > 0
  )
  const script = own ?? most.script
  const likeliest = new Intl.Locale(`und-${script}`).maximize().language
  const codes = languageCodes.filter((code) => scriptsOf(code)[0] === script)
  return [...new Set([likeliest, ...codes])]
}
