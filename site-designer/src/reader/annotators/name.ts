import type { Reading } from '#designer/reader/reading'
import { kindNounAt } from '#designer/reader/shapes/kind_noun'
import { isShouted, nameRunAt, type NameRun } from '#designer/reader/shapes/name_run'
import { small, tokensOf } from '#designer/reader/shapes/tokens'
import { after, before, perLanguage } from '#designer/reader/words/words'
import type { Stretch } from '#designer/sheet/sheet'

interface Candidate {
  from: Stretch
  /** An explicit word for it counts more than how it stands; a person's name least. */
  rank: 'said' | 'placed' | 'person' | 'guess'
}

const patterns = perLanguage((words) => ({
  called: new RegExp(`${before}(?:${words.called})(?: is| simply| just|:)? ?`, 'giu'),
  calledAfter: words.called_after
    ? new RegExp(`[ ,]{1,2}(?:${words.called_after})${after}`, 'giu')
    : undefined,
  nameIs: new RegExp(`${before}(?:${words.name_is}) ?`, 'giu'),
  weAre: new RegExp(`(?<=^|[.!?\\n:] ?|[,–-] )(?:${words.we_are}) `, 'gimu'),
  iAm: new RegExp(`${before}(?:${words.i_am}) `, 'giu'),
  isA: new RegExp(`^,? ?(?:${words.is_a}) `, 'iu'),
  appositive: new RegExp(`^(?:,| [–—-]|:| \\||\\n) ?(?:(?:${words.article}) )?`, 'iu'),
  own: new RegExp(`${before}(?:${words.own}) $`, 'iu'),
  stops: new RegExp(
    `[,.;:!?()\\n–—]| - | (?:${words.follows_kind}|i'm|he|she|they|it's|its|offering|im)${after}`,
    'iu'
  ),
  article: words.article,
}))

/** Who it is, by an explicit word or where people put a name; names that disagree are suggestions. */
export function annotateName(reading: Reading): void {
  const found = [...byCue(reading), ...byKind(reading), ...byTitle(reading)].filter(({ from }) =>
    isName(reading, from)
  )
  const best = (['said', 'placed', 'person'] as const)
    .map((rank) => found.filter((candidate) => candidate.rank === rank))
    .find((candidates) => candidates.length > 0)
  const chosen = best && longest(reading, best)
  const others = found.filter(
    (candidate) => candidate.rank === 'placed' && best?.[0].rank !== 'person'
  )
  const agree = chosen && others.every(({ from }) => agreeWith(reading, from, chosen.from))

  if (chosen && (agree || best[0].rank === 'said')) {
    reading.sheet.who.name = {
      value: reading.text(chosen.from).replace(/\s+/g, ' '),
      source: 'said',
      from: chosen.from,
    }
    return reading.take(chosen.from, 'field', 'who.name')
  }
  const seen = new Set<string>()
  for (const { from, rank } of found) {
    const value = reading.text(from).replace(/\s+/g, ' ')
    if (seen.has(small(value)) || seen.size >= 4) continue
    seen.add(small(value))
    reading.suggest({
      field: 'who.name',
      value,
      from,
      why: rank === 'guess' ? 'by_position' : 'two_readings',
    })
  }
}

/** The one that all others are a part of: "Rosie's" is "Rosie's Loaves" for short. */
function longest(reading: Reading, candidates: Candidate[]): Candidate | undefined {
  const [first] = [...candidates].sort((one, other) => length(other.from) - length(one.from))
  return candidates.every(({ from }) => agreeWith(reading, from, first.from))
    ? candidates.find(({ from }) => length(from) === length(first.from))
    : undefined
}

