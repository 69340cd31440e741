import type { Reading } from '#designer/reader/reading'
import { mostSentences } from '#designer/reader/sentences'
import { clausesOf } from '#designer/reader/shapes/clauses'
import { coloursIn } from '#designer/reader/shapes/colour'
import {
  isOnlyLook,
  isOnlySections,
  moodsIn,
  namesLook,
  sectionsIn,
} from '#designer/reader/shapes/look'
import { tokensOf } from '#designer/reader/shapes/tokens'
import {
  after,
  anyOf,
  before,
  forbids,
  negative,
  perLanguage,
} from '#designer/reader/words/words_of'
import type { Stretch } from '#designer/sheet/sheet'

const patterns = perLanguage((words) => ({
  looks: anyOf(words.looks, 'iu'),
  wish: anyOf(words.wishes, 'iu'),
  asks: anyOf(words.request_verbs, 'iu'),
  askWords: new Set(`${words.request_verbs}|${words.request}|${words.wishes}`.split('|')),
  label: new RegExp(`^(?:${words.looks}) ?(?::|should be )`, 'iu'),
  make: new RegExp(`^(?:${words.look_request})${after}`, 'iu'),
  withSections: anyOf(words.with_sections),
  page: anyOf(words.page, 'iu'),
  request: anyOf(`${words.request}|${words.request_verbs}`),
  dark: anyOf(words.dark_theme, 'iu'),
  light: anyOf(words.light_theme, 'iu'),
}))

/**
 * Wishes about the page: how it looks and feels, and its sections. A clause that is one is taken
 * whole; "a dark website for…" leaves the rest of its sentence.
 */
export function annotateWishes(reading: Reading): void {
  const { page, looks } = patterns(reading.language.code)
  for (const sentence of reading.sentences.slice(0, mostSentences)) {
    const text = reading.text(sentence)
    if (!page.test(text) && !looks.test(text) && !namesLook(text, reading.language.code)) continue
    if (reading.takenAs(sentence[0]) === 'talk' || page.test(text)) readRequest(reading, sentence)
    for (const clause of wishClauses(reading, sentence)) readLook(reading, clause)
  }
}

