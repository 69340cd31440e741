import { byHand, type Applier, type Revision } from '#designer/revise/revision'
import { setHours } from '#designer/revise/hours'
import type { Way } from '#designer/sheet/sheet'
import { neutralKind } from '#designer/kinds/all'
import { tradeById } from '#designer/trades/all'

export const setFact: Applier<'set_fact'> = (revision, instruction, words) => {
  const { sheet, answer } = revision
  const value = instruction.value.trim()
  const noted = answer.texts.fact(answer.names.facts[instruction.fact], value)
  switch (instruction.fact) {
    case 'name':
      sheet.who.name = byHand(value)
      if (sheet.who.has_no_name) revision.edited('who.has_no_name')
      delete sheet.who.has_no_name
      revision.edited('who.name')
      return noted
    case 'since':
      if (!/^\d{4}$/.test(value)) return undefined
      sheet.who.founding_year = byHand(value)
      revision.edited('who.founding_year')
      return noted
    case 'phone':
      if (value.replace(/\D/g, '').length < 3) return undefined
      reachedBy(revision, 'telephones', value)
      return noted
    case 'email':
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return undefined
      reachedBy(revision, 'emails', value)
      return noted
    case 'address': {
      const place = revision.place(words)
      if (!place) return undefined
      place.street_address = byHand(value)
      revision.edited('where.street_address')
      return noted
    }
    case 'place': {
      const place = revision.place(words)
      if (!place) return undefined
      place.locality = byHand(value)
      revision.edited('where.locality')
      return noted
    }
    case 'hours':
      return setHours(revision, value, words)
  }
}

/** Takes the place of the only one; beside several it is one more, because nobody said which is old. */
function reachedBy(revision: Revision, list: 'telephones' | 'emails', value: string): void {
  const { contact } = revision.sheet
  const kept = contact[list].length > 1 ? contact[list].filter((one) => one.value !== value) : []
  contact[list] = [...kept, byHand(value)]
  revision.edited(`contact.${list}`)
  const way: Way = list === 'telephones' ? 'telephone' : 'email'
  if (!contact.refused.some((refused) => refused.value === way)) return
  contact.refused = contact.refused.filter((refused) => refused.value !== way)
  revision.edited('contact.refused')
}

export const setTrade: Applier<'set_trade'> = (revision, { trade, noun }) => {
  const { sheet, answer } = revision
  const description = noun ?? tradeById(trade).words[answer.language].noun
  if (trade !== neutralKind) {
    sheet.who.kind = byHand(trade)
    revision.edited('who.kind')
  }
  sheet.who.description = byHand(description)
  revision.edited('who.description')
  return answer.texts.trade(description)
}
