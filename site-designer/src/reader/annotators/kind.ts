import { kindById } from '#designer/kinds/all'
import { mostLikelyKind } from '#designer/reader/annotators/likely_kind'
import { claim, doubt } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import { kindNounsAt, type KindNoun } from '#designer/reader/shapes/kind_noun'
import { isCapital, tokensOf, type Token } from '#designer/reader/shapes/tokens'
import { anyOf, perLanguage, wordsOf } from '#designer/reader/words/words_of'
import type { Stretch } from '#designer/sheet/sheet'

const romance = new Set(['fr', 'es', 'it', 'pt'])
const sets = perLanguage((words) => ({
  article: new Set(`${words.article}|${words.own}`.split('|')),
  own: new Set(words.own.split('|')),
  introduces: new RegExp(
    `(?:^|[^\\p{L}])(?:${words.introduces}|(?:${words.i_am}) \\p{L}{2,20}(?: \\p{Lu}\\p{L}{1,20})?)$`,
    'iu'
  ),
  follows: new Set(words.follows_kind.split('|')),
  neutral: new Set(words.neutral.split('|')),
  page: anyOf(words.page, 'iu'),
  pageNouns: new Set(wordsOf('en').page_nouns.concat('|', words.page_nouns).split('|')),
}))

/** What it says it is, with the place where it says so. */
interface SaidKind {
  noun: KindNoun
  from: Stretch
  sentence: Stretch
  /** What tells that it says so, by its name in data/evidence/reader.yaml. */
  evidence: string
}

/**
 * What kind of business it is, where a noun that we know stands where people say what they are: "my
 * bakery", "we are a …", "a site for a …", a title line.
 */
export function annotateKind(reading: Reading): void {
  const said = saidKinds(reading)
  const [first] = said
  if (!first) return
  const described = said.find((one) => !isInName(reading, one))
  const { trade } = first.noun
  // "A new roof for the village hall": where all else tells of another kind, it is not theirs.
  const likely = mostLikelyKind(reading, 'doubt')?.kind
  const isDoubtful = likely !== undefined && trade !== undefined && broadKind(trade) !== likely
  if (described) describe(reading, described, isDoubtful)
  if (!trade) return
  const { from } = first
  if (isDoubtful) reading.suggest({ field: 'who.kind', value: trade, from, why: 'two_readings' })
  else reading.sheet.who.kind = { value: trade, source: 'said', from }
}

function describe(reading: Reading, { evidence, from }: SaidKind, isDoubtful: boolean): void {
  const value = reading.text(from).replace(/\s+/g, ' ')
  // A "CV" or "my shop" says what the page is, and of nobody what they are.
  const { pageNouns, page } = sets(reading.language.code)
  const isOfPage = pageNouns.has(value.toLowerCase()) || page.test(value)
  reading.kindAt = from
  const found = { field: 'who.description' as const, value, from }
  if (isDoubtful) doubt(reading, 'description.doubtful', found)
  else claim(reading, isOfPage ? 'description.page' : evidence, found)
}

/** The kind that it refines, or itself. */
const broadKind = (id: string) => kindById(id).refines ?? id

/** "The Tuesday Club", "Harbour Yoga Studio": a noun in capitals behind capitals is part of a name. */
function isInName(reading: Reading, { noun, from }: SaidKind): boolean {
  const typed = reading.text(from)
  const words = tokensOf(typed)
  const own = words.slice(-(noun.last - noun.first + 1))
  // "Çınaraltı Fırını": in Turkish what stands in front is no adjective of it.
  const isBehindName = /\p{Lu}\p{L}* $/u.test(reading.prompt.slice(0, from[0]))
  if (reading.language.code === 'tr' && isBehindName && own.every(({ text }) => isCapital(text)))
    return true
  return (
    ['en', 'tr'].includes(reading.language.code) &&
    words.length > own.length &&
    own.every(({ text }) => isCapital(text)) &&
    isCapital(words.at(-own.length - 1)!.text)
  )
}

