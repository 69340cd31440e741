import type { Fact } from './expected.ts'
import type { Stated } from './stated.ts'

/** Fields that say the same of a thing: it is right in either. */
const kin = [
  ['locality', 'area_served', 'country', 'label'],
  ['service', 'item', 'good_to_know', 'credential', 'description'],
  ['link', 'email'],
  ['name', 'person', 'label', 'work'],
  ['founding_year', 'credential'],
  ['opening_hours', 'by_appointment'],
  ['area_served', 'online'],
]

/** Whether what a sheet states is what the list says was said. */
export function isRight(stated: Stated, fact: Fact): boolean {
  if (!areKin(stated.field, fact.field)) return false
  if (stated.text === '' && isYes(stated.field)) return stated.field === fact.field
  switch (stated.field) {
    case 'telephone':
      return digits(stated.text).endsWith(digits(fact.value).slice(-8))
    case 'link':
    case 'email':
      return (
        handle(stated.text) === handle(fact.value) ||
        handle(stated.text).includes(handle(fact.value))
      )
    case 'item':
      return isPartOf(stated.text, fact.value) && samePrice(stated.price, fact.price)
    case 'opening_hours':
      return stated.day && !stated.text ? rightDay(stated, fact) : isPartOf(stated.text, fact.value)
    case 'name':
      return alike(stated.text, fact.value)
    default:
      return isPartOf(stated.text, fact.value)
  }
}

/** A field that says no more than yes. */
const isYes = (field: string) => field === 'by_appointment' || field === 'online'

function rightDay(stated: Stated, fact: Fact): boolean {
  // "Every day except Monday" names the open days; the one that it leaves out is closed.
  const isLeftOut = stated.spans?.length === 0 && fact.spans && (fact.days?.length ?? 0) > 3
  if (!fact.days?.includes(stated.day!)) return Boolean(isLeftOut)
  if (!fact.spans) return true
  const clock = (spans: [string, string][] = []) =>
    JSON.stringify(spans.map(([from, to]) => [from, to === '24:00' ? '00:00' : to]))
  return clock(stated.spans) === clock(fact.spans)
}

function areKin(one: string, other: string): boolean {
  return one === other || kin.some((group) => group.includes(one) && group.includes(other))
}

/** Most of the words of one are the words of the other. */
export function alike(one: string, other: string): boolean {
  const [a, b] = [words(one), words(other)]
  if (a.size === 0 || b.size === 0) return false
  const common = [...a].filter((word) => b.has(word)).length
  return common / Math.max(a.size, b.size) >= 0.6
}

export function words(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}

/** The same stretch, or one within the other: "one-day conference" of "one-day conference for …". */
function isPartOf(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)]
  return alike(one, other) || (a.length > 2 && b.length > 2 && (a.includes(b) || b.includes(a)))
}

function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

function samePrice(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return true
  // "£140" of "£140 until 15 January": what else is said of it stands in the note.
  const [a, b] = [` ${plain(one)} `, ` ${plain(other)} `]
  return a.startsWith(b) || b.startsWith(a) || a.replaceAll(' ', '') === b.replaceAll(' ', '')
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '')
}

function handle(text: string): string {
  return text
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?(?:(?:instagram|facebook|tiktok|x|twitter)\.com\/)?@?/, '')
    .replace(/\/$/, '')
}
