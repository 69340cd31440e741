import type { Section, Site } from '#designer/site/site'
import type { Brief } from '#designer/outline/brief'
import { copyIn } from '#designer/copy/copy_in'
import { saysTrade } from '#designer/copy/says_trade'
import { thingsIn } from '#designer/facts/variants'
import { hoursSentence, openings } from '#designer/fill/schedule'
import { isReachable } from '#designer/fill/desk'
import { mainAction } from '#designer/fill/contact'
import { isTold, nounOf, shownName } from '#designer/fill/title'
import { fold, lower } from '#designer/text/letters'
import { capital, listed } from '#designer/text/normalise'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import { tradeById } from '#designer/trades/all'

/** Everything around the sections: names, structured facts, head and foot. */
export function siteFrom(plan: BuiltinPlan, sections: Section[]): Site {
  const { brief } = plan
  const trade = tradeById(brief.trade.value)
  const name = shownName(brief)
  const place = brief.place?.value
  const action = mainAction(plan)
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
    sections: sections.filter((section) => isOfUse(section, brief)),
    footer: { layout: plan.footer, lines: footLines(brief) },
  }
}

/** Nobody is shown an empty strip, or asked to call or sign up where nobody would answer. */
function isOfUse(section: Section, brief: Brief): boolean {
  switch (section.kind) {
    case 'facts':
      return section.rows.length > 0
    case 'call':
      return isReachable(brief)
    case 'newsletter':
      return brief.form
    default:
      return true
  }
}

/** Below the name, what it does not say itself. */
function footLines(brief: Brief): string[] {
  const copy = copyIn(brief.language)
  const name = shownName(brief)
  const known = isTold(brief)
  const noun = known && !saysTrade(name, nounOf(brief)) && capital(nounOf(brief), brief.language)
  const place = brief.name && brief.place?.value
  return [
    [noun, place].filter(Boolean).join(', '),
    brief.hours ? hoursSentence(brief.hours.value, copy) : '',
  ].filter((line) => line !== '')
}

function pageTitle({ brief }: BuiltinPlan, name: string): string {
  const copy = copyIn(brief.language)
  const place = brief.place?.value.split(',')[0]
  const says = place && fold(name).includes(fold(place))
  if (!brief.name || !isTold(brief)) return cut(name, 65)
  if (saysTrade(name, nounOf(brief)))
    return cut(place && !says ? copy.nameIn(name, place) : name, 65)
  const noun = capital(nounOf(brief), brief.language)
  const whole = `${name} – ${place ? copy.tradeIn(noun, place) : noun}`
  return whole.length <= 80 ? whole : cut(name, 65)
}

/** Whole sentences, as many as a search result shows. */
function description({ brief }: BuiltinPlan, name: string): string {
  const copy = copyIn(brief.language)
  const known = isTold(brief)
  const introduced =
    brief.name && known
      ? copy.isA(name, nounOf(brief), brief.place?.value, brief.since)
      : `${name}.`
  const names = thingsIn(brief.offers, brief.language)
    .slice(0, 4)
    .map((thing, at) => (at === 0 ? thing : lower(thing, brief.language)))
  const more = [
    ...(names.length > 0 ? [`${listed(names, copy.and)}.`] : []),
    ...(brief.hours ? [hoursSentence(brief.hours.value, copy)] : []),
  ]
  return more.reduce(
    (text, sentence) => (text.length + sentence.length < 160 ? `${text} ${sentence}` : text),
    cut(introduced, 160)
  )
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}
