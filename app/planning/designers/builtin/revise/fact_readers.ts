import { composeIn } from '#planning/designers/builtin/draft'
import { said } from '#planning/designers/builtin/facts/fact'
import { findClasses, findHours } from '#planning/designers/builtin/facts/hours'
import { findName } from '#planning/designers/builtin/facts/name'
import { findOffers } from '#planning/designers/builtin/facts/offers'
import { ownWords } from '#planning/designers/builtin/facts/own_words'
import { findAddress, findPlace } from '#planning/designers/builtin/facts/place'
import { findProof } from '#planning/designers/builtin/facts/proof'
import { findReach } from '#planning/designers/builtin/facts/reach'
import { kindIn } from '#planning/designers/builtin/facts/wishes'
import { dress } from '#planning/designers/builtin/page_grammar'
import { insertDressed, placeFor } from '#planning/designers/builtin/revise/page_parts'
import { adding, dropping, type Reader } from '#planning/designers/builtin/revise/reader'
import { tradeById } from '#planning/designers/builtin/trades/all'
import { findNoun } from '#planning/designers/builtin/trades/nouns'
import { recogniseTrade } from '#planning/designers/builtin/trades/recognise'

export const name: Reader = (plan, clause) => {
  const asked =
    /\b(?:called|named|name(?: is|['’]s|:| to| should be)|call (?:it|us)|rename)\b/i.test(clause)
  if (!asked) return undefined
  const text = clause.replace(
    /\b(?:the |our |my )?(?:business )?name (?:should be|to)\b|\bcall (?:it|us)\b|\brename (?:it |us )?to\b|\bchange (?:the )?name to\b/i,
    'called'
  )
  const found = findName(text)
  if (!found) return undefined
  plan.brief.name = said(found)
  return { says: `The name is ${found}.` }
}

export const trade: Reader = (plan, clause) => {
  if (
    !/\b(?:we(?:['’]re| are)|i(?:['’]m| am)|it(?:['’]s| is)|this is|actually|not a)\b/i.test(clause)
  )
    return undefined
  if (/\b(?:called|named|open)\b/i.test(clause)) return undefined
  const guess = recogniseTrade(clause)
  if (guess.confidence === 0 || guess.id === plan.brief.trade.value) return undefined
  plan.brief.trade = said(guess.id)
  plan.brief.noun = findNoun(clause)
  plan.brief.confidence = 1
  plan.brief.alternatives = []
  const kinds = plan.sections.map((section) =>
    ['menu', 'prices', 'services'].includes(section.kind)
      ? tradeById(guess.id).offerKind
      : section.kind
  )
  Object.assign(plan, composeIn(plan.direction, plan.brief, plan.seed))
  plan.sections = dress([...new Set(kinds)], plan)
  return { says: `Understood as: ${tradeById(guess.id).words.en.noun}.` }
}

export const place: Reader = (plan, clause) => {
  const address = findAddress(clause)
  const found = findPlace(clause, plan.brief.name?.value)
  if (
    !address &&
    !(found && /\b(?:in|near|based|located|address|place|town|moved)\b/i.test(clause))
  )
    return undefined
  if (address) plan.brief.address = said(address)
  if (found) plan.brief.place = said(found)
  return { says: `The place is ${[address, found].filter(Boolean).join(', ')}.` }
}

export const hours: Reader = (plan, clause) => {
  const classes = findClasses(clause)
  if (classes.length > 0) {
    plan.brief.classes = [...plan.brief.classes, ...classes]
    return {
      says: `${classes.length} ${classes.length === 1 ? 'class' : 'classes'} noted in the week.`,
    }
  }
  const found = findHours(clause)
  if (!found) return undefined
  plan.brief.hours = said(found)
  return { says: 'Opening hours noted.' }
}

export const reach: Reader = (plan, clause) => {
  const found = findReach(clause)
  if (!found.phone && !found.email && found.links.length === 0) return undefined
  if (found.phone && !findHours(clause)) plan.brief.phone = said(found.phone)
  if (found.email) plan.brief.email = said(found.email)
  for (const link of found.links) {
    plan.brief.links = [...plan.brief.links.filter((other) => other.label !== link.label), link]
  }
  return {
    says: `Noted: ${[found.phone, found.email, ...found.links.map((link) => link.label)].filter(Boolean).join(', ')}.`,
  }
}

export const proof: Reader = (plan, clause) => {
  if (dropping.test(clause)) return undefined
  const found = findProof(clause)
  const fresh = found.claims.filter((claim) => !plan.brief.claims.includes(claim))
  if (!found.since && fresh.length === 0) return undefined
  if (found.since) plan.brief.since = found.since
  plan.brief.claims = [...plan.brief.claims, ...fresh]
  return {
    says: `Noted: ${[found.since && `since ${found.since}`, ...fresh].filter(Boolean).join(', ')}.`,
  }
}

export const offers: Reader = (plan, clause) => {
  const { goods } = tradeById(plan.brief.trade.value).words.en
  const removing = dropping.test(clause)
  if (removing) {
    const gone = plan.brief.offers.filter((offer) =>
      clause.toLowerCase().includes(offer.name.toLowerCase())
    )
    if (gone.length === 0) return undefined
    plan.brief.offers = plan.brief.offers.filter((offer) => !gone.includes(offer))
    return { says: `No longer offered: ${gone.map((offer) => offer.name).join(', ')}.` }
  }
  if (kindIn(clause) && !/[£€$₺\d]/.test(clause)) return undefined
  const text = clause.replace(/^(?:add|include|also|list|mention)\s+(?:that )?/i, 'we offer ')
  const found = findOffers(text, goods)
  if (
    found.length === 0 ||
    /\b(?:colou?r|font|theme|look|style|section|darker|lighter|corner)/i.test(clause)
  )
    return undefined
  for (const offer of found) {
    const same = plan.brief.offers.find(
      (other) => other.name.toLowerCase() === offer.name.toLowerCase()
    )
    if (same) Object.assign(same, offer)
    else plan.brief.offers.push(offer)
  }
  return {
    says: `Offers noted: ${found.map((offer) => (offer.price ? `${offer.name} (${offer.price})` : offer.name)).join(', ')}.`,
  }
}

export const ownSentence: Reader = (plan, clause) => {
  const found = ownWords(clause).filter((sentence) => !plan.brief.ownWords.includes(sentence))
  if (found.length === 0 || adding.test(clause) || dropping.test(clause)) return undefined
  plan.brief.ownWords.push(...found)
  if (!plan.sections.some((section) => section.kind === 'about')) {
    const kinds = plan.sections.map((section) => section.kind)
    kinds.splice(placeFor('about', kinds), 0, 'about')
    insertDressed(plan, kinds)
  }
  return { says: 'Your sentence goes on the page as you wrote it.' }
}
