import type { Brief } from '#designer/outline/brief'
import { hoursDigest } from '#designer_tests/designer/prompts/understood'

/**
 * All that one prompt says. What is not named here was not said, and must not be found. "A|B" takes
 * either, "?A" may be found and may be missing.
 */
export interface Whole {
  prompt: string
  name?: string
  place?: string
  address?: string
  phone?: string
  email?: string
  since?: string
  years?: string
  hours?: string
  /** With a price behind "=" where one was said. */
  offers?: string[]
  /** Day, time and what: "2 18:00 Vinyasa". */
  classes?: string[]
  /** Day and what, with the time where one was said: "5 Aralık: Açık atölye günü". */
  events?: string[]
  /** With the role where one was said: "Elif Tan, diyetisyen". */
  people?: string[]
  figures?: string[]
  area?: string[]
  closing?: string
  claims?: string[]
  refusals?: string[]
}

type Field = Exclude<keyof Whole, 'prompt'>

export interface Judged {
  field: Field
  right: number
  missing: string[]
  wrong: string[]
}

/** What was read of a prompt, field by field: right, missing, or never said. */
export function judge(expected: Whole, brief: Brief): Judged[] {
  return (Object.keys(read) as Field[]).map((field) => {
    const left = read[field](brief).map((value) => value.replaceAll('\u00a0', ' '))
    let right = 0
    const missing: string[] = []
    for (const said of [expected[field] ?? []].flat()) {
      const values = said.replace(/^\?/, '').split('|')
      const at = left.findIndex((value) => values.includes(value))
      if (at >= 0) {
        left.splice(at, 1)
        right++
      } else if (!said.startsWith('?')) missing.push(said)
    }
    return { field, right, missing, wrong: left }
  })
}

const read: Record<Field, (brief: Brief) => string[]> = {
  name: (brief) => one(brief.name?.value),
  place: (brief) => one(brief.place?.value),
  address: (brief) => one(brief.address?.value),
  phone: (brief) => one(brief.phone?.value),
  email: (brief) => one(brief.email?.value),
  since: (brief) => one(brief.since),
  years: (brief) => one(brief.years),
  hours: (brief) => one(hoursDigest(brief)),
  offers: (brief) => brief.offers.map(({ name, price }) => (price ? `${name}=${price}` : name)),
  classes: (brief) => brief.classes.map(({ day, at, what }) => `${day + 1} ${clock(at)} ${what}`),
  events: (brief) =>
    (brief.events ?? []).map(
      ({ day, time, what }) => `${[day, time].filter(Boolean).join(' ')}: ${what}`
    ),
  people: (brief) => brief.people.map(({ name, role }) => (role ? `${name}, ${role}` : name)),
  figures: (brief) => (brief.figures ?? []).map(({ value, label }) => `${value} ${label}`),
  area: (brief) => brief.area ?? [],
  closing: (brief) => one(brief.closing),
  claims: (brief) => brief.claims,
  refusals: (brief) => [
    ...brief.wishes.refusals,
    ...(brief.wishes.leftOut ?? []),
    ...brief.wishes.refuse,
  ],
}

function one(value: string | undefined): string[] {
  return value === undefined ? [] : [value]
}

function clock(at: number): string {
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}
