import type { Section, Site } from '#planning/site/site'
import { copyIn } from '#planning/designers/builtin/copy/copy_in'
import { hoursSentence, openings } from '#planning/designers/builtin/fill/schedule'
import { mainAction } from '#planning/designers/builtin/fill/contact'
import { nounOf, shownName } from '#planning/designers/builtin/fill/title'
import { fold, lower } from '#planning/designers/builtin/letters'
import { capital, listed } from '#planning/designers/builtin/normalise'
import type { BuiltinPlan } from '#planning/designers/builtin/plan_data'
import { tradeById } from '#planning/designers/builtin/trades/all'

/** Everything around the sections: names, structured facts, head and foot. */
export function siteFrom(plan: BuiltinPlan, sections: Section[]): Site {
  const { brief } = plan
  const copy = copyIn(brief.language)
  const trade = tradeById(brief.trade.value)
  const name = shownName(brief)
  const place = brief.place?.value
  const action = mainAction(plan)
  const footLines = [
    [capital(nounOf(brief), brief.language), place]
      .filter((part) => brief.trade.source !== 'assumed' || part === place)
      .filter(Boolean)
      .join(', '),
    brief.hours ? hoursSentence(brief.hours.value, copy) : '',
    brief.since ? copy.since(brief.since) : '',
  ].filter((line) => line !== '' && line !== name)

  return {
    schema: 1,
    language: brief.language,
    direction: plan.direction,
    seed: plan.seed,
    motif: plan.motif,
    look: plan.look,
    business: {
      name,
      trade: nounOf(brief),
      schema_type: trade.schemaType,
      ...(place ? { place } : {}),
      ...(brief.address ? { address: brief.address.value } : {}),
      ...(brief.phone ? { phone: brief.phone.value } : {}),
      ...(brief.email ? { email: brief.email.value } : {}),
      ...(brief.since ? { since: brief.since } : {}),
      ...(openings(brief.hours?.value) ? { opening: openings(brief.hours?.value) } : {}),
      links: brief.links,
    },
    seo: { title: pageTitle(plan, name), description: description(plan, name) },
    header: { layout: plan.header, ...(action ? { action } : {}) },
    sections: withoutEmpty(sections),
    footer: { layout: plan.footer, lines: footLines },
  }
}

function withoutEmpty(sections: Section[]): Section[] {
  return sections.filter((section) => section.kind !== 'facts' || section.rows.length > 0)
}

function pageTitle(plan: BuiltinPlan, name: string): string {
  const { brief } = plan
  if (!brief.name || brief.trade.source === 'assumed') return cut(name, 65)
  const noun = capital(nounOf(brief), brief.language)
  const place = brief.place?.value.split(',')[0]
  const what = place ? copyIn(brief.language).tradeIn(noun, place) : noun
  return fold(name).includes(fold(nounOf(brief))) && !place
    ? cut(name, 65)
    : cut(`${name} – ${what}`, 80)
}

function description(plan: BuiltinPlan, name: string): string {
  const { brief } = plan
  const copy = copyIn(brief.language)
  const parts: string[] = []
  const known = brief.trade.source !== 'assumed'
  if (brief.name && known)
    parts.push(copy.isA(name, nounOf(brief), brief.place?.value, brief.since))
  else parts.push(`${name}.`)
  if (brief.offers.length > 0) {
    parts.push(
      `${listed(
        brief.offers
          .slice(0, 4)
          .map((offer, at) => (at === 0 ? offer.name : lower(offer.name, brief.language))),
        copy.and
      )}.`
    )
  }
  if (brief.hours) parts.push(hoursSentence(brief.hours.value, copy))
  return cut(parts.join(' '), 160)
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}
