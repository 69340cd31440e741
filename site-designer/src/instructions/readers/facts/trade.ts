import type { Clause } from '#designer/instructions/instruction'
import { each, type Reader } from '#designer/instructions/readers/reader'
import type { Stretch } from '#designer/instructions/stretch'
import { has, typed } from '#designer/instructions/words/piece'
import { called } from '#designer/trades/called'
import { callingsIn } from '#designer/trades/calling'
import { ownNoun } from '#designer/trades/own_noun'
import { recogniseTrade } from '#designer/trades/recognise'
import { service } from '#designer/trades/service'

const saying = {
  en: /\b(?:we(?:['’]re| are|re| r)|i(?:['’]m| am|m)|it(?:['’]s| is|s)|this is|actually|not an?|run|own|my business is|our business is|the business is)\b/i,
  tr: /(?<!\p{L})(?:biz|ben|burası|aslında|bu bir|bir|işletmemiz|dükkanımız|işletiyoruz|işletiyorum|de[ğg]il\p{L}*|mesleğimiz|mesleğim)(?!\p{L})/iu,
}

/** "We are a plumber, not an electrician", "biz fırın değil pastaneyiz". */
export const trade: Reader = (stretch) => {
  const { shape, pieces, text, language } = stretch
  if (
    shape.verb !== undefined &&
    !['be', 'other', 'sell', 'change', 'make', 'want', 'add', 'keep'].includes(shape.verb)
  )
    return undefined
  if (shape.verb && shape.verb !== 'be' && !has(pieces, 'thing', 'trade')) return undefined
  // "Add a shop with a basket" tells nothing of the business.
  if (language === 'en' && (shape.verb === 'add' || has(pieces, 'beyond'))) return undefined
  // "Beard trim isn't 15, it's 18" is about a price.
  const priced = pieces.some(({ tokens }) => /^[£€$]?\d{1,3}(?:[.,]\d+)?$/.test(tokens[0].text))
  if (language === 'en' && priced && !has(pieces, 'own')) return undefined
  // "Kuaförüz": the ending alone says so, of a word for a business.
  const named = language === 'tr' && /[ıiuü][zm]$/iu.test(text)
  if (!saying[language].test(text) && !has(pieces, 'thing', 'trade') && !named) return undefined
  // "Oto sanayideyiz" says where.
  if (language === 'tr' && /['’]?[dt][ae](?:y[ıi][zm](?!\p{L})|$)/iu.test(text)) return undefined
  const madeFor = language === 'tr' && /(?<!\p{L})için$/iu.test(text)
  // "The shop is in Margate" says where it is, and not what.
  const said = language === 'en' && shape.verb === 'be' && has(shape.object, 'thing', 'trade')
  if (said && recogniseTrade(typed(text, shape.to), language).confidence === 0) return undefined
  if (aboutThePage(stretch) && !(madeFor && !has(pieces, 'section'))) return undefined
  // "Erkek berberi, kuaför değil": the one it is.
  const itself =
    language === 'tr'
      ? text.replace(/(?:,[^,]*|(?<=[ıiuü][zm])\s+\p{L}+\s+)(?<!\p{L})de[ğg]il\p{L}*\s*$/iu, '')
      : text
  const guess = recogniseTrade(itself, language)
  if (guess.confidence === 0) return ownCalling(stretch, itself)
  const noun = ownNoun(itself, undefined, guess, language)
  if (named && !noun && !saying.tr.test(text)) return undefined
  // "Dükkânı taşıdık": any business, and no trade.
  const any = noun !== undefined && /^(?:d[uü]kk[aâ]n|mağaza|işletme|firma|şirket)/iu.test(noun)
  if (language === 'tr' && any && !/(?<!\p{L})bir\s|[ıiuü]z$/iu.test(text)) return undefined
  return each(stretch, [{ do: 'set_trade', trade: guess.id, ...(noun ? { noun } : {}) }])
}

/** "We're a piano tuner": what one calls oneself outright, and what is none of our trades. */
function ownCalling(stretch: Stretch, text: string): Clause[] | undefined {
  const { language } = stretch
  const said = callingsIn(text, language).find(
    ({ outright, only, noun }) => outright && !only && noun !== undefined
  )
  if (!said || called(said, language).tells !== 'other') return undefined
  return each(stretch, [{ do: 'set_trade', trade: service.id, noun: said.noun }])
}

function aboutThePage({ pieces }: Stretch): boolean {
  return (
    has(pieces, 'part') ||
    has(pieces, 'section') ||
    has(pieces, 'thing', 'section') ||
    has(pieces, 'fact', 'name') ||
    has(pieces, 'degree') ||
    has(pieces, 'thing', 'page') ||
    has(pieces, 'thing', 'color') ||
    has(pieces, 'thing', 'look') ||
    has(pieces, 'mood')
  )
}
