import type { Command } from '#designer/commands/language/command'
import type { Slot, SlotsOf } from '#designer/commands/language/slots'

/** What was found in a sentence, without what stood between. */
export interface Found {
  values: Partial<Record<string, Slot[]>>
  targets: { at: number; slot: Slot; sorts: string[] }[]
  /** Of `loose.signs` in data/commands: verbs, and words that say where or what for. */
  signs: Set<string>
}

/** One thing that can be asked for, by everything that its sentence holds. */
interface Frame {
  do: string
  /** Every value of the sentence: the slot that takes it, by its type. A number tells two of a type apart. */
  values?: Record<string, string>
  /** The slots of the things that are named, in order; nothing is named where there are none. */
  names?: string[]
  /** What the first thing has to be; any sort where it is left out. */
  sorts?: string[]
  /** One of these is said. */
  signs?: string[]
  /** None of these is said. */
  not?: string[]
}

const ANYTHING_ELSE = ['add', 'lead', 'move']
const SECTIONS = ['section', 'part']

/** Each of these asks for something: a frame that leaves one of them out is not meant. */
const ACTIONS =
  'remove larger smaller bold italic center left right rounder sharper round square swap duplicate dark light closed'.split(
    ' '
  )

/** Tried in this order; the first one that works on the page is meant. */
const frames: Frame[] = [
  { do: 'link_to', values: { value: 'network', url: 'url' } },
  { do: 'link_to', values: { value: 'network', handle: 'handle' } },
  { do: 'remove', values: { target: 'network' }, signs: ['remove'], not: ['add'] },
  { do: 'link', values: { url: 'url' }, names: ['target'], signs: ['lead'] },
  { do: 'more', values: { phone: 'phone' }, names: ['fact'], sorts: ['fact'], signs: ['more'] },
  { do: 'more', values: { email: 'email' }, names: ['fact'], sorts: ['fact'], signs: ['more'] },
  ...['phone', 'email'].flatMap((type): Frame[] => [
    {
      do: 'add_fact',
      values: { [type]: type },
      names: ['fact'],
      sorts: ['fact'],
      not: ['more', 'remove'],
    },
    { do: 'add_fact', values: { [type]: type }, signs: ['reach'], not: ['more'] },
  ]),
  { do: 'hours', values: { hours: 'hours' } },
  { do: 'hours', values: { days: 'days', times: 'times' } },
  ...['clock', 'price'].flatMap((type): Frame[] => [
    { do: 'closes_at', values: { days: 'days', clock: type }, signs: ['until', 'close'] },
    {
      do: 'opens_at',
      values: { days: 'days', clock: type },
      signs: ['open_at'],
      not: ['until', 'close'],
    },
  ]),
  { do: 'closed', values: { days: 'days' }, signs: ['closed'], not: ['until'] },
  {
    do: 'set',
    values: { price: 'price' },
    names: ['target'],
    sorts: ['item'],
    not: ['remove', 'add'],
  },
  { do: 'heading_font', values: { font: 'font' }, signs: ['headings'], not: ['texts'] },
  { do: 'body_font', values: { font: 'font' }, signs: ['texts'], not: ['headings'] },
  { do: 'set', values: { value: 'font' }, names: ['target'], sorts: ['look'] },
  { do: 'fonts', values: { font: 'font' }, not: ['headings', 'texts'] },
  { do: 'brand', values: { color: 'color', color2: 'color 2' } },
  {
    do: 'brand',
    values: { color: 'color', color2: 'color 2' },
    names: ['page'],
    sorts: ['page', 'look'],
    not: ['remove'],
  },
  { do: 'background', values: { color: 'color' }, names: ['target'], signs: ['background'] },
  {
    do: 'colour',
    values: { color: 'color' },
    names: ['target'],
    not: ['background', ...ANYTHING_ELSE],
  },
  {
    do: 'add_text',
    values: { text: 'quoted' },
    names: ['target'],
    sorts: SECTIONS,
    signs: ['add'],
  },
  { do: 'replace', values: { value: 'quoted', words: 'old_quoted' } },
  { do: 'replace', values: { words: 'quoted', value: 'quoted 2' }, not: ['add', 'lead', 'part'] },
  { do: 'add_item', values: { item: 'quoted', price: 'price' }, signs: ['add'] },
  {
    do: 'add_item',
    values: { item: 'quoted', price: 'price' },
    names: ['scope'],
    sorts: ['section'],
    signs: ['add'],
  },
  { do: 'set', values: { value: 'quoted' }, names: ['target'], not: ANYTHING_ELSE },
  { do: 'remove', values: { target: 'quoted' }, signs: ['remove'] },
  { do: 'move_before', names: ['target', 'scope'], signs: ['before'], not: ['after'] },
  { do: 'move_after', names: ['target', 'scope'], signs: ['after'], not: ['before'] },
  { do: 'swap', names: ['target', 'scope'], signs: ['swap'] },
  { do: 'larger', names: ['target'], signs: ['larger'] },
  { do: 'smaller', names: ['target'], signs: ['smaller'] },
  { do: 'bold', names: ['target'], signs: ['bold'] },
  { do: 'italic', names: ['target'], signs: ['italic'] },
  { do: 'center', names: ['target'], signs: ['center'] },
  { do: 'left', names: ['target'], signs: ['left'] },
  { do: 'right', names: ['target'], signs: ['right'] },
  { do: 'duplicate', names: ['target'], signs: ['duplicate'] },
  ...['dark', 'light'].flatMap((theme): Frame[] => [
    { do: theme, signs: [theme] },
    { do: theme, names: ['page'], sorts: ['page', 'look'], signs: [theme] },
  ]),
  ...['rounder', 'sharper', 'round', 'square'].flatMap((corners): Frame[] => [
    { do: corners, signs: [corners] },
    { do: corners, names: ['target'], sorts: ['look', 'part', 'page'], signs: [corners] },
  ]),
  { do: 'remove', names: ['target'], signs: ['remove'], not: ['add'] },
]

