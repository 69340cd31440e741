import { isOnlyKind, nameRunAt } from '#designer/reader/names/name_run'
import { isKindBehind } from '#designer/reader/names/kinds_around'
import { canBeNamed } from '#designer/reader/names/never'
import type { Reading } from '#designer/reader/reading'
import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import { kindNounAt, kindNounsAt } from '#designer/reader/shapes/kind_noun'
import { isCapital, tokensOf, type Token } from '#designer/language/tokens'
import { isTown } from '#designer/reader/words/known_names'
import { after, before, perLanguage } from '#designer/language/words_of'
import type { Stretch } from '#designer/sheet/sheet'

/** A name is introduced among the first sentences. */
const mostSentences = 5

const setOf = (...lists: string[]) => new Set(lists.flatMap((list) => list.split('|')))
const patterns = perLanguage((words) => ({
  called: new RegExp(`${before}(?:${words.called})(?: is| simply| just)?[ :]{1,2}`, 'giu'),
  nameIs: new RegExp(`${before}(?:${words.name_is})[ :]{1,2}`, 'giu'),
  calledAfter: words.called_after && new RegExp(` (?:${words.called_after})${after}`, 'giu'),
  iAm: new RegExp(`${before}(?:${words.i_am}) $`, 'iu'),
  isOurs: new RegExp(`${before}(?:${words.first_person})${after}`, 'iu'),
  /** "We have a", "a page for our" and the thing that has the name. */
  presents: new RegExp(
    `(?:^|${before}(?:${words.introduces}|${words.page_for}) )(?:${words.article}) (?:\\p{Ll}[\\p{L}'’-]* ?){1,5}$`,
    'iu'
  ),
  opens: new RegExp(`^(?:${words.we_are}|${words.i_am}) `, 'iu'),
  isA: new RegExp(`^ (?:${words.is_a})${after}`, 'iu'),
  speaks: new RegExp(`^(?!(?:${words.own})${after})(?:${words.first_person})${after}`, 'iu'),
  page: new RegExp(`^(?:${words.page})${after}`, 'iu'),
  own: setOf(words.own),
  articles: setOf(words.article, words.own),
  neutral: setOf(words.neutral),
  goesOn: setOf(words.follows_kind, words.in_place),
}))

/**
 * Where words or its place say plainly what the name is: "a bakery called Kora", "our app Tallyho",
 * "Kora, a bakery". It is their own name: what bears it is what the page is for, and no parrot.
 */
export function introducedName(reading: Reading): Stretch | undefined {
  for (const introduced of [alone, behindCalled, beforeCalled, behindKind, atStart])
    for (const from of introduced(reading)) if (canBe(reading, from)) return from
  return undefined
}

function canBe(reading: Reading, from: Stretch): boolean {
  const text = reading.text(from)
  const { code } = reading.language
  const isTime = hoursTokens(text, code).some(({ kind }) => kind === 'day' || kind === 'month')
  return (
    /\p{L}{2}|\p{L}\d|\d\p{L}/u.test(text) &&
    !isTime &&
    canBeNamed(reading, from) &&
    !reading.isTakenAs(from, ['refusal'])
  )
}

/** Whoever says a single word, or nothing but words in quotes, says the name. */
function* alone({ prompt, language }: Reading): Generator<Stretch> {
  const [, name] =
    /^\s*["“„«]?((?<=["“„«])[^"“”„«»\n]{2,100}(?=["“”»])|\p{L}[\p{L}\p{N}’'&-]{1,59})["“”»]?\s*$/u.exec(
      prompt
    ) ?? []
  if (!name || isTown(name) || patterns(language.code).page.test(name)) return
  const start = prompt.indexOf(name)
  yield [start, start + name.length]
}

/** "Our bakery is called Kora", "a yoga studio named Lotus". */
function* behindCalled(reading: Reading): Generator<Stretch> {
  const { called, nameIs, iAm, isOurs } = patterns(reading.language.code)
  for (const sentence of reading.sentences.slice(0, mostSentences)) {
    const text = reading.text(sentence)
    const cues = [
      ...Array.from(text.matchAll(called), (cue) => ({ cue, isWhole: false })),
      // "Our name is", "it is called": with its subject.
      ...Array.from(text.matchAll(nameIs), (cue) => ({ cue, isWhole: true })),
    ]
    for (const { cue: found, isWhole } of cues) {
      const { 0: cue, index } = found
      const lead = text.slice(0, index)
      if (iAm.test(lead + cue)) continue
      const isApart = isWhole && /^$|[,;–-] $| \p{L}{1,3} $/u.test(lead)
      const isTheirs = isApart
        ? isOurs.test(cue) || reading.sheet.who.kind !== undefined
        : isOfPage(reading, lead)
      const run = isTheirs && nameRunAt(reading, sentence[0] + index + cue.length, true)
      if (run) yield run
    }
  }
}

