import { kindById } from '#designer/kinds/all'
import { mostLikelyKind } from '#designer/reader/annotators/likely_kind'
import { claim } from '#designer/reader/claim'
import type { Reading } from '#designer/reader/reading'
import { kindNounsAt, type KindNoun } from '#designer/reader/shapes/kind_noun'
import { isCapital, tokensOf, type Token } from '#designer/language/tokens'
import { negative, perLanguage } from '#designer/language/words_of'
import type { Stretch } from '#designer/sheet/sheet'

const setOf = (...lists: string[]) => new Set(lists.flatMap((list) => list.split('|')))
const sets = perLanguage((words) => ({
  article: setOf(words.article, words.own),
  own: setOf(words.own),
  introduces: new RegExp(
    `(?:^|[^\\p{L}])(?:${words.introduces}|(?:${words.i_am}) \\p{L}{2,20}(?: \\p{Lu}\\p{L}{1,20})?)$`,
    'iu'
  ),
  follows: setOf(words.follows_kind),
  neutral: setOf(words.neutral),
  noAdjectives: setOf(words.connecting, words.verbs, words.first_person, words.request),
}))
const romance = new Set(['fr', 'es', 'it', 'pt'])
const mostSentences = 4
const mostAdjectives = 4

/** What it says it is, and where. */
interface SaidKind {
  noun: KindNoun
  from: Stretch
  /** Words such as "we are a" say so, and not only where it stands. */
  isSaid: boolean
}

/**
 * What kind of business it is, where a noun that we know stands where people say what they are: "my
 * bakery", "we are a …", "a site for a …", a title line. The words themselves are suggested as the
 * description: on lists that nobody had seen, people meant another sentence of theirs half of the time.
 */
export function annotateKind(reading: Reading): void {
  const said = saidKind(reading)
  if (!said) return
  const { from, isSaid } = said
  const { trade } = said.noun
  // "A new roof for the village hall": where all else tells of another kind, it is not theirs.
  const likely = trade && mostLikelyKind(reading, 'doubt')?.kind
  const isDoubtful = likely !== undefined && broadKind(trade!) !== likely
  const value = reading.text(from).replace(/\s+/g, ' ')
  if (!isInName(value, reading.language.code)) {
    reading.kindAt = from
    const why = isSaid && !isDoubtful ? 'most_likely' : 'by_position'
    claim(reading, 'description', { field: 'who.description', value, from, why })
  }
  if (!trade) return
  if (isDoubtful) reading.suggest({ field: 'who.kind', value: trade, from, why: 'two_readings' })
  else reading.sheet.who.kind = { value: trade, source: 'said', from }
}

/** "The Tuesday Club", "Harbour Yoga Studio"; in other languages nouns have a capital, or stand first. */
const isInName = (phrase: string, code: string) =>
  (code === 'en' || code === 'tr') && / \p{Lu}\S*$/u.test(phrase) && isCapital(phrase)

/** The kind that it refines, or itself. */
const broadKind = (id: string) => kindById(id).refines ?? id

/** The first place of the first sentences that says so. */
function saidKind(reading: Reading): SaidKind | undefined {
  for (const [line, sentence] of reading.sentences.slice(0, mostSentences).entries()) {
    const tokens = tokensOf(reading.text(sentence).slice(0, 400), sentence[0])
    for (let first = 0; first < tokens.length; first++) {
      const nouns = kindNounsAt(tokens, first, reading.language.code)
      for (const noun of nouns) {
        const said = phraseOf(reading, tokens, noun, { sentence, line })
        if (said) return said
      }
      first = nouns[0]?.last ?? first
    }
  }
  return undefined
}

interface Position {
  sentence: Stretch
  line: number
}

/** The noun with its adjectives, where it is what somebody is. */
function phraseOf(
  reading: Reading,
  tokens: Token[],
  noun: KindNoun,
  position: Position
): SaidKind | undefined {
  if (!isWhole(reading, tokens, noun, position.sentence)) return undefined
  const start = startOf(reading, tokens, noun)
  const from: Stretch = [tokens[start].from, tokens[noun.isOpen ? noun.last - 1 : noun.last].to]
  // "Terzi dükkanı" is a tailor's.
  const isOther = reading.language.code === 'tr' && noun.isClosed && start === noun.first
  if (isOther && start > 0 && reading.prompt.slice(tokens[start - 1].to, from[0]) === ' ')
    return undefined
  const ahead = tokens[start - 1]
  // "No app, no wifi"
  const around = tokens.slice(Math.max(0, start - 1), noun.first)
  if (around.some(({ text }) => negative.test(text))) return undefined
  const article = ahead && isArticle(reading, ahead) ? ahead : undefined
  const lead = reading.prompt.slice(position.sentence[0], article?.from ?? from[0]).trimEnd()
  const said = { article, lead, from, ...position }
  const isFirst = standsFirst(reading, said)
  const isSaid = (isFirst && article !== undefined) || isIntroduced(reading, said)
  return (isSaid || isFirst) && reading.isFree(from) ? { noun, from, isSaid } : undefined
}

