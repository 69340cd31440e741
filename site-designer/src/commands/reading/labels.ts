import type { SlotName } from '#designer/commands/reading/tags'

/**
 * What can be wished, with the slots that it needs. `|`: one of both. `~`: of what the wish before was
 * about, of what is selected or of the whole page where it names nothing.
 */
const needs: Record<string, string> = {
  set: 'target~ value',
  replace: 'old value',
  price: 'target~|item price|value',
  price_by: 'price|how',
  hours: 'days|times|target times|days',
  closes_at: 'until|times',
  opens_at: 'until|times',
  closed: 'days',
  open_all: 'days|times',
  phone: 'phone',
  email: 'email',
  url: 'url',
  address: 'address',
  town: 'town',
  business_name: 'value',
  year: 'year',
  area: 'town',
  add_phone: 'phone',
  add_email: 'email',
  add_link: 'url',
  link_target: 'target~ url|scope',
  add_item: 'item',
  add_text: 'text',
  add_person: 'person',
  role: 'person|role',
  add_section: 'section',
  add_section_saying: 'value|section text',
  remove: 'target~',
  remove_sentence: 'about|target',
  remove_item: 'target|item',
  remove_prices: '',
  hide: 'target~',
  show: 'target|section',
  larger: 'target~',
  smaller: 'target~',
  move_before: 'target~ scope',
  move_after: 'target~ scope',
  move_to: 'target~ place',
  swap: 'target scope',
  order: '',
  duplicate: 'target~',
  color: 'target~ color',
  background: 'target~ color',
  brand: 'color',
  dark: '',
  light: '',
  tone: ' how|mood',
  mood: 'mood',
  heading_font: 'font',
  body_font: 'font',
  font: 'font',
  layout: 'target~',
  language: 'language',
  kind: 'value',
  correct: 'value|town|address|role|phone|price|year',
}

interface Need {
  names: SlotName[]
  isOptional: boolean
}

const read = new Map<string, Need[]>()

/** The slots that a label needs; a label that is not listed may do without any. */
function needsOf(label: string): Need[] {
  let list = read.get(label)
  if (!list) {
    list = (needs[label] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((typed) => ({
        names: typed.replaceAll('~', '').split('|') as SlotName[],
        isOptional: typed.includes('~'),
      }))
    read.set(label, list)
  }
  return list
}

/** Whether these slots are enough for a label. */
export function isWhole(label: string, slots: ReadonlySet<string>): boolean {
  return needsOf(label).every(
    ({ names, isOptional }) => isOptional || names.some((name) => slots.has(name))
  )
}

/** Whether it is always something that is changed: "it" where nothing is named. */
export function takesTarget(label: string): boolean {
  return needsOf(label).some(({ names, isOptional }) => isOptional && names.includes('target'))
}
