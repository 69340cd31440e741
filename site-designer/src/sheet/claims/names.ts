import { isKnownName } from '#designer/sheet/claims/known_names'

/** Languages in which every noun has a capital, so that a single capital does not mark a name. */
const NOUNS_WITH_CAPITALS = new Set(['de', 'lb'])

/** German forms of address and words for amounts: a noun after them is not part of a name. */
const NO_NAMES = new Set(
  (
    'Sie Ihr Ihre Ihren Ihrem Ihrer Ihres Ihnen Du Dein Deine Deinen Deinem Deiner Dir Dich Euch Euer Eure ' +
    'Tasse Tassen Stück Glas Gläser Portion Laib Art Sorte Sorten Ende Anfang Mitte Kilo Liter Paar Uhr Euro Cent'
  ).split(' ')
)

/** Titles before a name: the full stop after one does not end a sentence. */
const TITLES = new Set(
  (
    'mr mrs ms mx dr prof rev capt sgt st ste mme mlle herr frau hr sr sra srta dra ' +
    'sig dott ing arch dhr mevr mw drs uzm doç'
  ).split(' ')
)

/** German street names of one word. */
const STREET = /^\p{Lu}\p{Ll}+(?:stra(?:ß|ss)e|gasse|allee)$/u

/**
 * The names in a text: words with a capital that are not first in their sentence, and words with a
 * capital inside. In languages with capitalised nouns only runs of two or more count. The first word
 * of a sentence, and a single noun, are names if the lists of names contain them. A capital after a
 * title, an initial or an apostrophe is always a name: "Ms. Ode", "J. Ode", "O’Dea", "d’Ode".
 */
export function namesIn(typed: string, language: string): string[] {
  const text = typed.replace(OTHER_APOSTROPHE, '’')
  const isNoun = NOUNS_WITH_CAPITALS.has(language)
  const found: string[] = []
  let run: string[] = []
  let isTitled = false
  const endRun = () => {
    if (!isNoun || isTitled || run.length > 1) found.push(...run)
    run = []
    isTitled = false
  }
  let end = 0
  let leads: RegExp | undefined
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const between = text.slice(end, index)
    const goesOn: boolean = leads?.test(between) ?? false
    const begins =
      index === 0 || (!goesOn && BEGINNING.test(text.slice(Math.max(0, index - 6), index)))
    const isJoined = /^(?:\s|-|\s&\s|\.\s?)$/.test(between)
    if (!isJoined || begins) endRun()
    end = index + word.length
    const [name, tail = ''] = word.split(/['’]/)
    if (isNameAfter(name, tail)) found.push(tail)
    const isInner = /\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(name)
    const isCapital = /^\p{Lu}/u.test(name) && name.length > 1 && !(isNoun && NO_NAMES.has(name))
    if (isInner && (!isNoun || name.length < 14)) found.push(name)
    else if (isCapital && !begins) {
      run.push(name)
      isTitled ||= goesOn
    } else endRun()
    const isPlain = isCapital && (begins || isNoun)
    if (isPlain && (isKnownName(name, language) || (isNoun && STREET.test(name)))) found.push(name)
    // "Dr. med. Ode": a word in small letters after a title is part of it.
    const isMore = goesOn && between.startsWith('.') && /^\p{Ll}/u.test(word)
    leads = isMore ? AFTER_INITIAL : leadOf(word, language, begins || goesOn)
  }
  endRun()
  return [...new Set(found)].filter((name) => language !== 'en' || !/^I(?:['’]|$)/.test(name))
}

/** What may be between a title or an initial and its name; the "I" of "so do I." is no initial. */
function leadOf(word: string, language: string, isFirst: boolean): RegExp | undefined {
  if (TITLES.has(word.toLowerCase())) return AFTER_TITLE
  const isInitial = /^\p{Lu}$/u.test(word) && (isFirst || language !== 'en' || word !== 'I')
  return isInitial ? AFTER_INITIAL : undefined
}

/** In capitals, the part after the apostrophe of a longer word is an ending: "İZMİR’DEN", "WE’RE". */
function isNameAfter(before: string, tail: string): boolean {
  return /^\p{Lu}\p{M}*\p{Ll}/u.test(tail) || (before.length === 1 && /^\p{Lu}{3}/u.test(tail))
}

/** Without digits, and with accents that are characters of their own: what looks like a name must be seen whole. */
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)?/gu
const AFTER_TITLE = /^\.?[^\S\n]*$/
const AFTER_INITIAL = /^\.[^\S\n]*$/
const OTHER_APOSTROPHE = /(?<=\p{L})[ʼ‘`´](?=\p{L})/gu
/** A sentence, a quote or a list entry begins after these. */
const BEGINNING = /(?:[.!?…:]["”’»)]?\s+["“„«(]?|[\n•]\s*|^\s*["“„«(–—-]\s*)$/
