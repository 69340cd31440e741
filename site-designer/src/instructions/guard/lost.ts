import { foldedWords } from '#designer/language/tokens'
import type { Finding } from '#designer/instructions/guard/finding'
import { bare, newHidingRules, shownOn, type Shown } from '#designer/instructions/guard/shown'
import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import { isDesigned } from '#designer/live_page/update/marked'
import { figuresIn } from '#designer/sheet/claims/figures'
import { FIELD_MARK } from '#designer/sheet/field_mark'

/** A text that is written anew keeps at least this share of its length; else something has gone. */
const LEAST_SHARE = 1 / 3
/** A text stands in others if they have this share of its words. */
const ENOUGH_WORDS = 0.7

/** Something that a page shows no more. */
export interface Lost extends Finding {
  key: string
  /** Of an item: what it is called. */
  name?: string
}

/**
 * What visitors saw before and do not see after, without anything of its kind in its place. A rewording
 * puts a text in the place of a text, so counts and lengths tell, in every language.
 */
export function lostIn(before: PageReading, after: PageReading): Lost[] {
  const shown = { before: shownOn(before), after: shownOn(after, newHidingRules(before, after)) }
  const places = new Set(shown.after.map(({ place }) => place))
  const placeOf = ({ place }: Shown) => (places.has(place) ? place : '')
  const gone = minus(shown.before, shown.after)
  const came = minus(shown.after, shown.before)
  const isStill = stillThere(shown.before, shown.after)
  const knownPlaces = new Set(shown.before.map(({ place }) => place))
  const cameIn = Map.groupBy(came, (one) => (knownPlaces.has(one.place) ? one.place : ''))

  const groups = Map.groupBy(
    gone.filter((one) => !isStill(one)),
    (one) => [placeOf(one), one.is, one.isDim].join()
  )
  const things = [...groups.values()].flatMap((group) =>
    notReplaced(group, cameIn.get(placeOf(group[0])) ?? [])
  )
  const known = things.map(({ what }) => bare(what))
  const facts = marksLost(before, after, shown.after).filter(
    ({ what }) => !known.includes(bare(what))
  )
  const texts = [...known, ...facts.map(({ what }) => bare(what))].join('\n')
  return [
    ...things,
    ...facts,
    ...figuresLost(shown.before, shown.after, before.language).filter(
      ({ what }) => !texts.includes(bare(what))
    ),
    ...stylesLost(before, after),
  ]
}

/** As often as `one` is in `others`, it is taken out. */
function minus(ones: readonly Shown[], others: readonly Shown[]): Shown[] {
  const keyOf = ({ is, key, isDim }: Shown) => `${is} ${isDim} ${key}`
  const left = new Map<string, number>()
  for (const one of others) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1)
  return ones.filter((one) => {
    const number = left.get(keyOf(one)) ?? 0
    left.set(keyOf(one), number - 1)
    return number <= 0
  })
}

/** Whether a text has only moved into another: it stands there as often as before. */
function stillThere(before: readonly Shown[], after: readonly Shown[]) {
  const [was, now] = [before, after].map((shown) =>
    shown
      .filter((one) => isText(one) && !one.isDim)
      .map(({ key }) => key)
      .join('\n')
  )
  return (one: Shown) =>
    isText(one) && one.key.length > 1 && count(now, one.key) >= count(was, one.key)
}

function count(text: string, words: string): number {
  return text.split(words).length - 1
}

function isText({ is }: Shown): boolean {
  return is === 'heading' || is === 'item' || is === 'text'
}

function notReplaced(gone: readonly Shown[], came: readonly Shown[]): Lost[] {
  const { is, isDim } = gone[0]
  const alike = came.filter((one) => one.is === is && (isDim || !one.isDim))
  if (!isText(gone[0])) return gone.slice(0, Math.max(0, gone.length - alike.length)).map(lost)
  const texts = came.filter((one) => isText(one) && (isDim || !one.isDim))
  const left = gone.filter((one) => !isIn(one, texts))
  if (sizeOf(alike) < sizeOf(left) * LEAST_SHARE) return left.map(lost)
  // Paragraphs may be put together; a heading or an item that goes is missed.
  const missing =
    is === 'text' ? 0 : gone.length - Math.max(alike.length, gone.length - left.length)
  const leastAlike = left.toSorted((one, other) => likeness(one, alike) - likeness(other, alike))
  return leastAlike.slice(0, Math.max(0, missing)).map(lost)
}

