import type { Sheet } from '#designer/sheet/sheet'
import type { Language } from '#designer/language/language'
import { capital } from '#designer/language/normalise'

const bullet = /^(?:[\s•·▪►✓✔★>#~_*-]|[–—](?=\s))+(?=[\p{L}\p{N}"“„«'‘(\p{Sc}])/u
const emphasis = /\*+(?=\S)|(?<=\S)\*{2,}|(?<=\p{L})\*|[_~]{2,}/gu
const greeting =
  /^(?:(?:hi|hello|hey|ok|okay|slm|selam|merhaba|hallo|moin|bonjour|salut|hola|ciao|oi|olá)(?![\p{L}'’])(?:\s(?:there|all|so|well)(?!\p{L}))?[\s,!.:]+)+/iu
const forOurPage = /^(?:so\s)?(?:it['’]?s|this is) for (?=(?:our|my)\s)/iu

/** "i", "i'm": no part of "i.e." or of a list "(i)". */
const smallFirstPerson = /(?<![\p{L}\p{N}.(@/_-])i(?=(?:['’]\p{Ll}{1,2})?(?:[ ,;!?]|$))/gu

/** "Im", "ive": typed without their mark. */
const unmarkedFirstPerson = /(?<![\p{L}\p{N}])[Ii](m|ve)(?= \p{L})/gu

/** From how many letters on capitals without a small letter are shouted, and no name or abbreviation. */
const shouted = 16

/**
 * Makes the form of a person's sentence fit for a page and changes none of its words: no bullets, asterisks or greeting,
 * no shouted capitals, a capital at its start. Words that the sheet writes with a capital keep it.
 */
export function tidied(sentence: string, sheet: Sheet, language: Language): string {
  const typed = sentence.replace(bullet, '').replace(emphasis, '').trim()
  const told = typed.replace(greeting, '').replace(forOurPage, '')
  const calm = isShouted(told, language) ? withoutCapitals(told, sheet, language) : told
  return capital(language === 'en' ? firstPersonMarked(calm) : calm, language)
}

function firstPersonMarked(text: string): string {
  return text.replace(smallFirstPerson, 'I').replace(unmarkedFirstPerson, 'I’$1')
}

function isShouted(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  // In German nobody could tell which words keep their capital.
  return language !== 'de' && letters.length >= shouted && !/\p{Ll}/u.test(text) && /\s/.test(text)
}

function withoutCapitals(text: string, sheet: Sheet, language: Language): string {
  const written = JSON.stringify(sheet).match(/\p{Lu}[\p{L}'’]*\p{Ll}[\p{L}'’]*/gu) ?? []
  const spelled = new Map(written.map((word) => [word.toLocaleUpperCase(language), word]))
  return text.replace(/\p{L}[\p{L}'’]*/gu, (word) =>
    word === 'I' ? word : (spelled.get(word) ?? word.toLocaleLowerCase(language))
  )
}
