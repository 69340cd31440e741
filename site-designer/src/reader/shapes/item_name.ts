import type { Item } from '#designer/sheet/sheet'

/** Sums that are said to us, and nobody pays. */
const ownSums =
  /(?<!\p{L})(?:budget|bütçe|presupuesto|orçamento|salary|wages?|turnover|revenue)(?!\p{L}| \d)/iu
/** A part that starts with one of these says something about the business and is no name. */
const noNames =
  /^(?:including|incl|inkl|we|i|you|they|it|he|she|if|when|who|which|that|this|these|there|than|above|below|between|only|just|most|about|around|off|up|all(?! day| night)|everything|every(?! extra)|each|prices?|costs?|charge\p{L}*|starting|from|free|wir|ich|sie|es|wenn|alle|nous|je|vous|il|tout|nosotros|todo|todos|noi|tutti|wij|alles|nós|tudo|biz|ben|her|hepsi|fiyat\p{L}*|ücret\p{L}*|preise?|prix|precios?|prezz[oi]|prijs|preços?|and|or|at|for|to|of|in|with|per|is|are|bis|ab|von)(?![\p{L}'’])/iu
const days = /^(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?$/iu
const bracketed = /^([^()]{2,60})\s\(([^()]{2,120})\)$/u

/** "Margherita – tomato, basil" and "Margherita (tomato, basil)" are a name and a description. */
export function described(text: string): { name: string; description?: string } {
  const found = bracketed.exec(text) ?? /^(.{2,80}?)(?:\s[-–—|]\s|\t|:\s)(.+)$/u.exec(text)
  return found ? { name: found[1].trim(), description: found[2].trim() } : { name: text }
}

/** An item of this name, where it can be one of at most so many words. */
export function named(typed: string, price: string, most: number): Item | undefined {
  const name = typed.replace(/^\d{1,3}[.)]\s/, '').trim()
  const isName =
    /\p{L}{2}/u.test(name) &&
    !/^\p{L}{1,3}\.$/u.test(name) &&
    name.split(/\s+/).length <= most &&
    name.length <= 80 &&
    !days.test(name) &&
    !noNames.test(name) &&
    !ownSums.test(name) &&
    !/[!?@]|\.\s|https?:|www\./iu.test(name) &&
    !/(?<!\p{L})(?:over|under|above|below|than|just|über|unter|plus de|más de|oltre|boven|acima de)$/iu.test(
      name
    )
  return isName ? { name, price } : undefined
}

const lead = /^(?:(?:and|plus|also|or|our|my|und|sowie|et|y|e|en|ve|ayrıca)\s){1,3}/iu
const saying =
  /^(?:[^:]{0,60}?(?<!\p{L})(?:sells?|selling|offers?|offering|serves?|serving|do|does|make|makes|bakes?|have|has|include|like|such as|verkaufen|bieten|vendons|proposons|vendemos|ofrecemos|hacemos|vendiamo|offriamo|verkopen|oferecemos)\s)/iu
export const copula =
  /(?:\s(?:begins?|starts?))?\s?(?<!\p{L})(?:is|are|costs?|pays?|begins?|can be hired|at|for|kostet|kosten|für|zu|coûte(?:nt)?|à|cuestan?|por|a|costa(?:no)?|kost|voor|custam?|starts?|it['’]?s)$/iu

/** "There is a pack of ten for £15": it names a thing like the parts around it. */
const thereIs = /^(?:there(?:['’]s| is| are)|es gibt|il y a|hay|c['’]è|er is|há)\s/iu

/** What stands before a price, without a label and words of selling. */
export function nameBefore(before: string): string {
  const colon = before.search(/:\s/)
  const label = colon >= 0 && before.slice(colon + 1).trim() !== '' ? colon + 1 : 0
  const typed = before
    .slice(label)
    .trim()
    .replace(lead, '')
    .replace(saying, '')
    .replace(thereIs, '')
  return typed.replace(/[\s(=:–—-]+$/u, '').replace(copula, '')
}
