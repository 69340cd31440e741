import type { SheetChange } from 'site-designer/sheet'
import type { KindQuestion } from '../../../lib/api/main.ts'
import type { FormValues } from '../state/form_values.ts'

/** Fields of the first place that a question can be about. */
const PLACE_FLAGS = ['online', 'by_appointment'] as const
const PLACE_TEXTS = ['label', 'locality', 'country', 'closed_until'] as const
const LISTS = ['services', 'skills', 'clients', 'credentials', 'good_to_know'] as const
const WHO_TEXTS = ['name', 'description', 'slogan', 'founding_year'] as const

type Answering = {
  /** The current texts of the field. */
  now: string[]
  /** The change that sets these texts. */
  put(texts: string[]): SheetChange
  /** Whether the field has one text or a list. */
  many: boolean
}

/** Reads and writes the field of a question; undefined if the form does not have it. */
export function answering(field: string, values: FormValues): Answering | undefined {
  const [group, name] = field.split('.')
  const list = LISTS.find((one) => one === field)
  if (list) return { now: values[list], put: (texts) => ({ [list]: texts }), many: true }
  const who = group === 'who' && WHO_TEXTS.find((one) => one === name)
  if (who) return single(values.who[who], (text) => ({ who: { [who]: text || null } }))
  if (group !== 'where') return undefined

  const [place = {}, ...others] = values.where
  const set = (change: object) => ({ where: [{ ...place, ...change }, ...others] })
  const flag = PLACE_FLAGS.find((one) => one === name)
  if (flag) return single(place[flag] ? FLAG : '', (text) => set({ [flag]: text !== '' }))
  const text = PLACE_TEXTS.find((one) => one === name)
  if (text) return single(place[text] ?? '', (typed) => set({ [text]: typed }))
  if (name !== 'area_served') return undefined
  return { now: place.area_served ?? [], put: (area_served) => set({ area_served }), many: true }
}

/** The change that a tapped chip makes. */
export function chipText({ field, label, value }: KindQuestion): string {
  return PLACE_FLAGS.some((flag) => field === `where.${flag}`) ? FLAG : (value ?? label)
}

export function toggled({ now, put, many }: Answering, text: string): SheetChange {
  if (now.includes(text)) return put(now.filter((other) => other !== text))
  return put(many ? [...now, text] : [text])
}

const FLAG = 'yes'

function single(now: string, put: (text: string) => SheetChange): Answering {
  return { now: now ? [now] : [], put: ([text = '']) => put(text), many: false }
}
