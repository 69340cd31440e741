import { isKnownName } from '#designer/sheet/claims/known_names'

/** Languages in which every noun has a capital: there one alone names nobody. */
const NOUNS_WITH_CAPITALS = new Set(['de', 'lb'])

/** Words of address, and of amounts, beside which a noun with a capital is no name. */
const NO_NAMES = new Set(
  (
    'Sie Ihr Ihre Ihren Ihrem Ihrer Ihres Ihnen Du Dein Deine Deinen Deinem Deiner Dir Dich Euch Euer Eure ' +
    'Tasse Tassen Stück Glas Gläser Portion Laib Art Sorte Sorten Ende Anfang Mitte Kilo Liter Paar Uhr Euro Cent'
  ).split(' ')
)

/** Streets, as German calls them in one word. */
const STREET = /^\p{Lu}\p{Ll}+(?:stra(?:ß|ss)e|gasse|allee)$/u

/**
 * Words that name somebody or something: with a capital where the sentence does not begin, or with
 * a capital inside. Where nouns have capitals, only runs of two and more are taken for names. What
 * begins a sentence, and a single noun, is a name where the lists of names have it.
 */
export function namesIn(text: string, language: string): string[] {
  const isNoun = NOUNS_WITH_CAPITALS.has(language)
  const found: string[] = []
  let run: string[] = []
  const endRun = () => {
    if (!isNoun || run.length > 1) found.push(...run)
    run = []
  }
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const between = text.slice(end, index)
    const begins = index === 0 || BEGINNING.test(text.slice(Math.max(0, index - 6), index))
    const isJoined = /^(?:\s|-|\s&\s|\.\s?)$/.test(between)
    if (!isJoined || begins) endRun()
    end = index + word.length
    const name = word.replace(/['’]\p{L}*$/u, '')
    const isInner = /\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(name)
    const isCapital = /^\p{Lu}/u.test(name) && name.length > 1 && !NO_NAMES.has(name)
    if (isInner && (!isNoun || name.length < 14)) found.push(name)
    else if (isCapital && !begins) run.push(name)
    else endRun()
    const isPlain = isCapital && (begins || isNoun)
    if (isPlain && (isKnownName(name, language) || (isNoun && STREET.test(name)))) found.push(name)
  }
  endRun()
  return [...new Set(found)].filter((name) => language !== 'en' || !/^I(?:['’]|$)/.test(name))
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?/gu
/** After these a sentence begins, or a quote, or an entry of a list. */
const BEGINNING = /(?:[.!?…:]["”’»)]?\s+["“„«(]?|[\n•]\s*|^\s*["“„«(–—-]\s*)$/
