import { copyIn } from '#designer/copy/copy_in'
import type { PlanWords } from '#designer/copy/plan_words'
import { planWordsIn } from '#designer/copy/plan_words_in'
import { fillPlan } from '#designer/fill/plan'
import { hoursLine } from '#designer/fill/schedule'
import type { Offer } from '#designer/facts/offer'
import { isTold, nounOf, shownName } from '#designer/fill/title'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import { openPlaces, outline, reason } from '#designer/outline/plan_outline'
import { tradeById } from '#designer/trades/all'

/** The plan for the person who will say yes to it, in their language. Their own words are escaped as text. */
export function planMarkdown(plan: BuiltinPlan): string {
  const { brief } = plan
  const words = planWordsIn(brief.language)
  const site = fillPlan(plan)
  const parts = [`# ${words.title(plain(shownName(brief)))}`, '']

  const last = plan.rounds.at(-1)
  if (last) {
    parts.push(`## ${words.headings.changed}`, '')
    for (const line of last.changed) parts.push(`- ${plain(line)}`)
    for (const line of last.unread) parts.push(`- ${words.notUnderstood(plain(line))}`)
    parts.push('')
  }

  parts.push(`## ${words.headings.understood}`, '', ...understood(plan, words), '')
  parts.push(`## ${words.headings.page}`, '')
  site.sections.forEach((section, index) => {
    const { title, says } = outline(section, brief.language)
    const why = reason(section, brief.language)
    parts.push(`${index + 1}. **${plain(title)}**: ${plain(ended(says))} ${why}`)
  })
  parts.push('', `## ${words.headings.look}`, '', ...look(plan, words), '')

  const open = openPlaces(site)
  parts.push(`## ${words.headings.needed}`, '')
  if (Object.values(open).flat().length === 0) parts.push(words.complete)
  else {
    parts.push(words.open, '')
    for (const note of open.first) parts.push(`- ${plain(note)}`)
    if (open.offers.length > 0) parts.push(`- ${words.suggested(plain(open.offers.join(', ')))}`)
    for (const note of open.notes) parts.push(`- ${plain(note)}`)
  }
  return parts.join('\n') + '\n'
}

function understood(plan: BuiltinPlan, words: PlanWords): string[] {
  const { brief } = plan
  const { labels } = words
  const copy = copyIn(brief.language)
  const lines: string[] = []
  const add = (label: string, value: string | undefined, note = '') => {
    if (value) lines.push(`- **${label}**: ${plain(value)}${note}`)
  }

  if (!isTold(brief)) add(labels.trade, words.tradeUnknown)
  else {
    const others =
      brief.confidence < 0.75
        ? brief.alternatives.slice(0, 2).map((id) => tradeById(id).words[brief.language].noun)
        : []
    add(labels.trade, nounOf(brief), others.length > 0 ? words.tradeOr(others) : '')
  }
  const unnamed = isTold(brief) ? 'trade' : 'nothing'
  add(labels.name, brief.name?.value ?? words.nameUnknown[unnamed])
  add(labels.place, [brief.address?.value, brief.place?.value].filter(Boolean).join(', '))
  add(labels.offers, brief.offers.map(priced).join(', '))
  add(
    labels.open,
    brief.hours ? hoursLine(brief.hours.value, copy) || words.hoursAsSaid : undefined
  )
  if (brief.classes.length > 0) add(labels.classes, words.classTimes(brief.classes.length))
  add(labels.phone, brief.phone?.value)
  add(labels.email, brief.email?.value)
  add(labels.since, brief.since)
  add(labels.claims, brief.claims.map(copy.claim).join(', '))
  add(
    labels.people,
    brief.people
      .map((person) => (person.role ? `${person.name}, ${person.role}` : person.name))
      .join('; ')
  )
  add(labels.area, brief.area?.join(', '))
  add(labels.figures, brief.figures?.map(({ value, label }) => `${value} ${label}`).join(', '))
  add(
    labels.events,
    brief.events
      ?.map(({ day, time, what }) => [day, time, what].filter(Boolean).join(' '))
      .join('; ')
  )
  add(labels.closing, brief.closing)
  add(labels.unwanted, [...brief.wishes.refusals, ...(brief.wishes.leftOut ?? [])].join(', '))
  add(labels.mood, brief.wishes.moods.map((mood) => words.moods[mood]).join(', '))
  return lines
}

function look(plan: BuiltinPlan, words: PlanWords): string[] {
  const { look: chosen, direction, lookNotes } = plan
  const { labels } = words
  return [
    `- **${labels.direction}**: ${words.direction(direction)}`,
    `- **${labels.color}**: ${words.color(chosen.primary_color, chosen.theme)}`,
    `- **${labels.letters}**: ${words.letters(chosen.heading_font, chosen.body_font)}`,
    `- **${labels.corners}**: ${words.corners(chosen.corner_radius)}`,
    `- **${labels.pattern}**: ${words.pattern(words.motifs[plan.motif])}`,
    ...lookNotes.map((note) => `- ${plain(note)}`),
  ]
}

function ended(sentence: string): string {
  return /[.?!…][”"]?$/.test(sentence) ? sentence : `${sentence}.`
}

// Markdown marks and angle brackets in a person's words are text, never formatting.
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, (mark) => `\\${mark}`).replace(/\s*\n\s*/g, ' ')
}

// "Haircut (£20)", "rooms (single, £80)".
function priced({ name, price }: Offer): string {
  if (!price) return name
  return name.endsWith(')') ? `${name.slice(0, -1)}, ${price})` : `${name} (${price})`
}
