import type { SectionKind } from '#planning/site/kinds'
import { capital } from '#planning/designers/builtin/normalise'
import type { BuiltinPlan } from '#planning/designers/builtin/plan_data'
import {
  insertDressed,
  kindFor,
  kindsFor,
  placeFor,
  sectionNames,
} from '#planning/designers/builtin/revise/page_parts'
import { adding, dropping, type Reader } from '#planning/designers/builtin/revise/reader'

export const dropSection: Reader = (plan, clause) => {
  if (!dropping.test(clause)) return undefined
  if (/\bform\b/i.test(clause)) {
    plan.brief.wishes.noForm = true
    plan.brief.form = false
    return { says: 'The form is gone; how to reach you stays.' }
  }
  const kinds = kindsFor(plan, clause)
  if (kinds.length === 0) return undefined
  return { says: kinds.map((kind) => dropOne(plan, kind)).join(' ') }
}

function dropOne(plan: BuiltinPlan, kind: SectionKind): string {
  if (kind === 'hero') return 'The opening stays: a page needs its title.'
  const there = plan.sections.some((section) => section.kind === kind)
  const priced = plan.brief.offers.some((offer) => offer.price)
  if (kind === 'prices' && priced) {
    for (const offer of plan.brief.offers) delete offer.price
    if (!there) return 'The prices are gone; what you offer stays.'
  }
  if (!there)
    return `There is no ${sectionNames[kind].replace(/^the /, '')} on the page to take out.`
  plan.sections = plan.sections.filter((section) => section.kind !== kind)
  plan.brief.wishes.refuse = [...new Set([...plan.brief.wishes.refuse, kind])]
  return `Taken out: ${sectionNames[kind]}.`
}

export const addSection: Reader = (plan, clause) => {
  if (dropping.test(clause) || !adding.test(clause)) return undefined
  const asked = clause.replace(
    /^.*?\b(?:add|include|insert|put in|show|need|want|give (?:us|me))\b/i,
    ''
  )
  if (/\bform\b/i.test(asked)) {
    plan.brief.wishes.noForm = false
    return { says: 'A form on the page; it needs your contact e-mail to send to.' }
  }
  const kinds = kindsFor(plan, asked)
  if (kinds.length === 0) return undefined
  return { says: kinds.map((kind) => addOne(plan, kind)).join(' ') }
}

function addOne(plan: BuiltinPlan, kind: SectionKind): string {
  plan.brief.wishes.refuse = plan.brief.wishes.refuse.filter((refused) => refused !== kind)
  if (plan.sections.some((section) => section.kind === kind)) {
    return `${capital(sectionNames[kind])} is on the page already.`
  }
  const kinds = plan.sections.map((section) => section.kind)
  kinds.splice(placeFor(kind, kinds), 0, kind)
  insertDressed(plan, kinds)
  return `Added: ${sectionNames[kind]}.`
}

export const moveSection: Reader = (plan, clause) => {
  const match =
    /\b(?:move|put|place)\b(.+?)\b(up|down|first|last|to the (?:top|bottom|end)|(?:above|before|below|after|under)\s.+)$/i.exec(
      clause
    )
  if (!match) return undefined
  const kind = kindFor(plan, match[1])
  const at = plan.sections.findIndex((section) => section.kind === kind)
  if (!kind || kind === 'hero' || at < 0) return undefined
  const [section] = plan.sections.splice(at, 1)
  const where = match[2].toLowerCase()
  const other = kindFor(plan, where.replace(/^(?:above|before|below|after|under)\s/, ''))
  const otherAt = plan.sections.findIndex((entry) => entry.kind === other)
  let to = at
  if (where === 'up') to = at - 1
  else if (where === 'down') to = at + 1
  else if (/first|top/.test(where)) to = 1
  else if (/last|bottom|end/.test(where)) to = plan.sections.length
  else if (otherAt >= 0) to = /^(?:above|before)/.test(where) ? otherAt : otherAt + 1
  to = Math.max(1, Math.min(plan.sections.length, to))
  plan.sections.splice(to, 0, section)
  return to === at
    ? { says: `${capital(sectionNames[kind])} stays where it is.` }
    : { says: `Moved: ${sectionNames[kind]}, now number ${to + 1} on the page.` }
}
