import type { Reading } from '#designer/reader/reading'
import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import { kindNounAt } from '#designer/reader/shapes/kind_noun'
import { isShouted, type NameRun } from '#designer/reader/shapes/name_run'
import { small, tokensOf } from '#designer/reader/shapes/tokens'
import { after, before, perLanguage } from '#designer/reader/words/words_of'

const noSubject =
  /^(?:This|That|There|Here|What|Who|When|Where|Why|How|Everything|Everyone|Nothing|All|Each|Every|Most|Some|Many|One|Two|Three|Mum|Mom|Dad|And|But|So|If|As|For|In|On|At|To|From|With|After|Before|No|Not|Yes|Hi|Hello|Hey|Dear|Thanks|Please|Can|Could|Would|Should|Need|Want|Looking|Make|Create|Build|Add|Use|Show|Put|Website|Menu|Prices|Hours|Services|Contact|About|Opening|Open|Closed|Die|Der|Das|Ein|Eine|Es|Sie|Er|Und|Im|Am|Für|Le|Les|Un|Une|Il|Elle|On|Au|El|Los|Una|Uno|En|È|Sono|Het|Een|Ik|Bir|Bu|Su|Web|Landing|Home|Homepage|Page|Site|Small|Simple|Modern|Something|Just|Family|Local|Welcome|Tel|Phone|Email|Address|Name|Since|Est|Text|Cover|Price|Business|Facts)(?![\p{L}'’])/u
const article =
  /^(?:The|Les?|La|El|Los|Las|Il|Lo|Die|Der|Das|De|Het|O|Os|As|Au|Two|Three|Home|One|Family|Small) \p{Lu}/u
const quote = '["“„«‘\'(]?'

/** What may stand in front of a name, as the end of a text. */
const leads = perLanguage((words): [string, RegExp][] => {
  const behind = (parts: string) => new RegExp(`${before}(?:${parts})[ :]{1,2}${quote}$`, 'iu')
  return [
    ['called', behind(`(?:${words.called})(?: is| simply| just)?`)],
    ['name_is', behind(words.name_is)],
    ['we_are', behind(words.we_are)],
    ['i_am', behind(words.i_am)],
    ['for', behind(words.page_for)],
    ['of_page', behind(`${words.page}|${words.page_nouns}`)],
    ['in_place', behind(words.in_place)],
    ['serving', behind(words.serving)],
    ['own', behind(words.own)],
    ['role', behind(words.roles)],
    ['by', behind('by|with|from|von|par|avec|de|por|da|di|van|door|from|at')],
    ['and', behind('and|&|und|et|y|e|en|ve|or')],
    ['sentence', /[.!?]["”’)]? $/u],
    ['line', /\n *[-*•]? ?$/u],
    ['colon', new RegExp(`: ?${quote}$`, 'u')],
    ['dash', /(?: [-–—]|\|) ?$/u],
    ['comma', /, $/u],
    ['bracket', /[(] ?$/u],
    ['word', /\p{Ll} $/u],
    ['capital', /(?<!\p{L})\p{Lu}[\p{L}'’]* $/u],
    ['sign', /[\p{Emoji_Presentation}!] ?$/u],
  ]
})

/** What may stand behind it. */
const tails = perLanguage((words): [string, RegExp][] => {
  const ahead = (parts: string) => new RegExp(`^["”»’']?,? (?:${parts})${after}`, 'iu')
  return [
    ['is_a', ahead(words.is_a)],
    ['is', ahead("is|are|ist|sind|est|es|è|is|é|has|have|'s")],
    ['called', ahead(words.called_after ?? words.called)],
    ['place', ahead(words.in_place)],
    ['and', ahead('and|&|und|et|y|e|en|ve')],
    ['end', /^["”»’']?[.!?](?:\s|$)/u],
    ['last', /^["”»’']?[.!]?\s*$/u],
    ['line', /^["”»’']?[.!]?\n/u],
    ['comma', /^["”»’']?, /u],
    ['dash', /^ ?[–—|•(]|^ - /u],
    ['colon', /^: /u],
    ['word', /^ \p{Ll}/u],
    ['capital', /^ \p{Lu}/u],
    ['digit', /^,? ?\d/u],
    ['number', /^,? ?[+(]?\d[\d ()/-]{6}/u],
    ['possessive', /^['’]s /u],
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
  ['goes_on_whose', / (?:by|von|par|de|di|van) \p{Lu}/u],
  ['small', /^[^\p{Lu}]*$/u],
  ['digit', /\d/u],
]

/** Everything about a run that may tell whether it is the name, each in one word. */
export function featuresOf(reading: Reading, run: NameRun): string[] {
  const { prompt, language } = reading
  const [start, end] = run.from
  const text = reading.text(run.from)
  const lead = prompt.slice(Math.max(0, start - 60), start)
  const tail = prompt.slice(end, end + 60)
  const where = reading.sentences.findIndex(([, last]) => last >= end)
  const is: [string, boolean][] = [
    ...leads(language.code).map(([name, shape]): [string, boolean] => [
      `behind_${name}`,
      shape.test(lead),
    ]),
    ...tails(language.code).map(([name, shape]): [string, boolean] => [
      `before_${name}`,
      shape.test(tail),
    ]),
    ...shapes.map(([name, shape]): [string, boolean] => [name, shape.test(text)]),
    ['first', lead.trim() === ''],
    ['asked', [1, 2].some((back) => reading.takenAs(start - back) === 'talk')],
    ['quoted', run.isQuoted],
    ['ambiguous', run.ambiguous],
    ['shouted', isShouted(text)],
    ['no_subject', noSubject.test(text) && !article.test(text)],
    [
      'time',
      hoursTokens(text, language.code).some(({ kind }) => kind === 'day' || kind === 'month'),
    ],
    ['sentence_0', where === 0],
    ['sentence_1', where === 1],
    ['late', where > 3],
    ['kind_called', isKindCalled(reading, start, lead)],
    ...kindsAround(reading, run),
    ...echoes(reading, run),
  ]
  const own = is.flatMap(([name, holds]) => (holds ? [name] : []))
  const fore = own.filter((name) => /^(?:behind_|first|asked)/.test(name))
  const aft = own.filter((name) => /^before_/.test(name))
  return [...own, ...fore.flatMap((one) => aft.map((other) => `${one}+${other}`))]
}

const called = perLanguage(
  ({ called: cue }) => new RegExp(`[ ,]{1,2}(?:${cue})(?: is| simply| just|:)? ?${quote}$`, 'iu')
)
const theirs =
  /(?:^|[^\p{L}])(?:it is|it's|it’s|its|it|is|are|we're|we’re|we are|business|company|shop|place|brand|project|studio|firm|salon|club|store|app|laden|firma|entreprise|société|empresa|negocio|tienda|azienda|attività|negozio|bedrijf|zaak|winkel|loja|es|das|qui|che|que|die|se|si)$/iu

/** "A bakery in Leeds called": what is called so is the business. */
function isKindCalled({ language, kindAt, prompt }: Reading, start: number, lead: string): boolean {
  const cue = called(language.code).exec(lead)
  if (!cue) return false
  const at = start - lead.length + cue.index
  const ahead = lead.slice(0, cue.index)
  const tokens = tokensOf(ahead).slice(-3)
  const isKind = tokens.some(
    (_, n) => kindNounAt(tokens, n, language.code)?.last === tokens.length - 1
  )
  const isSaid =
    kindAt !== undefined && kindAt[1] <= at && !/[.!?\n]/.test(prompt.slice(kindAt[1], at))
  return isKind || isSaid || theirs.test(ahead)
}

/** What it is stands before it, behind it or within it. */
function kindsAround(
  { prompt, language, kindAt }: Reading,
  { from: [start, end] }: NameRun
): [string, boolean][] {
  const { code } = language
  const lead = tokensOf(
    prompt.slice(Math.max(0, start - 40), start),
    Math.max(0, start - 40)
  ).slice(-3)
  const own = tokensOf(prompt.slice(start, end), start)
  const tail = tokensOf(prompt.slice(end, end + 70), end).slice(0, 8)
  const gap = prompt.slice(lead.at(-1)?.to ?? start, start)
  const isBehind = lead.some((_, at) => kindNounAt(lead, at, code)?.last === lead.length - 1)
  const first = tail.findIndex((_, at) => kindNounAt(tail, at, code))
  const between = first < 0 ? '.' : prompt.slice(end, tail[first].from)
  return [
    ['kind_right_before', isBehind && gap === ' '],
    ['kind_before_mark', isBehind && /^[,:–-]| [–-]/.test(gap)],
    ['kind_said_before', kindAt !== undefined && kindAt[1] <= start && start - kindAt[1] < 4],
    ['within_kind', kindAt !== undefined && kindAt[0] <= start && end <= kindAt[1]],
    ['kind_right_behind', first === 0 && between === ' '],
    [
      'kind_behind',
      first >= 0 && !/[.!?;\n]| (?:in|of|for|at|from|with|near|like|next|von|de|di) /.test(between),
    ],
    [
      'ends_in_kind',
      own.some((_, at) => at > 0 && kindNounAt(own, at, code)?.last === own.length - 1),
    ],
    ['begins_with_kind', own.length > 1 && kindNounAt(own, 0, code) !== undefined],
    ['is_kind', kindNounAt(own, 0, code)?.last === own.length - 1],
  ]
}

/** It is said again, or an address is made of it: "Tallybug" of hello@tallybug.example. */
function echoes({ prompt, sheet }: Reading, { from: [start, end] }: NameRun): [string, boolean][] {
  const plain = (text: string) =>
    small(text)
      .normalize('NFD')
      .replaceAll('ı', 'i')
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const { emails, links } = sheet.contact
  const addresses = [
    ...emails.map(({ value }) => value),
    ...links.map(({ value }) => value.url),
  ].map(plain)
  const text = prompt.slice(start, end)
  const [whole, first] = [plain(text), plain(text.split(' ')[0])]
  const isIn = (part: string) =>
    part.length > 3 && addresses.some((address) => address.includes(part))
  const others = small(prompt.slice(0, start) + '\n' + prompt.slice(end))
  const town = sheet.where.some(
    ({ locality }) => locality && small(locality.value).includes(small(text))
  )
  return [
    ['in_address', isIn(whole)],
    ['begins_address', !isIn(whole) && isIn(first)],
    ['said_again', text.length > 3 && others.includes(small(text))],
    ['town', town],
  ]
}
