import { wordsAndMarks } from '#designer/language/tokens'
import { kindById } from '#designer/kinds/all'
import { mostLikelyKind } from '#designer/reader/annotators/likely_kind'
import { echoesIn } from '#designer/reader/names/echoes'
import { isKindBehind, kindsBefore, kindsWithin } from '#designer/reader/names/kinds_around'
import { endsWith, leads } from '#designer/reader/names/leads'
import type { Reading } from '#designer/reader/reading'
import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import { small } from '#designer/language/fold'
import { isGivenName, isTown } from '#designer/reader/words/known_names'
import { after, anyOf, perLanguage } from '#designer/language/words_of'
import type { Stretch } from '#designer/sheet/sheet'

/** What may stand behind it. */
const tails = perLanguage((words): [string, RegExp][] => {
  const ahead = (parts: string) => new RegExp(`^["”»’']?,? (?:${parts})${after}`, 'iu')
  return [
    ['before_is_a', ahead(words.is_a)],
    ['before_is', ahead("is|are|ist|sind|est|es|è|is|é|has|have|'s")],
    ['before_called', ahead(words.called_after ?? words.called)],
    ['before_verb', ahead(words.verbs)],
    ['before_place', ahead(words.in_place)],
    ['before_and', ahead('and|&|und|et|y|e|en|ve')],
    ['before_end', /^["”»«’']?[.!?](?:\s|$)/u],
    ['before_last', /^["”»«’']?[.!]?\s*$/u],
    ['before_line', /^["”»«’']?[.!]?\n/u],
    ['before_comma', /^["”»«’']?, /u],
    ['before_dash', /^ ?[–—|•(]|^ - /u],
    ['before_colon', /^: /u],
    ['before_quote', /^["”»«]/u],
    ['before_word', /^ \p{Ll}/u],
    ['before_capital', /^ \p{Lu}/u],
    ['before_digit', /^,? ?\d/u],
    ['before_number', /^,? ?[+(]?\d[\d ()/-]{6}/u],
    ['before_ending', /^['’]\p{Ll}/u],
  ]
})

/** What it looks like itself. */
const shapes: [string, RegExp][] = [
  ['one_word', /^\S+$/u],
  ['two_words', /^\S+ \S+$/u],
  ['many_words', /^(?:\S+ ){3}/u],
  ['more_words', /^(?:\S+ ){5}/u],
  ['the', /^(?:The|Les?|La|El|Los|Las|Il|Lo|De|Het|Os?|As|Der|Die|Das) \p{Lu}/u],
  ['possessive', /['’]s?(?: |$)/u],
  ['ampersand', /&|\+/u],
  [
    'pair',
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:and|&|und|et|y|e|en|ve) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u,
  ],
  ['person', /^(?:Dr\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\.?)?(?: \p{Lu}\p{Ll}+){1,2}$/u],
  ['small', /^[^\p{Lu}]*$/u],
  ['some_small', / \p{Ll}/u],
  ['begins_small', /^\p{Ll}/u],
  ['ends_small', /(?: |^)\p{Ll}[^ ]*$/u],
  ['shouted', /^[^\p{Ll}]{4,}$/u],
  ['digit', /\d/u],
  ['quoted_part', /["“”]/u],
]
/** "in Leeds" behind a name; "Le Four à Bois" holds no town. */
const where = / (?:in|at|on|from|à|en|am|im|in der|sur|dans|op|aan|na) (\p{Lu}.*)/u
const verb = perLanguage((words) => anyOf(words.verbs, 'u'))

/**
 * Everything about a stretch that may tell whether it is the name, each in one word. Many stretches of
 * a prompt begin or end at one place: what stands around it is looked at once.
 */
export function featuresIn(reading: Reading): (from: Stretch) => string[] {
  const fore = memo((start) => before(reading, start))
  const aft = memo((end) => behind(reading, end))
  const echoes = echoesIn(reading)
  const { language, prompt } = reading
  const { code } = language
  const kind = kindOf(reading)
  const lines = new Set(reading.lines.map(({ from }) => from.join()))
  const smallWords = new Set(prompt.match(/(?<!\p{L})\p{Ll}[\p{L}'’-]*/gu))
  const isSmallPrompt = !/\p{Lu}.*\p{Lu}/su.test(prompt.slice(0, 300))

  return (from) => {
    const [start, end] = from
    const text = reading.text(from)
    const words = small(text).split(' ')
    const front = fore(start)
    const back = aft(end)
    const kinds = kindsWithin(reading, from)
    const place = where.exec(text)?.[1]
    const own = [
      ...holding(shapes, (shape) => shape.test(text)),
      ...(isGivenName(text.split(' ')[0]) ? ['given'] : []),
      ...(place ? [isTown(place) ? 'goes_on_in_town' : 'goes_on_where'] : []),
      ...echoes(from),
    ]
    const others: [string, boolean][] = [
      ['time', namesTime(text, code)],
      ['verb_within', verb(code).test(text.slice(words[0].length))],
      ['kind_right_before', front.kinds.right],
      ['kind_before_mark', front.kinds.mark],
      ['kind_behind', back.isKindNear],
      ['begins_with_kind', kinds.isFirst],
      ['ends_with_kind', kinds.isLast],
      ['is_kind', kinds.isFirst && kinds.isLast && kinds.isWhole],
      [
        'quoted',
        /["“„«»‘'’]\s?$/.test(prompt.slice(Math.max(0, start - 2), start)) &&
          /^\s?["”“»«’']/.test(prompt.slice(end, end + 2)),
      ],
      ['again', prompt.includes(text, end)],
      ['said_before', prompt.slice(0, start).includes(text)],
      ['is_line', lines.has(from.join())],
      ['first_is_also_small', smallWords.has(words[0])],
      ['last_is_also_small', smallWords.has(words.at(-1)!)],
    ]
    return [
      ...front.leads,
      ...front.places,
      ...front.words,
      ...back.tails,
      ...back.words,
      ...own,
      ...holding(others, (holds) => holds),
      ...own.map((shape) => `${kind}+${shape}`),
      ...(isSmallPrompt ? own.map((shape) => `small_prompt+${shape}`) : []),
      `sentence ${Math.min(back.sentence, 5)}`,
      `begins ${words[0]}`,
      `ends ${words.at(-1)}`,
      `ends ${code} ${words.at(-1)!.slice(-4)}`,
      ...[...front.leads, ...front.places].flatMap((one) =>
        [...back.tails, ...own].map(pairedWith(one))
      ),
      ...back.tails.flatMap((one) => own.map(pairedWith(one))),
    ]
  }
}

/** A person is the name of a memorial, and less often that of a garage. */
function kindOf(reading: Reading): string {
  const said = reading.sheet.who.kind?.value
  return (
    (said ? (kindById(said).refines ?? said) : mostLikelyKind(reading, 'doubt')?.kind) ?? 'unknown'
  )
}

function before(reading: Reading, start: number) {
  const { prompt, language } = reading
  const lead = prompt.slice(Math.max(0, start - 60), start)
  const places: [string, boolean][] = [
    ['first', lead.trim() === ''],
    ['asked', [1, 2].some((back) => reading.takenAs(start - back) === 'talk')],
  ]
  const ahead = wordsOf(lead.slice(-40))
  return {
    leads: holding(leads(language.code), (shape) => endsWith(lead, shape)),
    places: holding(places, (holds) => holds),
    words: [`behind ${ahead.at(-1) ?? '^'}`, `behind ${ahead.slice(-2).join(' ')}`],
    kinds: kindsBefore(reading, start),
  }
}

function behind(reading: Reading, end: number) {
  const tail = reading.prompt.slice(end, end + 60)
  const { code } = reading.language
  const next = wordsOf(tail.slice(0, 40))
  return {
    tails: holding(tails(code), (shape) => shape.test(tail)),
    words: [
      `before ${next[0] ?? '$'}`,
      `before ${next.slice(0, 2).join(' ')}`,
      `before ${code} ${(next[0] ?? '$').slice(-3)}`,
    ],
    isKindNear: isKindBehind(reading, end),
    sentence: reading.sentences.findIndex(([, last]) => last >= end),
  }
}

/** Words and marks, without telling one figure from another. */
const wordsOf = (text: string) => wordsAndMarks(small(text).replace(/\d/g, '0'))

const namesTime = (text: string, code: string) =>
  hoursTokens(text, code).some(({ kind }) => kind === 'day' || kind === 'month')

/** The names of those that hold. */
function holding<T>(all: [string, T][], holds: (one: T) => boolean): string[] {
  return all.flatMap(([name, one]) => (holds(one) ? [name] : []))
}

function memo<T>(make: (at: number) => T): (at: number) => T {
  const made = new Map<number, T>()
  return (at) => {
    const known = made.get(at) ?? make(at)
    made.set(at, known)
    return known
  }
}

const pairedWith = (one: string) => (other: string) => `${one}+${other}`
