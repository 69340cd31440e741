import { said } from '#designer/facts/fact'
import { findClasses, findHours } from '#designer/facts/hours'
import { ownWords } from '#designer/facts/own_words'
import { findProof } from '#designer/facts/proof'
import { findReach } from '#designer/facts/reach'
import { nounOf } from '#designer/fill/title'
import { inTrade } from '#designer/outline/in_trade'
import { capital, typographic } from '#designer/text/normalise'
import type { Applier } from '#designer/revise/applier'
import { insertDressed, placeFor } from '#designer/revise/page_parts'

export const setFact: Applier<'set_fact'> = (plan, { fact, value }, { names, texts }) => {
  const { brief } = plan
  if (fact === 'hours') {
    const hours = findHours(value, brief.language) ?? findHours(value, other(brief.language))
    if (!hours) return undefined
    brief.hours = said(hours)
    return { says: texts.hours }
  }
  if (fact === 'since') brief.since = value
  else brief[fact] = said(value)
  return { says: texts.fact(names.facts[fact], value) }
}

const other = (language: 'en' | 'tr') => (language === 'tr' ? 'en' : 'tr')

export const setTrade: Applier<'set_trade'> = (plan, { trade, noun }, { texts }) => {
  const { brief } = plan
  if (trade !== brief.trade.value || noun !== brief.noun) {
    Object.assign(plan, inTrade(plan, trade, noun))
  }
  return { says: texts.trade(nounOf(plan.brief)) }
}

/** What the business says of itself, each where the plan keeps such things. */
export const addWords: Applier<'add_words'> = (plan, { text }, { texts }) => {
  const { brief } = plan
  const { language } = brief
  const classes = findClasses(text, language)
  if (classes.length > 0) {
    brief.classes = [...brief.classes, ...classes]
    return { says: texts.classes(classes.length) }
  }
  const { links } = findReach(text)
  if (links.length > 0) {
    const kept = brief.links.filter((old) => !links.some((link) => link.label === old.label))
    brief.links = [...kept, ...links]
    return { says: texts.noted(links.map((link) => link.label).join(', ')) }
  }
  const [sentence] = ownWords(text, language)
  const claims = findProof(text, language).claims.filter((claim) => !brief.claims.includes(claim))
  if (claims.length > 0 && !sentence) {
    brief.claims = [...brief.claims, ...claims]
    return { says: texts.noted(claims.join(', ')) }
  }
  brief.claims = [...brief.claims, ...claims]
  const own = sentence ?? capital(typographic(text), language)
  if (!brief.ownWords.includes(own)) brief.ownWords.push(own)
  if (!plan.sections.some(({ kind }) => kind === 'about')) {
    const kinds = plan.sections.map(({ kind }) => kind)
    kinds.splice(placeFor('about', kinds), 0, 'about')
    insertDressed(plan, kinds)
  }
  return { says: texts.ownWords }
}
