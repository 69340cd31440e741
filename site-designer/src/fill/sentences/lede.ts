import { ended, isEnded } from '#designer/language/sentences'
import { wordsIn } from '#designer/language/tokens'
import { denies, givesFigures, isAside } from '#designer/fill/sentences/asides'
import { isCalledByNoun, languageOf, nounOf, whatAndWhere } from '#designer/fill/business'
import { hasClock, namesDay } from '#designer/fill/sentences/times'
import { isForComing } from '#designer/fill/sentences/for_visitors'
import { localityOf } from '#designer/fill/whereabouts'
import { speaksIn } from '#designer/fill/voice_of'
import { wordsData } from '#designer/copy/words_data'
import { isTold } from '#designer/language/told'
import { amountsIn } from '#designer/language/money'
import { negative } from '#designer/language/words_of'
import type { Sheet } from '#designer/sheet/sheet'
import { fold } from '#designer/language/fold'
import { capital } from '#designer/language/normalise'

export const LONGEST_TITLE = 70
const LONGEST = 170
const SHORTEST = 6
const LONGEST_ASIDE = 80
/** A sentence that does not say what this is opens the page only where it is among the first. */
const MOST_BEFORE = 3
const DEFINING = 2

/** The first thing that they say, or what says best what this is, where it is short enough. */
export function titleOf(sentences: string[], sheet: Sheet): string | undefined {
  if (sheet.who.name || isCalledByNoun(sheet)) return undefined
  const [first] = sentences
  const isList =
    first !== undefined && /[,;]/.test(first) && !isTold(first, sheet.wishes.language.value)
  // "Our dog ran off at four" says more than that visitors are welcome.
  const isOnlyOne = !whatAndWhere(sheet) && !localityOf(sheet)
  const isTimed = first !== undefined && hasClock(first) && !isOnlyOne
  const opens = first !== undefined && canOpen(first, sheet) && !isList && !isTimed
  const able = [opens ? first : undefined, chooseLede(sentences, sheet)]
  return able.find((one) => one !== undefined && one.length <= LONGEST_TITLE)
}

/** The sentence that says what this is, or else the first of all where it tells and instructs nobody. */
export function ledeOf(sentences: string[], sheet: Sheet): string | undefined {
  const [first] = sentences
  const opens =
    first !== undefined &&
    canStand(first, sheet) &&
    isTold(first, sheet.wishes.language.value) &&
    !hasClock(first)
  const isAlone = sentences.length === 1 && saysWhatItDoes(first, sheet)
  return chooseLede(sentences, sheet) ?? (opens || isAlone ? first : undefined)
}

const fewestAlone = 4

/** All that they say below their name, without a full stop: "helps flatmates split bills fairly". */
function saysWhatItDoes(line: string, sheet: Sheet): boolean {
  return (
    sheet.who.name !== undefined &&
    line.split(/\s+/).length >= fewestAlone &&
    canStand(ended(line), sheet) &&
    !hasClock(line) &&
    !namesDay(line, languageOf(sheet))
  )
}

/** Whether a whole sentence may stand under the title. */
export function canStand(sentence: string, sheet: Sheet): boolean {
  return (
    isEnded(sentence) &&
    canOpen(sentence, sheet) &&
    !givesFigures(sentence) &&
    !denies(sentence) &&
    !isForComing(sentence, languageOf(sheet))
  )
}

/**
 * The sentence that says what this is: one that says the name and what bears it, or what it is
 * called, or else the first in which they tell what they do. Never a side fact, a price, a time, a
 * heading with its list, or the end of a sentence that began elsewhere.
 */
export function chooseLede(sentences: string[], sheet: Sheet): string | undefined {
  const weighed = sentences
    .map((sentence, at) => ({ sentence, at, weight: weightOf(sentence, sheet) }))
    .filter(({ sentence }) => canOpen(sentence, sheet))
    .filter(({ at, weight }) => at < MOST_BEFORE || weight >= DEFINING)
  const most = Math.max(0, ...weighed.map(({ weight }) => weight))
  return most > 0 ? weighed.find(({ weight }) => weight === most)?.sentence : undefined
}

/** The sentence as it stands below the name, which it need not say again. */
export function belowName(sentence: string, sheet: Sheet): string {
  const told = toldBelowName(sentence, sheet) ?? beforeName(sentence, sheet) ?? sentence
  return capital(told, languageOf(sheet))
}

/** "An app that waters your plants, Name": what stands before the name at the end. */
function beforeName(sentence: string, { who }: Sheet): string | undefined {
  const end =
    who.name &&
    [`, ${who.name.value}`, `, ${who.name.value}.`].find((one) => sentence.endsWith(one))
  return end && sentence.slice(0, -end.length)
}

