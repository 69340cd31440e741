import type { Fact } from './expected.ts'
import type { Stated } from './stated.ts'

/** Fields that say the same of a thing: it is right in either. */
const kin = [
  ['locality', 'area_served', 'country', 'label'],
  ['service', 'item', 'good_to_know', 'credential', 'description'],
  ['link', 'email'],
  ['name', 'person', 'label', 'work'],
  ['founding_year', 'credential'],
]

/** Whether what a sheet states is what the list says was said. */
export function isRight(stated: Stated, fact: Fact): boolean {
  if (!areKin(stated.field, fact.field)) return false
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
      return (
        alike(stated.text, fact.value) &&
        (!stated.price || !fact.price || samePrice(stated.price, fact.price))
      )
    case 'opening_hours':
      return stated.day ? rightDay(stated, fact) : alike(stated.text, fact.value)
    default:
      return alike(stated.text, fact.value)
  }
}

function rightDay(stated: Stated, fact: Fact): boolean {
  if (!fact.days?.includes(stated.day!)) return false
  if (!fact.spans) return true
  return JSON.stringify(stated.spans ?? []) === JSON.stringify(fact.spans)
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

function samePrice(one: string, other: string): boolean {
  const [a, b] = [words(one), words(other)]
  return [...b].every((word) => a.has(word)) || [...a].every((word) => b.has(word))
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
