import { isAttributeName } from '../core/html/attributes.ts'
import type { PageElement } from '../core/page/element.ts'
import type { Plan, ReadonlyPage } from '../core/plugin.ts'
import { isRefused, refuse, type Refused } from '../core/result.ts'
import { problemOfSafety } from './fragment.ts'
import type { ChangeClasses } from './operations.ts'

/** The plan of `set_attributes`. */
export function setAttributes(
  targets: readonly PageElement[],
  attributes: unknown,
  isTrusted: boolean
): Plan | Refused {
  if (typeof attributes !== 'object' || attributes === null) {
    return refuse('bad_operation', 'The attributes are an object of names and values.')
  }
  const wanted = Object.entries(attributes)
  for (const [name, value] of wanted) {
    if (!isAttributeName(name)) {
      return refuse('bad_value', `${JSON.stringify(name.slice(0, 60))} is no name of an attribute.`)
    }
    if (typeof value !== 'string' && value !== null) {
      return refuse('bad_operation', 'The value of an attribute is text, or null to remove it.')
    }
  }
  const changes = targets.flatMap((element) => attributeChanges(element, wanted))
  const verify = (after: ReadonlyPage) =>
    targets.map(({ index }) => problemOfSafety(after.at(index))).find(isRefused)
  return { changes, keepsStructure: true, ...(isTrusted ? {} : { verify }) }
}

/** New attributes of one element go to one place, in their order. */
function attributeChanges(element: PageElement, wanted: [string, string | null][]) {
  return wanted.flatMap(([name, value]) => {
    if (value === null) return element.removeAttribute(name)
    return element.attribute(name)?.value === value ? [] : [element.setAttribute(name, value)]
  })
}

/** The plan of `change_classes`. */
export function changeClasses(
  targets: readonly PageElement[],
  { add = [], remove = [] }: ChangeClasses
): Plan | Refused {
  const names = [...add, ...remove] as unknown[]
  if (!names.every((name) => typeof name === 'string' && /^\S+$/.test(name))) {
    return refuse('bad_operation', 'A class is a word without spaces.')
  }
  const changes = targets.flatMap((element) => {
    const held = element.attribute('class')?.value ?? ''
    const has = held.split(/\s+/)
    const kept = withoutWords(held, remove)
    const missing = [...new Set(add)].filter((name) => !has.includes(name))
    const value = [kept, ...missing].filter(Boolean).join(' ')
    if (value === held) return []
    return value === '' ? element.removeAttribute('class') : [element.setAttribute('class', value)]
  })
  return { changes, keepsStructure: true }
}

/** Each word goes with the space before it, the first one with the space behind. */
function withoutWords(held: string, names: readonly string[]): string {
  const words = held.split(/(?<=\S)(?=\s)/)
  const kept = words.filter((word) => !names.includes(word.trim())).join('')
  if (kept.trim() === '') return ''
  return /^\s/.test(held) ? kept : kept.trimStart()
}