const farthest = 120
const joint =
  /[,;:()]| (?:and|&|with|und|mit|et|avec|y|con|e|com|en|met|ve|includes?|a|an|ein|eine|einen|un|une|una|uno|een|um|uma) /u

/** Whether the thing that is spoken of is what the page is for. */
function isOfPage(reading: Reading, lead: string): boolean {
  const { code } = reading.language
  // "A bakery and a dog called Rex", "we sell a bread called Pane": only what is spoken of last.
  const tokens = tokensOf(lead.split(joint).at(-1)!)
  if (tokens.some((_, at) => kindNounAt(tokens, at, code))) return true
  const isFirst = reading.prompt.trimStart().startsWith(lead.trimStart())
  return (
    isFirst &&
    reading.sheet.who.kind === undefined &&
    patterns(code).presents.test(lead.slice(-farthest))
  )
}

/** "Papatya adında bir çiçekçi": in Turkish the word for it stands behind the name. */
function* beforeCalled(reading: Reading): Generator<Stretch> {
  const { calledAfter } = patterns(reading.language.code)
  if (!calledAfter) return
  for (const sentence of reading.sentences.slice(0, mostSentences))
    for (const { 0: cue, index } of reading.text(sentence).matchAll(calledAfter)) {
      const end = sentence[0] + index
      const from = runBefore(reading, [sentence[0], end])
      const isTheirs =
        isKindBehind(reading, end + cue.length) || reading.sheet.who.kind === undefined
      if (from && isTheirs) yield from
    }
}