/** What is left of it without "Name, " and "Name is" before what it is, "I am Name and" before what they do. */
function toldBelowName(sentence: string, sheet: Sheet): string | undefined {
  const behind = behindName(sentence, sheet)
  if (behind === undefined) return undefined
  const [, apposed] = /^,\s+(.+)$/su.exec(behind) ?? []
  const [, what = ''] = isA.exec(behind) ?? []
  const isDenied = negative.test(what.split(' ').slice(0, 2).join(' '))
  const goesOn = wordsData(languageOf(sheet)).introduces.goes_on
  const and = goesOn.find((words) => behind.startsWith(` ${words} `))?.split(' ')[0]
  // The pronoun of "and I build" stays.
  const does = and === undefined ? undefined : behind.slice(and.length + 2)
  return [apposed, isDenied ? undefined : what, does].find((told) => told?.includes(' '))
}

const ARTICLES = ['the', 'die', 'der', 'das', 'le', 'la', 'les', 'el', 'il', 'de', 'het', 'o', 'a']

/** What a sentence says behind the name with which it begins: "I am Name", "The Name". */
function behindName(sentence: string, sheet: Sheet): string | undefined {
  const name = sheet.who.name?.value
  if (!name) return undefined
  const { openers } = wordsData(languageOf(sheet)).introduces
  const starts = [name, ...[...openers, ...ARTICLES].map((word) => `${word} ${name}`)]
  const start = starts.find((one) => fold(sentence).startsWith(fold(one)))
  const behind = start ? sentence.slice(start.length) : behindFewWords(sentence, name)
  return behind && /^[\s,]/.test(behind) ? behind : undefined
}

const FEW_WORDS = 3

/** "The firm is Name, two attorneys": what a comma parts from the name that few words lead to. */
function behindFewWords(sentence: string, name: string): string | undefined {
  const at = fold(sentence).indexOf(fold(name))
  if (at < 0 || sentence.slice(0, at).trim().split(/\s+/).length > FEW_WORDS) return undefined
  const behind = sentence.slice(at + name.length)
  return behind.startsWith(',') ? behind : undefined
}

/** Whether a page may begin with it. */
function canOpen(sentence: string, sheet: Sheet): boolean {
  const language = languageOf(sheet)
  const isLong = sentence.length > LONGEST || sentence.length < SHORTEST
  const isHeaded = /^[^,:]{2,40}:\s/u.test(sentence)
  const streets = sheet.where.flatMap((place) => place.street_address ?? [])
  const holds = [...sheet.contact.emails, ...streets].some(({ value }) => sentence.includes(value))
  return (
    !isLong &&
    !isHeaded &&
    !holds &&
    !(isAside(sentence, language) && sentence.length <= LONGEST_ASIDE) &&
    amountsIn(sentence).length === 0
  )
}

function weightOf(sentence: string, sheet: Sheet): number {
  const noun = nounOf(sheet)
  const called = noun === undefined ? [] : wordsOf(noun)
  const isCalled = wordsOf(sentence).some((word) => called.includes(word))
  // What somebody does not do is seldom what they are.
  const isSpoken =
    !denies(sentence) &&
    isTold(sentence, sheet.wishes.language.value) &&
    speaksIn(sentence, languageOf(sheet))
  const isDefined = isCalled || toldBelowName(sentence, sheet) !== undefined
  if (hasClock(sentence) && namesDay(sentence, languageOf(sheet))) return isDefined ? 1 : 0
  if (givesFigures(sentence)) return isSpoken ? 0.5 : 0
  const town = localityOf(sheet)
  const isPlaced = town !== undefined && fold(sentence).includes(fold(town))
  const weight = (isDefined ? DEFINING : 0) + (isSpoken ? 1 : 0) + (isPlaced && isSpoken ? 0.5 : 0)
  // Where nobody says "we", the first sentence that says what somebody does.
  const isTheirs = BEGINS_WITH_NAME.test(sentence) && isTold(sentence, sheet.wishes.language.value)
  return weight === 0 && isTheirs && !denies(sentence) ? 0.25 : weight
}

/** "The Doorbell Thieves are a brass band." */
const isA = /^\s(?:is|are|ist|sind|est|sont|es|son|è|sono|zijn|é|são)\s(.+)$/su

/** "Ottavio Bonfanti costruisce", "Joke en Arjan melken". */
const BEGINS_WITH_NAME = /^\p{Lu}[\p{L}'’.-]+\s(?:(?:&|and|e|und|et|y|en|ve)\s)?\p{Lu}\p{Ll}/u

/** What it is called, by its words: "yoga studio" is meant by "studio" too. */
function wordsOf(noun: string): string[] {
  return wordsIn(fold(noun)).filter((word) => word.length > 2)
}