function lost({ is, what, key, name }: Shown): Lost {
  return { is: 'lost', what, key: `${is} ${key}`, ...(is === 'item' && name ? { name } : {}) }
}

/** In bytes: a word of Chinese has fewer letters, and each has more of them. */
function sizeOf(shown: readonly Shown[]): number {
  return new TextEncoder().encode(shown.map(({ what }) => what).join('')).length
}

function isIn({ what }: Shown, texts: readonly Shown[]): boolean {
  return shareIn(what, texts.map((one) => one.what).join(' ')) >= ENOUGH_WORDS
}

function likeness({ what }: Shown, others: readonly Shown[]): number {
  return Math.max(0, ...others.slice(0, 200).map((other) => shareIn(what, other.what)))
}

function shareIn(text: string, other: string): number {
  const words = foldedWords(text)
  const there = new Set(foldedWords(other))
  return words.length > 0 ? words.filter((word) => there.has(word)).length / words.length : 0
}

/**
 * Facts that a section of a model does not show any more: another text in their place is no fact. One
 * that has lost its mark alone still stands there.
 */
function marksLost(before: PageReading, after: PageReading, now: readonly Shown[]): Lost[] {
  const marks = new Set(after.all.map(markOn))
  const designed = after.sections.filter(({ element }) => isDesigned(element))
  return before.sections
    .filter(({ anchor }) => anchor && designed.some((one) => one.anchor === anchor))
    .flatMap(({ element, anchor }) => {
      const texts = now.flatMap(({ place, key }) => (place === anchor ? [key] : [])).join('\n')
      return [...element.descendants()].flatMap((one): Lost[] => {
        const mark = markOn(one)
        const what = wordsOf(one)
        if (!mark || marks.has(mark) || texts.includes(bare(what))) return []
        const [, name] = /\/([^.]+)/.exec(mark) ?? []
        return [
          {
            is: 'lost',
            what,
            key: `mark ${mark}`,
            ...(name ? { name: name.replaceAll('-', ' ') } : {}),
          },
        ]
      })
    })
}

function markOn(element: PageElement): string | undefined {
  return element.attribute(FIELD_MARK)?.value
}

/** Telephone numbers, prices and times that stand nowhere any more, without another in their place. */
function figuresLost(before: readonly Shown[], after: readonly Shown[], language: string): Lost[] {
  const [was, now] = [before, after].map((shown) => {
    const texts = shown.filter((one) => isText(one) && !one.isDim)
    const figures = texts.flatMap(({ what }) => figuresIn(what, language))
    return new Map(figures.map(({ needs: [need], words }) => [need, words]))
  })
  const kindOf = (need: string) => need.split(' ')[0]
  const gone = [...was].filter(([need]) => !now.has(need))
  const came = [...now.keys()].filter((need) => !was.has(need)).map(kindOf)
  return ['digits', 'price', 'time'].flatMap((kind) => {
    const ones = gone.filter(([need]) => kindOf(need) === kind)
    const missing = ones.length - came.filter((one) => one === kind).length
    return ones
      .slice(0, Math.max(0, missing))
      .map(([need, words]): Lost => ({ is: 'lost', what: words, key: `figure ${need}` }))
  })
}

/** Of a style sheet that is written anew with parts left out. */
const MOST_RULES_LOST = 0.25

function stylesLost(before: PageReading, after: PageReading): Lost[] {
  const [was, now] = [before, after].map(({ html }) =>
    (html.match(/<style\b[^]*?<\/style/gi) ?? []).join('').split('}')
  )
  const missing = was.length - now.length
  if (missing < 4 || missing < was.length * MOST_RULES_LOST) return []
  return [{ is: 'lost', what: `${missing} rules of the page’s style`, key: 'style' }]
}
