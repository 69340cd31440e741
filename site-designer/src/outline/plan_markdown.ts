import { ended } from '#designer/language/sentences'
import type { PlanWords } from '#designer/copy/plan_words'
import { planWordsIn } from '#designer/copy/plan_words_in'
import { kindOf, languageOf, nounOf, spokenLanguage } from '#designer/fill/business'
import { clockOf } from '#designer/fill/clock'
import { groupsOf } from '#designer/fill/offered'
import { shortUrl } from '#designer/fill/reach'
import { hoursLine, notesOf } from '#designer/fill/schedule'
import { fillSite } from '#designer/page/fill_site'
import { areaOf } from '#designer/fill/whereabouts'
import type { Outline } from '#designer/site/outline'
import { openPlaces, reason, sectionOutline } from '#designer/outline/plan_sections'
import { assumedOn } from '#designer/sheet/assumed'
import { likelyKind, withLikelyFacts } from '#designer/sheet/likely'
import type { Item, Place, Sheet, Value } from '#designer/sheet/sheet'
import { isLanguage, languageName } from '#designer/language/language'

/** One round of feedback. */
export interface Round {
  asked: string
  done: string[]
  notUnderstood: string[]
}

/** The plan for the person who will say yes to it. Their own words are escaped as text. */
export function planMarkdown(sheet: Sheet, outline: Outline, rounds: Round[] = []): string {
  const language = languageOf(sheet)
  const words = planWordsIn(language)
  const site = fillSite(sheet, outline)
  const parts = [`# ${words.title(plain(site.business.name))}`, '']
  const assumed = assumedLines(sheet, words)
  if (assumed.length > 0) parts.push(`**${words.assumed}**: ${plain(assumed.join('; '))}`, '')

  const spoken = spokenLanguage(sheet)
  if (!isLanguage(spoken)) {
    const [unknown, ours] = [spoken, language].map((code) => languageName(code, language))
    parts.push(`**${words.unknownLanguage(unknown, ours)}**`, '')
  }

  const last = rounds.at(-1)
  if (last && last.done.length + last.notUnderstood.length > 0) {
    parts.push(`## ${words.headings.changed}`, '')
    for (const line of last.done) parts.push(`- ${plain(line)}`)
    for (const line of last.notUnderstood) parts.push(`- ${words.notUnderstood(plain(line))}`)
    parts.push('')
  }

  const { concept } = outline
  if (concept) parts.push(`## ${words.headings.idea}`, '', plain(concept.idea), '')

  parts.push(`## ${words.headings.understood}`, '', ...understood(sheet, words), '')
  parts.push(`## ${words.headings.page}`, '')
  const holds = concept?.holds ?? {}
  const held = Object.values(holds).flat()
  const listed = site.sections.filter(({ id }) => !held.includes(id))
  listed.forEach((section, index) => {
    const its = site.sections.filter(({ id }) => holds[section.id]?.includes(id))
    const told = [section, ...its].map((one) => sectionOutline(one, language))
    const title = told.map((one) => one.title).join(', ')
    const says = ended(told.map((one) => one.says).join('; '))
    const looks = concept?.sections[section.id]
    parts.push(
      `${index + 1}. **${plain(title)}**: ${plain(says)} ${looks ? plain(ended(looks)) : reason(section, language)}`
    )
  })
  parts.push('', `## ${words.headings.look}`, '', ...look(sheet, outline, words), '')

  const open = openPlaces(site)
  parts.push(`## ${words.headings.needed}`, '')
  if (Object.values(open).flat().length === 0) parts.push(words.complete)
  else {
    parts.push(words.open, '')
    for (const note of open.first) parts.push(`- ${plain(note)}`)
    if (open.offers.length > 0) parts.push(`- ${words.suggested(plain(open.offers.join(', ')))}`)
    for (const note of open.notes) parts.push(`- ${plain(note)}`)
  }
  const left = leftOver(sheet, words)
  if (left.length > 0) parts.push('', ...left.map((line) => `- ${line}`))
  return parts.join('\n') + '\n'
}