/** The first of the adjectives in front of it. */
function startOf(reading: Reading, tokens: Token[], noun: KindNoun): number {
  let start = noun.first
  while (start > 0 && noun.first - start < mostAdjectives) {
    const gap = reading.prompt.slice(tokens[start - 1].to, tokens[start].from)
    if (!/^[ -]$/.test(gap) || !isAdjective(reading, tokens[start - 1], noun)) break
    start--
  }
  return start
}

function isAdjective(reading: Reading, { small, text }: Token, { isClosed }: KindNoun): boolean {
  const { code } = reading.language
  const { neutral, noAdjectives, article } = sets(code)
  if (neutral.has(small)) return true
  if (isClosed || romance.has(code) || isOwner(text) || /^\d/.test(text)) return false
  return !noAdjectives.has(small) && !article.has(small) && (code === 'en' || !isCapital(text))
}

/** A phrase with the words in front of it. */
interface Phrase extends Position {
  article?: Token
  lead: string
  from: Stretch
}

/** Whether the words in front of a phrase say that it is theirs: "we are a", "my". */
function isIntroduced(reading: Reading, { article, lead, from: [at], line }: Phrase): boolean {
  const { own, introduces } = sets(reading.language.code)
  if (others.test(lead)) return false
  if (reading.takenAs(at - 1) === 'talk' || reading.takenAs(at - 2) === 'talk') return true
  if (article) {
    const isOwn = own.has(article.small) || isOwner(article.text)
    return introduces.test(lead) || (isOwn && (line === 0 || lead === ''))
  }
  // "Kadıköy'de küçük bir kafe işletiyoruz": in Turkish the verb that says so stands behind it.
  if (reading.language.code === 'tr') return lead !== '' && line < 2
  return introduces.test(lead) && copula.test(lead)
}

/** A title, or what stands behind a mark: "Rye & Co, a bakery", "I'm Eva Jansen, psychologist". */
function standsFirst(reading: Reading, { article, lead, line }: Phrase): boolean {
  if (lead === '') return line < (article ? 1 : 2)
  const before = lead.replace(/[,(|·•–—:“"-]$/, '').trimEnd()
  if (before.length === lead.length || definite.test(article?.small ?? '')) return false
  return line === 0 || sets(reading.language.code).introduces.test(before)
}

const isArticle = ({ language }: Reading, { small, text }: Token) =>
  sets(language.code).article.has(small) || isOwner(text)

const definite = /^(?:the|der|die|das|le|la|el|il|lo|de|het|o)$/
/** What one's family does is another thing. */
const others =
  /(?<!\p{L})(?:wife|husband|mother|father|mum|mom|dad|son|daughter|brother|sister|friend|partner|boyfriend|girlfriend|neighbour|he|she|they|who|frau|mann|mutter|vater|bruder|schwester|freund|freundin|er|femme|mari|mère|père|frère|sœur|elle|il|mujer|marido|madre|padre|hermano|hermana|moglie|marito|fratello|sorella|vrouw|moeder|vader|broer|zus|esposa|mulher|mãe|pai|irmão|irmã)(?: \p{L}{2,20})? (?:is|was|ist|war|est|es|è|was|é|used to be)(?: also| an?)?$/iu
const copula =
  /(?:am|are|'re|’re|bin|sind|ist|is|suis|sommes|soy|somos|es|sono|siamo|è|ben|zijn|sou|é|as|als|comme|como|come|for|se busca)$/i

/** "Mum's": the salon is hers, and no adjective of it. */
const isOwner = (text: string) => /^\p{Ll}+['’]s$/u.test(text)

/** A noun that goes on is another: "yoga mat shop", "hotel software". */
function isWhole(reading: Reading, tokens: Token[], noun: KindNoun, sentence: Stretch): boolean {
  const { code } = reading.language
  const next = tokens[noun.last + 1]
  if (noun.isOpen) return next !== undefined && isCapital(next.text)
  if (!next || next.from >= sentence[1]) return true
  const gap = reading.prompt.slice(tokens[noun.last].to, next.from)
  if (gap !== ' ') return gap !== '-'
  if (isCapital(next.text) || /^\d/.test(next.text)) return code !== 'tr' || noun.first === 0
  if (sets(code).follows.has(next.small)) return true
  return romance.has(code) && !ofThing.test(next.small)
}

const ofThing = /^(?:de|du|des|d['’].*|di|do|da|dos|del|della|dei|delle|pour|per|para)$/