function agreeWith(reading: Reading, from: Stretch, other: Stretch): boolean {
  const bare = (stretch: Stretch) =>
    small(reading.text(stretch))
      .replace(/^the /, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return bare(other).includes(bare(from)) || bare(from).includes(bare(other))
}

function length([start, end]: Stretch): number {
  return end - start
}

function isName(reading: Reading, from: Stretch): boolean {
  const text = reading.text(from)
  if (!reading.isFree(from) && !isDescription(reading, from)) return false
  return (
    /\p{L}{2}|\p{L}\d|\d\p{L}/u.test(text) &&
    text.length <= 70 &&
    !/^(?:website|web site|menu|home|prices|contact|about|hello|hi|the|it|this|that|me|us|you)$/i.test(
      text
    )
  )
}

/** A kind may be part of a name: "Café Sonnenschein". */
function isDescription(reading: Reading, [start, end]: Stretch): boolean {
  return (
    reading.free([start, end]).length > 0 &&
    (reading.takenAs(start) ?? 'field') === 'field' &&
    reading.sheet.who.description?.from?.[0] === start
  )
}

/** "Called X", "the name is X", "X adında", "we are X", "I'm X, a potter". */
function byCue(reading: Reading): Candidate[] {
  const { prompt } = reading
  const { called, calledAfter, nameIs, weAre, iAm, appositive, isA, article } = patterns(
    reading.language.code
  )
  const found: Candidate[] = []
  for (const { 0: cue, index } of prompt.matchAll(called)) {
    const rank = isBusinessBefore(reading, index) ? 'said' : 'guess'
    found.push(...named(reading, index + cue.length, rank, true))
  }
  for (const { 0: cue, index } of prompt.matchAll(nameIs))
    found.push(
      ...named(
        reading,
        index + cue.length,
        /^my name/i.test(prompt.slice(Math.max(0, index - 3), index + 8).trim())
          ? 'person'
          : 'said',
        true
      )
    )
  for (const { index } of calledAfter ? prompt.matchAll(calledAfter) : []) {
    const run = runBefore(prompt, index)
    if (run) found.push({ from: run, rank: 'said' })
  }
  for (const { 0: cue, index } of prompt.matchAll(weAre)) {
    const run = nameRunAt(prompt, index + cue.length, reading.language.code)
    if (!run || isShouted(reading.text(run.from))) continue
    const tail = prompt.slice(run.from[1], run.from[1] + 30)
    const isEnd = new RegExp(
      `^(?:[,.!:;\\n(–—]|$| [–—-] | (?:${article}|and we|und wir|from|in)${after})`,
      'iu'
    ).test(tail)
    if (isEnd)
      found.push({
        from: run.from,
        rank: run.ambiguous || !isWorthy(reading, run) ? 'guess' : 'placed',
      })
  }
  for (const { 0: cue, index } of prompt.matchAll(iAm)) {
    const run = nameRunAt(prompt, index + cue.length, reading.language.code)
    if (!run) continue
    const tail = prompt.slice(run.from[1], run.from[1] + 60)
    const lead =
      appositive.exec(tail) ??
      /^(?:,? and|,? und|,? et|,? y|,? e|,? en) (?:i am|i'm|i’m|i run|i have|i own|ich bin|je suis|soy|sono|ik ben|sou) (?:(?:an?|eine?) )?/i.exec(
        tail
      ) ??
      isA.exec(tail)
    const isKind = lead && kindWithin(reading, run.from[1] + lead[0].length)
    const isFull =
      /^\p{Lu}\S* \p{Lu}/u.test(reading.text(run.from)) && /^(?:[,.!;\n]|$| and)/.test(tail)
    if (isKind || isFull) found.push({ from: run.from, rank: 'person' })
  }
  return found
}

/** A name after its cue: in capitals, in quotes, or in small letters up to where a phrase ends. */
function named(
  reading: Reading,
  at: number,
  rank: Candidate['rank'],
  smallToo: boolean
): Candidate[] {
  const { prompt } = reading
  const run = nameRunAt(prompt, at, reading.language.code)
  if (run && !isShouted(prompt.slice(at, at + 60))) {
    if (run.ambiguous) return [{ from: run.from, rank: 'guess' }]
    // "Called The daily grind": what follows in small letters may belong to it.
    return [
      {
        from: run.from,
        rank:
          /^ \p{Ll}/u.test(prompt.slice(run.from[1], run.from[1] + 2)) &&
          !continues(reading, run.from[1])
            ? 'guess'
            : rank,
      },
    ]
  }
  if (!smallToo || /^["“”(]/.test(prompt.slice(at, at + 1))) return []
  const rest = prompt.slice(at, at + 60)
  const stop = patterns(reading.language.code).stops.exec(rest)
  const text = rest.slice(0, stop?.index ?? (rest.length < 60 ? rest.length : 0)).trimEnd()
  const isUnsure = /^ (?:and|or|&)/i.test(stop?.[0] ?? '')
  if (
    text === '' ||
    text.split(' ').length > 5 ||
    /^(?:me|us|it|you|the|a|an|to|on|up|back|by|at)$/i.test(text)
  )
    return []
  return [{ from: [at, at + text.length], rank: isUnsure ? 'guess' : rank }]
}

/** Whether small letters behind a name begin something else: "called Rosie's in Leith". */
function continues(reading: Reading, at: number): boolean {
  const tail = reading.prompt.slice(at, at + 24)
  return (
    patterns(reading.language.code).stops.exec(tail)?.index === 0 ||
    /^ (?:and|&|we|wir|und|et|y|e|ve|i) /i.test(tail)
  )
}

/** What is called so is the business: its noun, "it", "we"; nothing else between. */
function isBusinessBefore(reading: Reading, index: number): boolean {
  const { prompt } = reading
  const lead = prompt.slice(Math.max(0, index - 60), index).trimEnd()
  if (
    /(?:^|[^\p{L}])(?:it is|it's|it’s|it|is|are|we're|we’re|we are|i'm|be|business|company|shop|place|brand|project|site|website|page|studio|firm|salon|club|store|app|thing|laden|firma|seite|entreprise|société|empresa|negocio|tienda|azienda|attività|negozio|bedrijf|zaak|winkel|loja|er|sie|es|das|qui|che|que|die|se|si|)$/iu.test(
      lead.slice(-24)
    ) &&
    /\p{L}$/u.test(lead)
  )
    return true
  const { description } = reading.sheet.who
  if (
    description?.from &&
    prompt.slice(description.from[1], index).split(/\s+/).length <= 8 &&
    description.from[1] <= index &&
    !/[.!?\n]/.test(prompt.slice(description.from[1], index))
  )
    return true
  const tokens = tokensOf(lead, index - lead.length).slice(-4)
  return tokens.some(
    (_, at) => kindNounAt(tokens, at, reading.language.code)?.last === tokens.length - 1
  )
}

/** "My bakery Rosie's", "Rosie's, a bakery in Leith", "Rosie's is a bakery", a page "for Rosie's". */
function byKind(reading: Reading): Candidate[] {
  const { prompt } = reading
  const { own } = patterns(reading.language.code)
  const found: Candidate[] = []
  const said = reading.sheet.who.description?.from
  if (said) {
    const gap = /^ ?[,:–-]? ?/.exec(prompt.slice(said[1], said[1] + 4))![0]
    const run = nameRunAt(prompt, said[1] + gap.length, reading.language.code)
    const isParted = gap.startsWith(',')
    const isOwn =
      own.test(prompt.slice(Math.max(0, said[0] - 20), said[0])) ||
      reading.takenAs(said[0] - 4) === 'talk'
    const isSmall = /^\p{Ll}/u.test(reading.text(said))
    const mayFollow =
      run &&
      (run.isQuoted
        ? gap.length <= 2
        : (gap === ' ' || (isParted && isMarked(reading, run))) && !run.ambiguous)
    if (run && !isTown(reading, run) && mayFollow) {
      const isLabel = reading.language.code !== 'en' && !isSmall && !run.isQuoted
      const from: Stretch = isLabel ? [nounStart(reading, said), run.from[1]] : run.from
      const behind = prompt.slice(run.from[1], run.from[1] + 12)
      const isEnd =
        /^(?:[,.;:!\n()–—]|$| [–—-] | (?:in|near|at|and|is|we|on|für|à|en|a|te|em|ist|est|es|è|und|et|y|e) )/.test(
          behind
        )
      found.push({
        from,
        rank: run.isQuoted || (isEnd && (isOwn || isParted || isLabel)) ? 'placed' : 'guess',
      })
    }
  }
  for (const [at, sentence] of reading.sentences.slice(0, 6).entries()) {
    const start = firstFree(reading, sentence)
    const run = start === undefined ? undefined : nameRunAt(prompt, start, reading.language.code)
    if (
      !run ||
      run.ambiguous ||
      isShouted(reading.text(run.from)) ||
      run.from[1] > sentence[1] ||
      isTown(reading, run)
    )
      continue
    const tail = prompt.slice(run.from[1], sentence[1])
    const rank = rankOf(reading, run, tail, at)
    if (rank) found.push({ from: run.from, rank })
  }
  return found
}

/** How sure it is that what a sentence begins with is the name, by what follows. */
function rankOf(
  reading: Reading,
  run: NameRun,
  tail: string,
  at: number
): Candidate['rank'] | undefined {
  const { isA, appositive } = patterns(reading.language.code)
  const isRequested = [1, 2].some((back) => reading.takenAs(run.from[0] - back) === 'talk')
  const isKind = [isA, appositive]
    .map((pattern) => pattern.exec(tail))
    .some((joint) => joint && kindWithin(reading, run.from[1] + joint[0].length))
  if (isKind && at <= 1) return 'placed'
  if (!isSubject(reading, run)) return undefined
  const isEnd = /^(?:[.,!:;(–—|\n]|$| [–—-] | (?:in|near|and|at) \p{Lu})/u.test(tail)
  if (isKind) return 'guess'
  if (at <= 1 && holdsKind(reading, run) && (isA.test(tail) || isEnd))
    return isMarked(reading, run) || isA.test(tail) ? 'placed' : 'guess'
  if (
    /(?:^| )(?:my|our) \p{Ll}{3,20}(?: \p{Ll}{3,20})?, $/u.test(
      reading.prompt.slice(Math.max(0, run.from[0] - 40), run.from[0])
    )
  )
    return 'guess'
  if (isRequested && isEnd) return isWorthy(reading, run) ? 'placed' : 'guess'
  return at === 0 &&
    (/^,? (?:in|near|based in|à|en|a|te|em) \p{Lu}/u.test(tail) || /^(?: [–—|-] |: )/.test(tail))
    ? 'guess'
    : undefined
}

/** Capitals that are no town or person: "The Curd Nerd", "Rosie's", "Salt & Rye". */
function isMarked(reading: Reading, { from }: NameRun): boolean {
  return /^The \p{Lu}|['’]s?(?: |$)|&/u.test(reading.text(from))
}

/** "The Tuesday Club": a name that says what it is. */
function holdsKind(reading: Reading, { from }: NameRun): boolean {
  const tokens = tokensOf(reading.text(from), from[0])
  return tokens.some(
    (_, at) => at > 0 && kindNounAt(tokens, at, reading.language.code)?.last === tokens.length - 1
  )
}

/** A line of its own at the top, with more lines below it. */
function byTitle(reading: Reading): Candidate[] {
  const [line, next] = reading.lines
  if (!line || !next || line.text.length > 60) return []
  const { prompt } = reading
  const run = nameRunAt(prompt, line.from[0], reading.language.code)
  if (!run || run.isQuoted || !isSubject(reading, run)) return []
  const tail = prompt.slice(run.from[1], line.from[1])
  const text = reading.text(run.from)
  const tokens = tokensOf(text, run.from[0])
  const noun = kindNounAt(tokens, 0, reading.language.code)
  if (noun && noun.last === tokens.length - 1) return []
  const isParted = /^(?: ?[|·•:–—]| - |, )/.test(tail) && kindWithin(reading, run.from[1] + 1)
  if (tail !== '' && !isParted) return []
  return [
    {
      from: run.from,
      rank: run.ambiguous || tokens.length > 6 || isTown(reading, run) ? 'guess' : 'placed',
    },
  ]
}

/** Whether the phrase that begins here ends in a noun for a business. */
function kindWithin(reading: Reading, at: number): boolean {
  const tokens = tokensOf(reading.prompt.slice(at, at + 70), at).slice(0, 8)
  const first = tokens.findIndex((_, index) => kindNounAt(tokens, index, reading.language.code))
  if (first === -1) return false
  return !/[.!?;\n]| (?:in|of|for|at|from|with|near|like|next|von|de|di) /.test(
    reading.prompt.slice(at, tokens[first].from)
  )
}

function nounStart(reading: Reading, said: Stretch): number {
  const tokens = tokensOf(reading.text(said), said[0])
  return tokens.find(({ text }) => /^\p{Lu}/u.test(text))?.from ?? said[0]
}

/** The first letter of a sentence that is neither taken nor a small word in front. */
function firstFree(reading: Reading, sentence: Stretch): number | undefined {
  const run = reading.free(sentence).find((free) => /\p{L}/u.test(reading.text(free)))
  if (!run) return undefined
  const lead = /^[\s,:–-]{0,4}(?:(?:my|our|for|about|called|of|für|pour|para|per|voor) ){0,2}/.exec(
    reading.text(run)
  )![0]
  return run[0] + lead.length
}

const noSubject =
  /^(?:This|That|There|Here|What|Who|When|Where|Why|How|Everything|Everyone|Nothing|All|Each|Every|Most|Some|Many|One|Two|Three|Mum|Mom|Dad|And|But|So|If|As|For|In|On|At|To|From|With|After|Before|No|Not|Yes|Hi|Hello|Hey|Dear|Thanks|Please|Can|Could|Would|Should|Need|Want|Looking|Make|Create|Build|Add|Use|Show|Put|Website|Menu|Prices|Hours|Services|Contact|About|Opening|Open|Closed|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Die|Der|Das|Ein|Eine|Es|Sie|Er|Und|Im|Am|Für|Le|Les|Un|Une|Il|Elle|On|Au|El|Los|Una|Uno|En|È|Sono|Het|Een|Ik|Bir|Bu|Su|Web|Landing|Home|Homepage|Page|Site|Small|Simple|Modern|Something|Just|Two|Family|Local|Welcome|Tel|Phone|Email|Address|Name|Since|Est|Text|Cover|Price|Price list|Business|Facts)(?![\p{L}'’])/u

function isSubject(reading: Reading, { from }: NameRun): boolean {
  const text = reading.text(from)
  return (
    !noSubject.test(text) ||
    (/^(?:Le|La|Les|El|Il|Two|Three|Der|Die|Das|Au|Home|One|Family|Small|Sunday|Monday) \p{Lu}/u.test(
      text
    ) &&
      text.split(' ').length <= 4)
  )
}

/** More than a nationality, a trade or a first name. */
function isWorthy(reading: Reading, { from }: NameRun): boolean {
  const text = reading.text(from)
  return !/^\p{Lu}\p{Ll}+(?:ish|ian|ese|an|ch|s)?$/u.test(text) ||
    /['’&\d]/.test(text) ||
    text.length > 12
    ? !/^\p{Lu}\p{Ll}+ (?:and|und|et|y|e|en|ve|&) \p{Lu}\p{Ll}+$/u.test(text) || text.includes('&')
    : false
}

function isTown(reading: Reading, { from }: NameRun): boolean {
  return reading.sheet.where.some(
    ({ locality }) => locality && small(locality.value).includes(small(reading.text(from)))
  )
}

/** The name in capitals or quotes that ends here: "Mavi Kapı adında". */
function runBefore(prompt: string, end: number): Stretch | undefined {
  const lead = prompt.slice(Math.max(0, end - 60), end)
  const match =
    /(?:["“”'‘’«]([^"“”«»\n]{1,50})["“”'‘’»]|((?:\p{Lu}[\p{L}\p{N}'’&.-]{0,25}|\d{1,4}|&|ve)(?: (?:\p{Lu}[\p{L}\p{N}'’&.-]{0,25}|\d{1,4}|&|ve(?= \p{Lu}))){0,5}))$/u.exec(
      lead
    )
  const typed = match?.[1] ?? match?.[2]
  if (!match || !typed) return undefined
  // "Kadıköy'de Mavi Kapı": the town is none of it.
  const town = match[1]
    ? 0
    : (/^.*['’](?:de|da|te|ta|den|dan|ten|tan|deki|daki|nin|nın|nun|nün) /u.exec(typed)?.[0]
        .length ?? 0)
  const start = end - lead.length + match.index + match[0].indexOf(typed) + town
  return [start, start + typed.length - town]
}