/** The sheet, group by group, in the person's words. */
function understood(sheet: Sheet, words: PlanWords): string[] {
  const { who, contact, own_words: own } = sheet
  const { labels } = words
  const lines: string[] = []
  const add = (label: string, ...values: (string | undefined)[]) => {
    const told = values.filter((value) => value !== undefined && value !== '')
    if (told.length > 0) lines.push(`- **${label}**: ${plain(told.join(', '))}`)
  }
  const noun = nounOf(sheet)
  add(labels.trade, noun ?? likelyTrade(sheet, words) ?? words.tradeUnknown)
  add(labels.name, who.name?.value ?? likelyName(sheet, words) ?? unnamed(words, noun))
  add(labels.slogan, who.slogan?.value)
  add(labels.since, who.founding_year?.value)
  for (const place of sheet.where) {
    add(labels.place, ...addressParts(place))
    add(
      labels.open,
      [
        hoursLine(place.opening_hours, languageOf(sheet), clockOf(sheet)),
        notesOf(place.opening_hours),
      ]
        .filter(Boolean)
        .join('. ')
    )
    add(labels.closedUntil, place.closed_until?.value)
  }
  add(labels.area, ...areaOf(sheet))
  add(labels.phone, ...texts(contact.telephones))
  add(labels.email, ...texts(contact.emails))
  add(labels.links, ...contact.links.map(({ value }) => shortUrl(value.url)))
  add(labels.keptOff, ...contact.refused.map(({ value }) => words.ways[value]))
  for (const { name, items } of groupsOf(sheet)) add(name ?? labels.offers, ...items.map(priced))
  add(labels.services, ...texts(sheet.services))
  add(labels.skills, ...texts(sheet.skills))
  add(
    labels.works,
    ...sheet.works.map(({ value: { title, year } }) => (year ? `${title} (${year})` : title))
  )
  add(labels.clients, ...texts(sheet.clients))
  add(labels.credentials, ...texts(sheet.credentials))
  add(
    labels.people,
    ...sheet.people.map(({ value: { name, role } }) => (role ? `${name} (${role})` : name))
  )
  add(labels.events, ...sheet.dates.map(({ value: { when, title } }) => `${when} ${title}`))
  add(labels.goodToKnow, ...texts(sheet.good_to_know))
  add(labels.ownWords, own.about && `“${own.about.value}”`)
  add(
    labels.quotes,
    ...own.quotes.map(({ value: { by, text } }) => by ?? words.outline.quoted(text))
  )
  add(labels.mood, ...texts(sheet.wishes.moods))
  return lines
}

/** What the page says because it is likely: "Name: Kora". */
function assumedLines(sheet: Sheet, { labels }: PlanWords): string[] {
  return assumedOn(sheet).map((one) => {
    switch (one.field) {
      case 'who.name':
        return `${labels.name}: ${one.value}`
      case 'who.description':
        return `${labels.trade}: ${one.value}`
      case 'who.kind':
        return `${labels.trade}: ${kindOf(sheet).words(languageOf(sheet)).noun}`
      case 'offers':
        return `${labels.offers}: ${priced(one.value)}`
      case 'dates':
        return `${labels.events}: ${one.value.when} ${one.value.title}`
      default:
        return String(one.value)
    }
  })
}

/** What the page shows before it was said is told as a guess. */
function likelyTrade(sheet: Sheet, words: PlanWords): string | undefined {
  if (!likelyKind(sheet)) return undefined
  return words.likely(kindOf(sheet).words(languageOf(sheet)).noun)
}

function likelyName(sheet: Sheet, words: PlanWords): string | undefined {
  const name = withLikelyFacts(sheet).who.name?.value
  return name === undefined ? undefined : words.likely(name)
}

function unnamed(words: PlanWords, noun: string | undefined): string {
  return words.nameUnknown[noun ? 'trade' : 'nothing']
}

function addressParts({ label, street_address, postal_code, locality, country }: Place) {
  return [label, street_address, postal_code, locality, country].map((part) => part?.value)
}

function texts(values: Value<string>[]): string[] {
  return values.map(({ value }) => value)
}

// "Haircut (£20)", "rooms (single, £80)".
function priced({ name, price }: Item): string {
  if (!price) return name
  return name.endsWith(')') ? `${name.slice(0, -1)}, ${price})` : `${name} (${price})`
}

function look({ wishes }: Sheet, outline: Outline, words: PlanWords): string[] {
  const { look: chosen, direction, lookNotes } = outline
  const { labels } = words
  return [
    `- **${labels.direction}**: ${words.direction(direction)}`,
    `- **${labels.color}**: ${words.color(chosen.primary_color, chosen.theme)}`,
    `- **${labels.letters}**: ${words.letters(chosen.heading_font, chosen.body_font)}`,
    `- **${labels.corners}**: ${words.corners(chosen.corner_radius)}`,
    ...lookNotes.map((note) => `- ${plain(note)}`),
    ...texts([...(wishes.look_wishes ?? []), ...(wishes.emphasis ?? [])]).map(
      (wish) => `- ${words.wished(plain(wish))}`
    ),
  ]
}

/** What was said and stands nowhere on the page. */
function leftOver({ own_words: own }: Sheet, words: PlanWords): string[] {
  return texts(own.unplaced).map((text) => words.notOnPage(plain(text)))
}

// Markdown marks and angle brackets in a person's words are text, never formatting.
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|]/g, (mark) => `\\${mark}`)
}
