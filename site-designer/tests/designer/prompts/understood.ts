import type { Brief } from '#designer/outline/brief'

/** What must be understood of one prompt. A field that is not named here is not judged. */
export interface Expectation {
  prompt: string
  /** More than one where either is right. */
  trade: string | string[]
  /** `null`: no name was given, so none may be found. */
  name?: string | null
  place?: string | null
  address?: string
  phone?: string
  email?: string
  since?: string
  /** Days as 1 (Monday) to 7 and times: "12345 09:00-18:00; 6 10:00-14:00; closed 7". */
  hours?: string
  /** Each of these is among the offers; with a price behind "=" where one was said. */
  offers?: string[]
  /** All offers there may be, by their names. */
  only?: string[]
  refusals?: string[]
  refuse?: string[]
  want?: string[]
  color?: string
  theme?: 'light' | 'dark'
  moods?: string[]
  claims?: string[]
  people?: string[]
  goal?: string
  voice?: 'I' | 'we'
  noun?: string
  classes?: number
}

type Field = Exclude<keyof Expectation, 'prompt'>

/** Every field that was expected, with what was found in its place where that is something else. */
export function compare(expected: Expectation, brief: Brief): { field: Field; found?: string }[] {
  return (Object.keys(expected) as (Field | 'prompt')[]).flatMap((field) => {
    if (field === 'prompt') return []
    const found = read[field](brief)
    const wanted = expected[field] ?? undefined
    const right =
      field === 'trade'
        ? [wanted].flat().includes(String(found))
        : Array.isArray(wanted)
          ? wanted.every((entry) => (found as string[]).includes(String(entry))) &&
            (field !== 'only' || wanted.length === (found as string[]).length)
          : found === wanted
    return [right ? { field } : { field, found: JSON.stringify(found) ?? 'nothing' }]
  })
}

const read: Record<Field, (brief: Brief) => unknown> = {
  trade: (brief) => brief.trade.value,
  name: (brief) => brief.name?.value,
  place: (brief) => brief.place?.value,
  address: (brief) => brief.address?.value,
  phone: (brief) => brief.phone?.value,
  email: (brief) => brief.email?.value,
  since: (brief) => brief.since,
  hours: (brief) => hoursDigest(brief),
  offers: (brief) =>
    brief.offers.flatMap(({ name, price }) =>
      price ? [name, `${name}=${price.replaceAll('\u00a0', ' ')}`] : [name]
    ),
  only: (brief) => brief.offers.map(({ name }) => name),
  refusals: (brief) => [...brief.wishes.refusals, ...(brief.wishes.leftOut ?? [])],
  refuse: (brief) => brief.wishes.refuse,
  want: (brief) => brief.wishes.want,
  color: (brief) => brief.wishes.color?.words,
  theme: (brief) => brief.wishes.theme,
  moods: (brief) => brief.wishes.moods,
  claims: (brief) => brief.claims,
  people: (brief) => brief.people.map((person) => person.name),
  goal: (brief) => brief.wishes.goal,
  voice: (brief) => brief.voice,
  noun: (brief) => brief.noun,
  classes: (brief) => brief.classes.length,
}

export function hoursDigest(brief: Brief): string | undefined {
  const hours = brief.hours?.value
  if (!hours) return undefined
  const clock = (at: number) =>
    `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
  const numbers = (days: number[]) => days.map((day) => day + 1).join('')
  return [
    ...hours.open.map((entry) => `${numbers(entry.days)} ${clock(entry.from)}-${clock(entry.to)}`),
    ...(hours.closed.length > 0 ? [`closed ${numbers(hours.closed)}`] : []),
    ...(hours.always ? ['always'] : []),
  ].join('; ')
}
