import { echoesIn } from '#designer/reader/names/echoes'
import {
  isKindBehind,
  isKindCalled,
  kindAtStart,
  kindsBefore,
} from '#designer/reader/names/kinds_around'
import { endsWith, leads } from '#designer/reader/names/leads'
import type { Reading } from '#designer/reader/reading'
import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import type { NameRun } from '#designer/reader/shapes/name_run'
import { after, perLanguage } from '#designer/reader/words/words_of'

const noSubject =
  /^(?:This|That|There|Here|What|Who|When|Where|Why|How|Everything|Everyone|Nothing|All|Each|Every|Most|Some|Many|One|Two|Three|Mum|Mom|Dad|And|But|So|If|As|For|In|On|At|To|From|With|After|Before|No|Not|Yes|Hi|Hello|Hey|Dear|Thanks|Please|Can|Could|Would|Should|Need|Want|Looking|Make|Create|Build|Add|Use|Show|Put|Website|Menu|Prices|Hours|Services|Contact|About|Opening|Open|Closed|Die|Der|Das|Ein|Eine|Es|Sie|Er|Und|Im|Am|Für|Le|Les|Un|Une|Il|Elle|On|Au|El|Los|Una|Uno|En|È|Sono|Het|Een|Ik|Bir|Bu|Su|Web|Landing|Home|Homepage|Page|Site|Small|Simple|Modern|Something|Just|Family|Local|Welcome|Tel|Phone|Email|Address|Name|Since|Est|Text|Cover|Price|Business|Facts)(?![\p{L}'’])/u
const article =
  /^(?:The|Les?|La|El|Los|Las|Il|Lo|Die|Der|Das|De|Het|O|Os|As|Au|Two|Three|Home|One|Family|Small) \p{Lu}/u

/** What may stand behind it. */
const tails = perLanguage((words): [string, RegExp][] => {
  const ahead = (parts: string) => new RegExp(`^["”»’']?,? (?:${parts})${after}`, 'iu')
  return [
    ['before_is_a', ahead(words.is_a)],
    ['before_is', ahead("is|are|ist|sind|est|es|è|is|é|has|have|'s")],
    ['before_called', ahead(words.called_after ?? words.called)],
    ['before_place', ahead(words.in_place)],
    ['before_and', ahead('and|&|und|et|y|e|en|ve')],
    ['before_end', /^["”»’']?[.!?](?:\s|$)/u],
    ['before_last', /^["”»’']?[.!]?\s*$/u],
    ['before_line', /^["”»’']?[.!]?\n/u],
    ['before_comma', /^["”»’']?, /u],
    ['before_dash', /^ ?[–—|•(]|^ - /u],
    ['before_colon', /^: /u],
    ['before_word', /^ \p{Ll}/u],
    ['before_capital', /^ \p{Lu}/u],
    ['before_digit', /^,? ?\d/u],
    ['before_number', /^,? ?[+(]?\d[\d ()/-]{6}/u],
    ['before_possessive', /^['’]s /u],
  ]
})

/** What it looks like itself. */
const shapes: [string, RegExp][] = [
  ['one_word', /^\S+$/u],
  ['two_words', /^\S+ \S+$/u],
  ['many_words', /^(?:\S+ ){3}/u],
  ['the', /^(?:The|Les?|La|El|Los|Las|Il|Lo|De|Het|Os?|As) \p{Lu}/u],
  ['possessive', /['’]s?(?: |$)/u],
  ['ampersand', /&|\+/u],
  [
    'pair',
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:and|&|und|et|y|e|en|ve) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u,
  ],
  ['person', /^(?:Dr\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\.?)?(?: \p{Lu}\p{Ll}+){1,2}$/u],
  ['goes_on_where', / (?:in|at|on|from|à|en|am|im|in der|sur|dans|op|aan|na) \p{Lu}/u],
  ['small', /^[^\p{Lu}]*$/u],
  ['digit', /\d/u],
]

/**
 * Everything about a run that may tell whether it is the name, each in one word. Many runs of a prompt
 * begin or end at one place: what stands around it is looked at once.
 */
export function featuresIn(reading: Reading): (run: NameRun) => string[] {
  const fore = memo((start) => before(reading, start))
  const aft = memo((end) => behind(reading, end))
  const echoes = echoesIn(reading)
  const { language } = reading

  return ({ from, ambiguous }) => {
    const [start, end] = from
    const text = reading.text(from)
    const front = fore(start)
    const back = aft(end)
    const kind = kindAtStart(reading, from)
    const others: [string, boolean][] = [
      ['ambiguous', ambiguous],
      ['no_subject', noSubject.test(text) && !article.test(text)],
      ['time', namesTime(text, language.code)],
      ['sentence_0', back.sentence === 0],
      ['sentence_1', back.sentence === 1],
      ['late', back.sentence > 3],
      ['kind_called', front.isKindCalled],
      ['kind_right_before', front.kinds.right],
      ['kind_before_mark', front.kinds.mark],
      ['kind_behind', back.isKindNear],
      ['begins_with_kind', kind !== undefined && kind !== 'whole'],
      ['is_kind', kind === 'whole'],
      ...echoes(from),
    ]
    return [
      ...front.leads,
      ...back.tails,
      ...holding(shapes, (shape) => shape.test(text)),
      ...front.places,
      ...holding(others, (holds) => holds),
      ...[...front.leads, ...front.places].flatMap((one) => back.tails.map(pairedWith(one))),
    ]
  }
}

function before(reading: Reading, start: number) {
  const { prompt, language } = reading
  const lead = prompt.slice(Math.max(0, start - 60), start)
  const places: [string, boolean][] = [
    ['first', lead.trim() === ''],
    ['asked', [1, 2].some((back) => reading.takenAs(start - back) === 'talk')],
  ]
  return {
    leads: holding(leads(language.code), (shape) => endsWith(lead, shape)),
    places: holding(places, (holds) => holds),
    isKindCalled: isKindCalled(reading, start, lead),
    kinds: kindsBefore(reading, start),
  }
}

function behind(reading: Reading, end: number) {
  const tail = reading.prompt.slice(end, end + 60)
  return {
    tails: holding(tails(reading.language.code), (shape) => shape.test(tail)),
    isKindNear: isKindBehind(reading, end),
    sentence: reading.sentences.findIndex(([, last]) => last >= end),
  }
}

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