/** The commands that fit all that was found; the first that works is meant. */
export function looseRules(found: Found): Command[] {
  return frames.flatMap((frame) => {
    const slots = slotsFor(frame, found)
    return slots ? [{ do: frame.do, slots }] : []
  })
}

function slotsFor(frame: Frame, { values, targets, signs }: Found): SlotsOf | undefined {
  const { values: wanted = {}, names = [], sorts, signs: some, not = [] } = frame
  if (some && !some.some((sign) => signs.has(sign))) return undefined
  if (not.some((sign) => signs.has(sign))) return undefined
  if (ACTIONS.some((sign) => signs.has(sign) && !some?.includes(sign))) return undefined
  const count = Object.values(values).reduce((sum, list) => sum + (list?.length ?? 0), 0)
  if (count !== Object.keys(wanted).length || targets.length !== names.length) return undefined
  const [first] = targets
  if (sorts && !first?.sorts.some((sort) => sorts.includes(sort))) return undefined
  const slots: SlotsOf = {}
  for (const [slot, type] of Object.entries(wanted)) {
    const [name, number = '1'] = type.split(' ')
    const value = values[name]?.[Number(number) - 1]
    if (!value) return undefined
    slots[slot] = slot === 'clock' ? withHalf(value, signs.has('evening')) : value
  }
  names.forEach((name, at) => (slots[name] = targets[at].slot))
  const reach = wanted.phone ?? wanted.email
  if (reach && !slots.fact) slots.fact = { text: reach, isQuoted: false, words: [reach] }
  return slots
}

/** "8 in the evening". */
function withHalf(clock: Slot, isEvening: boolean): Slot {
  return isEvening && /^\d{1,2}$/.test(clock.text) ? { ...clock, text: `${clock.text} pm` } : clock
}
