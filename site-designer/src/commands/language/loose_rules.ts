import type { Command } from '#designer/commands/language/clauses'
import type { Slot, SlotsOf } from '#designer/commands/language/slots'

/** What was found in a sentence, without what stood between. */
export interface Found {
  values: Partial<Record<string, Slot[]>>
  targets: { at: number; slot: Slot; sorts: string[] }[]
  /** Of `loose.signs` in data/commands: verbs, and words that say where or what for. */
  signs: Set<string>
}

/** The commands that fit all that was found; the first that works is meant. */
export function looseRules({ values, targets, signs }: Found): Command[] {
  const commands: Command[] = []
  const fits = (name: string, isIt: boolean, slots: SlotsOf) => {
    if (isIt) commands.push({ do: name, slots })
  }
  const of = (...sorts: string[]) =>
    targets.filter((one) => one.sorts.some((sort) => sorts.includes(sort))).map(({ slot }) => slot)
  const typed = Object.values(values).reduce((sum, list) => sum + (list?.length ?? 0), 0)
  const one = (type: string) => (typed === 1 ? values[type]?.[0] : undefined)
  const has = (...names: string[]) => names.some((name) => signs.has(name))
  const [target, other] = targets.map(({ slot }) => slot)
  const isOne = targets.length === 1
  const { url, phone, email, days, times, price, font, color, quoted } = values

  const [network] = values.network ?? []
  const [where] = url ?? values.handle ?? []
  fits('link', one('url') !== undefined && isOne && has('lead'), {
    target,
    url: url?.[0],
  } as SlotsOf)
  if (network && targets.length === 0) {
    fits('link_to', typed === 2 && where !== undefined && !has('remove'), {
      value: network,
      ...(url ? { url: where } : { handle: where }),
    } as SlotsOf)
    fits('remove', typed === 1 && has('remove'), { target: network })
  }
  for (const [name, list] of [
    ['phone', phone],
    ['email', email],
  ] as const) {
    const [value] = list ?? []
    const facts = of('fact')
    if (!value || typed !== 1 || facts.length !== targets.length || facts.length > 1) continue
    const fact: Slot = facts[0] ?? { text: name, isQuoted: false, words: [name] }
    fits('more', has('more'), { fact, [name]: value })
    fits('add_fact', !has('more', 'remove') && (facts.length > 0 || has('reach')), {
      fact,
      [name]: value,
    })
  }
  if (targets.length === 0 && !has('remove', 'add')) {
    fits('hours', typed === 1 && values.hours !== undefined, {
      hours: values.hours?.[0],
    } as SlotsOf)
    if (days?.length === 1 && typed === 2) {
      const [day] = days
      fits('hours', times !== undefined, { days: day, times: times?.[0] } as SlotsOf)
      const told = values.clock?.[0] ?? price?.[0]
      const clock = told && withHalf(told, has('evening'))
      fits('closes_at', clock !== undefined && has('until', 'close'), {
        days: day,
        clock,
      } as SlotsOf)
      fits('opens_at', clock !== undefined && has('open_at') && !has('until'), {
        days: day,
        clock,
      } as SlotsOf)
    }
    fits('closed', one('days') !== undefined && has('closed'), { days: days?.[0] } as SlotsOf)
  }
  const [item] = of('item')
  if (one('price') && item && isOne && !has('remove', 'add'))
    fits('set', true, { target: item, price: price![0] })
  if (font && typed === 1 && !has('remove')) {
    const sort = has('headings') ? 'heading_font' : has('texts') ? 'body_font' : 'fonts'
    fits(sort, targets.length === 0, { font: font[0] })
  }
  if (color && typed === color.length && !has('remove')) {
    fits(
      'brand',
      color.length === 2 &&
        targets.every(({ sorts }) => sorts.includes('page') || sorts.includes('look')),
      { color: color[0], color2: color[1] }
    )
    fits('background', color.length === 1 && isOne && has('background'), {
      target,
      color: color[0],
    })
    fits('colour', color.length === 1 && isOne && !has('background'), { target, color: color[0] })
  }
  if (quoted?.length === 1 && typed === 1) {
    fits('add_text', isOne && has('add') && of('section').length > 0, { target, text: quoted[0] })
    fits('set', isOne && !has('remove', 'lead', 'move', 'add'), { target, value: quoted[0] })
    fits('remove', targets.length === 0 && has('remove'), { target: quoted[0] })
  }
  if (typed === 0) {
    fits('move_before', targets.length === 2 && has('before') && !has('after'), {
      target,
      scope: other,
    })
    fits('move_after', targets.length === 2 && has('after') && !has('before'), {
      target,
      scope: other,
    })
    fits('larger', isOne && has('larger') && !has('smaller'), { target })
    fits('smaller', isOne && has('smaller') && !has('larger'), { target })
    fits('bold', isOne && has('bold'), { target })
    fits('remove', isOne && has('remove') && !has('add', 'larger', 'smaller'), { target })
  }
  return commands
}

/** "8 in the evening". */
function withHalf(clock: Slot, isEvening: boolean): Slot {
  return isEvening && /^\d{1,2}$/.test(clock.text) ? { ...clock, text: `${clock.text} pm` } : clock
}
