import type { SectionKind } from '#planning/site/kinds'
import { copyIn } from '#planning/designers/builtin/copy/copy_in'
import { directionTraits } from '#planning/designers/builtin/direction_traits'
import { hoursLine } from '#planning/designers/builtin/fill/schedule'
import { shownName } from '#planning/designers/builtin/fill/title'
import type { BuiltinPlan } from '#planning/designers/builtin/plan_data'
import { fillPlan } from '#planning/designers/builtin/fill/plan'
import { openPlaces, outline } from '#planning/designers/builtin/plan_outline'
import { tradeById } from '#planning/designers/builtin/trades/all'

/** The plan for the person who will say yes to it. Their own words are escaped as text. */
export function planMarkdown(plan: BuiltinPlan): string {
  const { brief } = plan
  const site = fillPlan(plan)
  const parts = [`# ${plain(shownName(brief))}: the plan`, '']

  const last = plan.rounds.at(-1)
  if (last) {
    parts.push('## What changed', '')
    for (const line of last.changed) parts.push(`- ${plain(line)}`)
    for (const line of last.unread) parts.push(`- Not understood yet: “${plain(line)}”`)
    parts.push('')
  }

  parts.push('## What I understood', '', ...understood(plan), '')
  parts.push('## The page', '')
  site.sections.forEach((section, index) => {
    const { title, says } = outline(section)
    parts.push(`${index + 1}. **${plain(title)}**: ${plain(says)}. ${reasons[section.kind]}`)
  })
  parts.push('', '## The look', '', ...look(plan), '')

  const open = openPlaces(site)
  parts.push('## Still needed from you', '')
  if (open.offers.length + open.notes.length === 0)
    parts.push('Nothing. The page is complete as it stands.')
  else {
    parts.push(
      'The draft marks these places. Until you fill them they stay off the published page:',
      ''
    )
    if (open.offers.length > 0) {
      parts.push(
        `- Suggestions from the trade, to keep or change: ${plain(open.offers.join(', '))}`
      )
    }
    for (const note of open.notes) parts.push(`- ${plain(note)}`)
  }
  return parts.join('\n') + '\n'
}

function understood(plan: BuiltinPlan): string[] {
  const { brief } = plan
  const trade = tradeById(brief.trade.value)
  const copy = copyIn(brief.language)
  const lines: string[] = []
  const add = (label: string, value: string | undefined, note = '') => {
    if (value) lines.push(`- **${label}**: ${plain(value)}${note}`)
  }

  if (brief.trade.source === 'assumed') {
    lines.push(
      '- **Trade**: I could not tell what you do, so the page keeps to what is true of anyone. Say it in the feedback (“we are a bakery”) and it becomes specific.'
    )
  } else {
    const others =
      brief.confidence < 0.75
        ? brief.alternatives.slice(0, 2).map((id) => tradeById(id).words.en.noun)
        : []
    add(
      'Trade',
      trade.words.en.noun,
      others.length > 0 ? ` (or ${others.join(', or ')}? Say so and I change it)` : ''
    )
  }
  add('Name', brief.name?.value)
  if (!brief.name) lines.push('- **Name**: not mentioned, so the page says what you are instead')
  add('Place', [brief.address?.value, brief.place?.value].filter(Boolean).join(', '))
  add(
    'Offers',
    brief.offers
      .map((offer) => (offer.price ? `${offer.name} (${offer.price})` : offer.name))
      .join(', ')
  )
  add('Open', brief.hours ? hoursLine(brief.hours.value, copy) || 'hours as you said' : undefined)
  if (brief.classes.length > 0) add('Classes', `${brief.classes.length} times in the week`)
  add('Phone', brief.phone?.value)
  add('E-mail', brief.email?.value)
  add('Since', brief.since)
  add('Said of yourself', brief.claims.join(', '))
  add(
    'People',
    brief.people
      .map((person) => (person.role ? `${person.name}, ${person.role}` : person.name))
      .join('; ')
  )
  add('You do not want', brief.wishes.refusals.join(', '))
  add('Mood', brief.wishes.moods.join(', '))
  return lines
}

function look(plan: BuiltinPlan): string[] {
  const { look: chosen, direction, lookNotes } = plan
  const lines = [
    `- **Direction**: ${directionTraits[direction].words}`,
    `- **Colour**: ${chosen.primary_color}, ${chosen.theme} page; every other colour is worked out from it so that all text can be read`,
    `- **Letters**: ${chosen.heading_font} for headings, ${chosen.body_font} for reading`,
    `- **Corners**: ${chosen.corner_radius === 0 ? 'square' : `${chosen.corner_radius} px`}`,
    `- **Pattern**: ${motifWords[plan.motif]}, where a photo of yours will hang`,
  ]
  for (const note of lookNotes) lines.push(`- ${plain(note)}`)
  return lines
}

/** Why a section is there, for someone who has never planned a page. */
const reasons: Record<SectionKind, string> = {
  hero: 'People decide here whether they are in the right place.',
  facts: 'The three or four things most visitors come to look up.',
  menu: 'What you have, readable on a phone in the street.',
  prices: 'Prices answered before they are asked.',
  services: 'So that people see at once whether you do what they need.',
  timetable: 'The week at a glance.',
  hours: 'Nobody should stand before a closed door.',
  about: 'People choose people.',
  statement: 'Your own sentence says it better than any slogan.',
  gallery: 'A look says more than a list; it stays off the page until you add pictures.',
  process: 'It takes the worry out of the first step.',
  team: 'A face makes the first call easier.',
  testimonials: 'Only real ones count, so only you can add them.',
  faq: 'It saves you the same phone call.',
  visit: 'From the screen to your door.',
  call: 'A second chance to act, further down.',
  contact: 'The last thing on the page is how to reach you.',
}

const motifWords: Record<BuiltinPlan['motif'], string> = {
  stripes: 'diagonal stripes',
  scallops: 'scallops',
  weave: 'a woven mesh',
  contour: 'contour lines',
  halftone: 'a halftone screen',
  tiles: 'laid tiles',
  sprigs: 'repeated sprigs',
  grain: 'ears of grain',
  terrazzo: 'terrazzo chips',
  arcs: 'overlapping arcs',
  blueprint: 'blueprint lines',
  herringbone: 'herringbone',
}

// Markdown marks and angle brackets in a person's words are text, never formatting.
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, (mark) => `\\${mark}`).replace(/\s*\n\s*/g, ' ')
}