/** The words with capitals that end here, none of them with an ending: "Kadıköy'de Mavi Kapı". */
function runBefore({ prompt, language: { code } }: Reading, [start, end]: Stretch) {
  const run: Token[] = []
  const { articles } = patterns(code)
  for (const token of tokensOf(prompt.slice(start, end), start).reverse()) {
    const gap = prompt.slice(token.to, run[0]?.from ?? end)
    const isPart = isCapital(token.text) || /^(?:ve|&|ile)$/.test(token.text)
    const isJoined = /^["”» ]?$|^ & $/.test(gap)
    const isOther = articles.has(token.small) || patterns(code).isOurs.test(token.text)
    if (!isPart || !isJoined || isOther || /['’]\p{Ll}+$/u.test(token.text)) break
    run.unshift(token)
  }
  return run.length > 0 ? ([run[0].from, run.at(-1)!.to] as Stretch) : undefined
}

/** Later it is a person: "our vet Anna Smith". */
const mostBehindKind = 2
/** So many words may stand between a noun and the name: "mon restaurant italien Da Nino". */
const mostBetween = 2
const romance = new Set(['fr', 'es', 'it', 'pt'])

/** "My yoga studio Stillpoint", "our bakery, Kora, in Oslo", "kafemiz Sayfa Sonu". */
function* behindKind(reading: Reading): Generator<Stretch> {
  const { prompt, language } = reading
  for (const sentence of reading.sentences.slice(0, mostBehindKind)) {
    const tokens = tokensOf(reading.text(sentence), sentence[0])
    for (let at = 0; at < tokens.length; at++) {
      const noun = kindNounsAt(tokens, at, language.code)[0]
      if (!noun) continue
      const next = nextCapital(reading, tokens, noun.last)
      const gap = next ? prompt.slice(tokens[next - 1].to, tokens[next].from) : ''
      const isQuoted = /^,? ?["“„«»‘'‹›]$/.test(gap)
      const isIts = isQuoted || isOwnNoun(reading, tokens, at, noun.last)
      const start = next && tokens[next].from - (isQuoted ? 1 : 0)
      const run = isIts && start ? nameRunAt(reading, start) : undefined
      const isApart = !/[,–—-]/.test(gap) || isQuoted
      if (run && !isTown(reading.text(run)) && (isApart || isApposed(prompt, run[1]))) yield run
      at = noun.last
    }
  }
}

/** The word with a capital that follows a noun. */
function nextCapital({ prompt, language: { code } }: Reading, tokens: Token[], last: number) {
  const { goesOn } = patterns(code)
  for (let at = last + 1; at < Math.min(tokens.length, last + 2 + mostBetween); at++) {
    const gap = prompt.slice(tokens[at - 1].to, tokens[at].from)
    if (!/^,? ?["“„«»‘'‹›]?$|^ [–—-] $/.test(gap)) return undefined
    if (isCapital(tokens[at].text)) return at
    if (!romance.has(code) || gap !== ' ' || goesOn.has(tokens[at].small)) return undefined
  }
  return undefined
}

/** "My small bakery"; in Turkish an ending says it. */
function isOwnNoun({ language }: Reading, tokens: Token[], first: number, last: number): boolean {
  const { own } = patterns(language.code)
  if (language.code === 'tr' && /m[ıiuü]z$|[ıiuü]m$/u.test(tokens[last].small)) return true
  return tokens.slice(Math.max(0, first - 3), first).some(({ small: word }) => own.has(word))
}

/** A name between two commas, or at the end. */
const isApposed = (prompt: string, end: number) =>
  /^["”»]?(?:$|[,.;!\n]| [–—(-])/u.test(prompt.slice(end, end + 3))

/** "Kora, a bakery", "Welcome to Kora, a bakery", "Kora is a bakery", "Brightside cleaning, Leeds." */
function* atStart(reading: Reading): Generator<Stretch> {
  const { prompt, language } = reading
  const { opens, page } = patterns(language.code)
  const start = prompt.search(/\S/)
  if (start < 0) return
  for (const lead of new Set(['', opens.exec(prompt.slice(start))?.[0] ?? ''])) {
    const from = nameRunAt(reading, start + lead.length)
    if (!from || page.test(reading.text(from)) || isTown(reading.text(from))) continue
    if (!startsWithOther(reading, from) && isToldBehind(reading, from)) yield from
  }
}

/** Whether what it is, or where, stands behind it. */
function isToldBehind(reading: Reading, from: Stretch): boolean {
  const { code } = reading.language
  const { isA, articles, speaks } = patterns(code)
  const rest = reading.prompt.slice(from[1])
  const [gap = ''] = isA.exec(rest) ?? mark.exec(rest) ?? []
  const behind = rest.slice(gap.length)
  // "Listen, I'm a plumber" speaks to us.
  if (gap === '' || speaks.test(behind)) return false
  const [next] = tokensOf(behind.slice(0, 60))
  const isPhrase = next && (articles.has(next.small) || kindNounAt([next], 0, code) !== undefined)
  // "Band: The Loose Ends": a heading, and no name.
  const isKind = isKindBehind(reading, from[1] + gap.length) && (isPhrase || !/[.:\n]/.test(gap))
  const [town = ''] = (/, $/.test(gap) && /^\p{Lu}[\p{L}'’-]+/u.exec(behind)) || []
  return isKind || (isTown(town) && reading.text(from).includes(' '))
}

const mark = /^["”»]?(?:[,.:] | ?[–—|] ?| - | ?\(|\n+)/u

/** "A bakery", "Mobile dog grooming", "Italian restaurant": what it is, and no name. */
function startsWithOther(reading: Reading, from: Stretch): boolean {
  const { articles, own, neutral } = patterns(reading.language.code)
  const [first, ...others] = tokensOf(reading.text(from))
  if (!first) return true
  const rest = others.map(({ text }) => text).join(' ')
  const shape = /^(?:de|nl)$/.test(reading.language.code) ? inflected : adjective
  const isAdjective = neutral.has(first.small) || shape.test(first.small)
  if (own.has(first.small) || (isAdjective && isOnlyKind(rest, reading.language.code))) return true
  return articles.has(first.small) && !isCapital(others[0]?.text ?? '')
}

/** Of a kind or a people: "Swedish massage", "Klassische Massage". */
const adjective = /\p{L}{3}(?:ish|ian|ese|al|able|ive|ful|less|ed|ing|ary|ic|ly|ous)$/u
const inflected = /\p{L}{3}(?:e|er|es|en)$/u