/** Every place of the first sentences that says so, in order; of several trades the first sentence counts. */
function saidKinds(reading: Reading): SaidKind[] {
  const { code } = reading.language
  const said: SaidKind[] = []
  for (const [at, sentence] of reading.sentences.slice(0, 4).entries()) {
    const tokens = tokensOf(reading.text(sentence).slice(0, 400), sentence[0])
    for (let first = 0; first < tokens.length; first++) {
      const nouns = kindNounsAt(tokens, first, code)
      for (const noun of nouns) {
        const phrase = phraseOf(reading, tokens, noun, sentence, at)
        if (!phrase) continue
        said.push({ noun, sentence, ...phrase })
        break
      }
      first = nouns[0]?.last ?? first
    }
    if (said.length > 0) return said
  }
  return said
}

/** The noun with its adjectives, where it is what somebody is. */
function phraseOf(
  reading: Reading,
  tokens: Token[],
  noun: KindNoun,
  sentence: Stretch,
  line: number
): Pick<SaidKind, 'from' | 'evidence'> | undefined {
  if (!isWhole(reading, tokens, noun, sentence)) return undefined
  const start = startOf(reading, tokens, noun)
  const from: Stretch = [tokens[start].from, tokens[noun.isOpen ? noun.last - 1 : noun.last].to]
  if (!reading.isFree(from)) return undefined
  // "Terzi dükkanı" is a tailor's: a word in front that is no adjective makes it another.
  const isOther =
    reading.language.code === 'tr' && noun.isClosed && start === noun.first && start > 0
  if (isOther && reading.prompt.slice(tokens[start - 1].to, from[0]) === ' ') return undefined
  const { article, introduces } = sets(reading.language.code)
  const ahead = tokens[start - 1]
  if (ahead && (article.has(ahead.small) || isOwner(ahead)))
    return isIntroduced(reading, ahead, sentence, line)
      ? { from, evidence: 'description.said' }
      : undefined

  const before = reading.prompt.slice(sentence[0], from[0]).trimEnd()
  const isRequested =
    from[0] > 0 &&
    (reading.takenAs(from[0] - 1) === 'talk' || reading.takenAs(from[0] - 2) === 'talk')
  if (isRequested) return { from, evidence: 'description.said' }
  if (before === '' && (line <= 1 || isLine(reading, from)))
    return {
      from,
      // "DJ Solace", "Teacher Skye": a title in front of a name.
      evidence: /^ \p{Lu}/u.test(reading.prompt.slice(from[1], from[1] + 2))
        ? 'description.title'
        : 'description.first',
    }
  if (/[,(|·•–—:“"-]$/.test(before)) {
    if (introduces.test(before.slice(0, -1).trimEnd()))
      return { from, evidence: 'description.said' }
    if (line === 0) return { from, evidence: 'description.behind_mark' }
  }
  if (introduces.test(before) && (line === 0 ? copula : being).test(before))
    return { from, evidence: 'description.said' }
  return reading.language.code === 'tr' && line <= 1
    ? { from, evidence: 'description.said' }
    : undefined
}

/** The first of the adjectives in front of it. */
function startOf(reading: Reading, tokens: Token[], noun: KindNoun): number {
  const { article, neutral } = sets(reading.language.code)
  let start = noun.first
  while (start > 0 && noun.first - start < 5) {
    const word = tokens[start - 1]
    const gap = reading.prompt.slice(word.to, tokens[start].from)
    const joins = gap === ' ' || gap === '-' || (gap === ', ' && /^\p{Ll}/u.test(word.text))
    if (
      !joins ||
      article.has(word.small) ||
      isOwner(word) ||
      !isAdjective(word, noun, neutral, reading.language.code)
    )
      break
    start--
  }
  return start
}

/** An article makes it theirs only behind words such as "we are", "my" anywhere at the start. */
function isIntroduced(reading: Reading, article: Token, sentence: Stretch, line: number): boolean {
  const { own, introduces } = sets(reading.language.code)
  const lead = reading.prompt.slice(sentence[0], article.from).trimEnd()
  if (others.test(lead)) return false
  if (introduces.test(lead)) return true
  if (own.has(article.small) || isOwner(article)) return lead === '' || line === 0
  const isDefinite = /^(?:the|der|die|das|le|la|el|il|lo|de|het|o)$/.test(article.small)
  return line === 0 && (lead === '' || /[,:(–—-]$/.test(lead))
    ? !isDefinite || lead === ''
    : /[,:(–—-]$/.test(lead) && !isDefinite
}

/** What one's family does is another thing. */
const others =
  /(?<!\p{L})(?:wife|husband|mother|father|mum|mom|dad|son|daughter|brother|sister|friend|partner|boyfriend|girlfriend|neighbour|he|she|they|who|frau|mann|mutter|vater|bruder|schwester|freund|freundin|er|femme|mari|mère|père|frère|sœur|elle|il|mujer|marido|madre|padre|hermano|hermana|moglie|marito|fratello|sorella|vrouw|moeder|vader|broer|zus|esposa|mulher|mãe|pai|irmão|irmã)(?: \p{L}{2,20})? (?:is|was|ist|war|est|es|è|was|é|used to be)(?: also| an?)?$/iu
const copula =
  /(?:am|are|'re|’re|bin|sind|ist|is|suis|sommes|soy|somos|es|sono|siamo|è|ben|zijn|sou|é|as|als|comme|como|come|for|se busca)$/i

/** Those of them that say what somebody is, in any sentence. */
const being =
  /(?:am|are|'re|’re|bin|sind|ist|is|suis|sommes|soy|somos|es|sono|siamo|è|ben|zijn|sou|é)$/i

/** "Mum's": the salon is hers, and no adjective of it. */
function isOwner({ text }: Token): boolean {
  return /^\p{Ll}+['’]s$/u.test(text)
}

/** It is a line of its own, up to a mark. */
function isLine({ prompt }: Reading, [start, end]: Stretch): boolean {
  return prompt[start - 1] === '\n' && /^(?:$|[\n,(|·•–—:-])/.test(prompt.slice(end).trimStart())
}

/** A noun that goes on is another: "yoga mat shop", "hotel software". */
function isWhole(reading: Reading, tokens: Token[], noun: KindNoun, sentence: Stretch): boolean {
  const { follows } = sets(reading.language.code)
  const next = tokens[noun.last + 1]
  const end = tokens[noun.last].to
  if (noun.isOpen) return next !== undefined && isCapital(next.text)
  if (!next || next.from >= sentence[1]) return true
  const gap = reading.prompt.slice(end, next.from)
  if (gap !== ' ') return gap !== '-'
  if (reading.language.code === 'tr' && isCapital(next.text) && noun.first > 0) return false
  if (isCapital(next.text) || follows.has(next.small) || /^\d/.test(next.text)) return true
  return romance.has(reading.language.code)
    ? !/^(?:de|du|des|d['’].*|di|do|da|dos|del|della|dei|delle|pour|per|para)$/.test(next.small)
    : false
}

function isAdjective(word: Token, noun: KindNoun, neutral: Set<string>, code: string): boolean {
  if (neutral.has(word.small)) return true
  if (noun.isClosed || /^\d/.test(word.text)) return false
  if (romance.has(code)) return false
  if (
    /^(?:dog|dogs|cat|cats|pet|pets|horse|doll|dolls|toy|boat|tree|bug|computer|web|website|model|online|no|not|to|of|in|at|for|is|are|and|or|was|like|than|with|from|by|on|near|your|their|his|her|every|each|other|another|any|this|that|next|opposite|above|behind|old|former|local|am|be|been|run|runs|own|owns|have|has|had|call|called|named|open|opened|started|also|my|our|who|which|just|so|do|does|did|get|got|make|makes|sell|sells|visit|find|see|i|we|need|want|you|he|she|they|it|der|die|das|den|dem|und|oder|zu|als|für|im|am|vom|beim|neben|über|ve|ile|olan|için|ben|biz|van|voor|en|bij)$/.test(
      word.small
    )
  )
    return false
  // Adjectives of German and Dutch end so before a noun.
  if (code === 'de' || code === 'nl')
    return (
      /^\p{Ll}{2,}e[rnsm]?$/u.test(word.text) &&
      !/^(?:hei(?:ß|ss)e|habe|haben|führe|betreibe|eine[rn]?|meine[rn]?|unsere[rn]?|diese|zijn|hebben|deze)$/.test(
        word.small
      )
    )
  return code === 'en' || /^\p{Ll}/u.test(word.text)
}
