import { each, type Reader } from '#designer/instructions/readers/reader'
import type { Stretch } from '#designer/instructions/stretch'
import { tradeNamed } from '#designer/instructions/values/trade'
import { has, typed } from '#designer/instructions/words/piece'

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
  if (said && !tradeNamed(typed(text, shape.to), language)) return undefined
  if (aboutThePage(stretch) && !(madeFor && !has(pieces, 'section'))) return undefined
  // "Erkek berberi, kuaför değil", "a plumber, not an electrician": the one it is.
  const itself = text.replace(denied[language], ' ')
  const found = tradeNamed(itself, language)
  return found && each(stretch, [{ do: 'set_trade', trade: found.id, noun: found.noun }])
}

const denied = {
  en: /\b(?:not|and not|rather than|instead of|no longer)\s+(?:(?:an?|the)\s+)?[^,.;]*/i,
  tr: /(?:,[^,]*|(?<=[ıiuü][zm])\s+\p{L}+\s+)(?<!\p{L})de[ğg]il\p{L}*\s*$|^[^,]*?(?<!\p{L})de[ğg]il\p{L}*(?=[\s,]+\p{L})/iu,
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
