import { isColourOf } from '#designer/site/is_colour_of'
import { clausesToJudge } from '#designer/reader/judge/clauses'
import type { Reading } from '#designer/reader/reading'
import { mostSentences } from '#designer/language/sentences'
import { coloursIn } from '#designer/reader/shapes/colour'
import { moodsIn, sectionsIn } from '#designer/reader/shapes/look'
import { anyOf, before, negative, perLanguage } from '#designer/language/words_of'
import type { Stretch } from '#designer/sheet/sheet'

const themes = perLanguage((words) => ({
  dark: anyOf(words.dark_theme, 'iu'),
  light: anyOf(words.light_theme, 'iu'),
}))
const requests = perLanguage((words) => ({
  page: anyOf(words.page, 'iu'),
  asks: anyOf(
    words.request_behind ? `${words.request_verbs}|${words.request_behind}` : words.request_verbs,
    'iu'
  ),
}))

/**
 * Wishes about the page: how it looks and feels, and its sections. A clause that is one is taken
 * whole; "a dark website for…" leaves what the page is for.
 */
export function annotateWishes(reading: Reading): void {
  for (const sentence of reading.sentences.slice(0, mostSentences)) {
    const request = requestEnd(reading, sentence)
    if (request > sentence[0]) readLook(reading, [sentence[0], request], false)
    for (const clause of clausesToJudge(reading, sentence)) {
      if (clause[0] < request || !isWhole(reading, clause)) continue
      const { wish, visitors } = reading.judge(clause, sentence)
      if (wish < 0.5 || visitors > surely) continue
      reading.take(clause, 'wish')
      readLook(reading, clause, true)
    }
  }
}

/** A wish that may be for visitors is left for the person to place. */
const surely = 0.21

/** Where the request for a page ends that a sentence holds; its start where it holds none. */
function requestEnd(reading: Reading, [start, end]: Stretch): number {
  let last = start
  for (let at = start; at < end; at++) if (reading.takenAs(at) === 'talk') last = at + 1
  return last
}

/** Nothing else took it, and neither a figure nor a name of several words is to be lost. */
const isWhole = (reading: Reading, clause: Stretch) =>
  reading.takenAs(clause[0]) !== 'refusal' &&
  !/\d{2}|\p{Lu}\p{Ll}+ (?:(?:&|and|und|et|y|e|en|ve) )?\p{Lu}\p{Ll}/u.test(
    reading.text(clause).replace(hexColour, '')
  )

/** "Bright yellow and black, wild type": of what is said to us the words that name a look. */
export function readWishedLook(reading: Reading, sentence: Stretch): void {
  for (const clause of clausesToJudge(reading, sentence)) {
    if (!reading.isFree(clause) || !isWished(reading, clause, sentence)) continue
    readLook(reading, clause, false)
    if (!reading.isFree(clause)) reading.take(clause, 'wish')
  }
}

/** A clause with figures or names is a wish only where that is clear. */
const clearly = 0.6

/** Wished for, or said to us in words of design, in a request, or in nothing but colours and moods. */
function isWished(reading: Reading, clause: Stretch, sentence: Stretch): boolean {
  const { visitors, wish, talk } = reading.judge(clause, sentence)
  if (wish > clearly) return true
  const { code } = reading.language
  const text = reading.text(clause)
  if (visitors > 0.5) return false
  // "The old site was pink" is talk, and asks for nothing.
  if (talk > wish) return requests(code).page.test(text) && requests(code).asks.test(text)
  return ofDesign.test(text) || isOnlyLook(text, code)
}

/** "Colour", "background", "style" in our languages, also at the end of a compound: "Vereinsfarben". */
const ofDesign =
  /(?:colou?rs?|colore?s?|colori|couleurs?|cor(?:es)?|kleuren?|farben?|farbig|ren(?:k|gi|kli|kler)|background|hintergrund|sfondo|fondo?|fundo|achtergrond|arka plan|design|diseño|tasarım|sti(?:le?|jl|lo)|style|letters|logo|schrift)(?!\p{L})/iu

/** "Ivory, rust": no other word but small ones. */
function isOnlyLook(text: string, code: string): boolean {
  const found = [...coloursIn(text, code), ...moodsIn(text, code)].map(({ from }) => from)
  const left = found.reduce(
    (rest, [start, end]) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text
  )
  return found.length > 0 && !/\p{L}{4}|\d/u.test(left)
}

const hexColour = /#[\da-f]{6}/gi

/** What a wish names, onto the sheet. Words that it shares with something else are marked one by one. */
function readLook(reading: Reading, stretch: Stretch, isWish: boolean): void {
  const { code } = reading.language
  const { wishes } = reading.sheet
  const text = reading.text(stretch)
  const put = ([start, end]: Stretch): Stretch | undefined => {
    const from: Stretch = [stretch[0] + start, stretch[0] + end]
    if (!isWish && !reading.isFree(from)) return undefined
    if (!isWish) reading.take(from, 'wish')
    return from
  }
  const shades = coloursIn(text, code)
  for (const { hex, word, from: at, isHeld } of shades) {
    const isKnown = [...wishes.colours, ...wishes.colours_refused].some(
      ({ value }) => value.hex === hex
    )
    const from = isKnown || isDenied(text, at[0]) ? undefined : put(at)
    if (!from) continue
    // "Pink, but not too pink" is one colour.
    if (isHeld) wishes.colours = wishes.colours.filter(({ value }) => !isColourOf(value.hex, hex))
    wishes.colours.push({ value: { hex, word }, source: 'said', from })
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
  if (!isWish || negative.test(text)) return
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
    const match = themes(language.code)[value].exec(text)
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
  `${before}(?:nothing|too|less|zu|trop|troppo|te|demasiado)(?: too| so| very| much)? $`,
  'iu'
)

function isDenied(text: string, index: number): boolean {
  const front = text.slice(0, index)
  return denied.test(front.slice(-24)) || negative.test(front)
}