/** Each clause that wishes something of the page, as long as it holds no figures. */
function wishClauses(reading: Reading, sentence: Stretch): Stretch[] {
  const { code } = reading.language
  const { label, askWords } = patterns(code)
  const clauses = clausesOf(reading.prompt, sentence)
  if (clauses.length > 40) return []
  const text = reading.text(sentence)
  const isLabelled = label.test(text) && namesLook(text, code)
  const isAllLook =
    clauses.length > 1 && clauses.every((clause) => isOnlyLook(reading.text(clause), code))
  const found: Stretch[] = []
  let goesOn = isLabelled || isAllLook
  for (const clause of clauses) {
    const part = reading.text(clause)
    const as = reading.takenAs(clause[0])
    if (as === 'refusal' || as === 'wish') continue
    const hasFigures = part.length > 240 || /\d{2}/.test(part.replace(/#[\da-f]{6}/gi, ''))
    const isLook =
      isOnlyLook(part, code) && (goesOn || (clauses.length === 1 && part.includes(' ')))
    const isList = goesOn && isOnlySections(part, code)
    goesOn =
      !hasFigures &&
      (isLabelled ||
        isAllLook ||
        isLook ||
        isList ||
        isWish(reading, part, as === 'talk') ||
        isSignUp(part, code) ||
        (clauses.length > 1 &&
          part.length < 40 &&
          tokensOf(part).every(({ small }) => askWords.has(small))))
    if (!goesOn) continue
    found.push(clause)
    reading.take(clause, 'wish')
  }
  return found
}

/** "Make it warm", "our site should be calm", "please use dark green", "add a gallery". */
function isWish(reading: Reading, part: string, isRequest: boolean): boolean {
  const { code } = reading.language
  const { make, looks, wish, asks, page } = patterns(code)
  const names = namesLook(part, code)
  if (make.test(part)) return names || looks.test(part)
  if (asks.test(part) && (isOnlyLook(part, code) || isOnlySections(part, code))) return true
  if (page.test(part)) return !isRequest && names && wish.test(part)
  return looks.test(part) && wish.test(part) && names
}

/** "Newsletter sign-up": nobody tells visitors so, it asks for a form. */
function isSignUp(part: string, code: string): boolean {
  const asked = sectionsIn(part, code)
  return (
    asked.length > 0 &&
    asked.every(({ value }) => value === 'newsletter') &&
    isOnlySections(part, code)
  )
}

/** Moods, colours and sections within a request: "a dark, moody site with a gallery for…". */
function readRequest(reading: Reading, sentence: Stretch): void {
  const { code } = reading.language
  const { withSections, page, request } = patterns(code)
  const text = reading.text(sentence).slice(0, 600)
  for (const { 0: cue, index } of text.matchAll(withSections)) {
    const end = listEnd(text, index + cue.length, code)
    const from: Stretch = [sentence[0] + index, sentence[0] + end]
    if (end === index || !reading.isFree(from)) continue
    reading.take(from, 'wish')
    readLook(reading, from)
  }
  // "A modern bakery website" may be a modern bakery.
  const head = text.slice(0, Math.max(0, text.search(page)))
  const tail = text.slice(head.length).replace(page, '')
  const behind =
    /^ [^,.;:!?]{3,40}?(?= (?:com|con|avec|mit|para|per|pour|di|de) |[,.;:!?]|$)/u.exec(tail)?.[0]
  if (behind && isOnlyLook(behind, code)) {
    const end = sentence[0] + text.length - tail.length + behind.length
    readLook(reading, [end - behind.length, end], true)
  }
  if (head.length < 120 && isOnlyLook(head.replace(request, ' '), code))
    readLook(reading, [sentence[0], sentence[0] + head.length], true)
}

/** Where the list of sections ends that begins here; where it began when there is none. */
function listEnd(text: string, start: number, code: string): number {
  let end = 0
  for (const { 0: part, index } of text.slice(start).matchAll(/[^,.;:!?]+/g)) {
    if (!isOnlySections(part, code)) break
    end = start + index + part.trimEnd().length
  }
  return end || text.lastIndexOf(text.slice(0, start).match(/\S+\s*$/)?.[0] ?? '', start)
}

/**
 * "Bright yellow and black, wild type": of a sentence that is said to us the clauses that name a look are
 * wishes, but for those that deny something.
 */
export function readWishedLook(reading: Reading, sentence: Stretch): void {
  for (const clause of clausesOf(reading.prompt, sentence)) {
    const text = reading.text(clause)
    if (!reading.isFree(clause) || negative.test(text) || forbids.test(text)) continue
    readLook(reading, clause, true)
    if (!reading.isFree(clause)) reading.take(clause, 'wish')
  }
}

/** What a wish names, onto the sheet. Words that it shares with the request are marked one by one. */
function readLook(reading: Reading, stretch: Stretch, marks = false): void {
  const { code } = reading.language
  const { wishes } = reading.sheet
  const text = reading.text(stretch)
  const put = ([start, end]: Stretch): Stretch | undefined => {
    const from: Stretch = [stretch[0] + start, stretch[0] + end]
    if (marks && !reading.isFree(from)) return undefined
    if (marks) reading.take(from, 'wish')
    return from
  }
  const shades = coloursIn(text, code)
  for (const { hex, word, from: at } of shades) {
    const isKnown = [...wishes.colours, ...wishes.colours_refused].some(
      ({ value }) => value.hex === hex
    )
    const from = isKnown || isDenied(text, at[0]) ? undefined : put(at)
    if (from) wishes.colours.push({ value: { hex, word }, source: 'said', from })
  }
  // "Bright yellow" is no bright page.
  const isFree = ([start, end]: Stretch) =>
    !shades.some(({ from }) => (from[0] <= start && start < from[1]) || from[0] === end + 1)
  for (const { value, from: at } of moodsIn(text, code)) {
    const from = isDenied(text, at[0]) || !isFree(at) ? undefined : put(at)
    if (from && !wishes.moods.some((mood) => mood.value === value))
      wishes.moods.push({ value, source: 'said', from })
  }
  readTheme(reading, text, (at) => (isFree(at) ? put(at) : undefined))
  if (marks || negative.test(text)) return
  for (const { value, from: at } of sectionsIn(text, code)) {
    const isKnown = [...wishes.sections_wanted, ...wishes.sections_refused].some(
      (known) => known.value === value
    )
    if (!isKnown) wishes.sections_wanted.push({ value, source: 'said', from: put(at)! })
  }
}

/** Dark or light; where both are named, neither is meant for the page. */
function readTheme(
  { sheet, language }: Reading,
  text: string,
  put: (at: Stretch) => Stretch | undefined
): void {
  const found = (['dark', 'light'] as const).flatMap((value) => {
    const match = patterns(language.code)[value].exec(text)
    return match && !isDenied(text, match.index)
      ? [{ value, at: [match.index, match.index + match[0].length] as Stretch }]
      : []
  })
  if (found.length !== 1 || sheet.wishes.theme) return
  const [{ value, at }] = found
  const from = put(at)
  if (from) sheet.wishes.theme = { value, source: 'said', from }
}

const denied = new RegExp(
  `${before}(?:not|no|nothing|too|without|less|never|nicht|zu|kein\\p{L}{0,2}|pas|trop|sin|non|troppo|niet|te|geen|não|demasiado)(?: too| so| very| zu| trop| too much)? $`,
  'iu'
)

function isDenied(text: string, index: number): boolean {
  return denied.test(text.slice(Math.max(0, index - 24), index))
}
