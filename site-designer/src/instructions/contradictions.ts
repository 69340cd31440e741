import type { Clause, Instruction } from '#designer/instructions/instruction'

/**
 * What is said twice is done once. Two wishes of one message that cannot both be done ("darker and lighter") become one clause with
 * both readings: the person chooses.
 */
export function contradictions(clauses: Clause[]): Clause[] {
  const kept: Clause[] = []
  for (const clause of clauses) {
    const [only] = clause.readings
    const said = JSON.stringify(clause.readings)
    if (only && kept.some((other) => JSON.stringify(other.readings) === said)) continue
    // "Galeri en altta kalmış, üste alın": where to, the last says.
    const moved = kept.findIndex(
      (other) => isMove(other) && isMove(clause) && sameSection(other, clause)
    )
    if (moved >= 0 && lastOf(kept, moved)) {
      kept[moved] = clause
      continue
    }
    // "Mon to Fri 8-4, Sat 9-12": one week, told in several clauses.
    const week = kept.find((other) => isHours(other) && isHours(clause))
    if (week) {
      week.readings = [inOne(week.readings[0], only)]
      week.words = `${week.words}, ${clause.words}`
      continue
    }
    const against = kept.find(
      (other) =>
        clause.readings.length === 1 &&
        other.readings.length === 1 &&
        oppose(other.readings[0], only)
    )
    if (!against) kept.push(clause)
    else {
      against.readings = [...against.readings, only]
      against.words =
        against.words === clause.words ? clause.words : `${against.words}, ${clause.words}`
    }
  }
  return kept.filter((clause) => !kept.some((other) => settles(other, clause)))
}

/** "I don't like the blue, take teal": the choice that one wish leaves open, the other makes. */
function settles(one: Clause, open: Clause): boolean {
  if (one.readings.length !== 1 || open.readings.length < 2) return false
  const said = essence(one.readings[0])
  if (open.readings.some((reading) => essence(reading) === said)) return true
  const key = lookKey(one.readings[0])
  return key !== undefined && open.readings.every((reading) => lookKey(reading) === key)
}

// Whatever words named the thing.
function essence(instruction: Instruction): string {
  return JSON.stringify(instruction, (key, value: unknown) => (key === 'words' ? undefined : value))
}

function lookKey(instruction: Instruction): string | undefined {
  if (instruction.do !== 'set_look') return undefined
  const [key, ...others] = Object.keys(instruction.look)
  return others.length === 0 ? key : undefined
}

function oppose(one: Instruction, other: Instruction): boolean {
  if (one.do === 'set_look' && other.do === 'set_look') {
    const keys = ['theme', 'shade', 'text_size', 'tone', 'corner_radius'] as const
    return keys.some(
      (key) =>
        one.look[key] !== undefined &&
        other.look[key] !== undefined &&
        one.look[key] !== other.look[key]
    )
  }
  // Two numbers, two towns: which of them, the person says.
  if (one.do === 'set_fact' && other.do === 'set_fact') return one.fact === other.fact
  if (one.do === 'set_form' && other.do === 'set_form') return one.wanted !== other.wanted
  if (one.do === 'set_style' && other.do === 'set_style') {
    return (
      one.target.part === other.target.part &&
      one.target.kind === other.target.kind &&
      one.target.nth === other.target.nth &&
      one.style.size !== undefined &&
      other.style.size !== undefined &&
      one.style.size !== other.style.size
    )
  }
  const pair = [one, other]
  const added = pair.find((entry) => entry.do === 'add_section')
  const removed = pair.find((entry) => entry.do === 'remove_section')
  return (
    added?.do === 'add_section' &&
    removed?.do === 'remove_section' &&
    added.kind === removed.section.kind &&
    added.at === undefined
  )
}

const isHours = ({ readings: [only, ...others] }: Clause) =>
  only?.do === 'set_fact' && only.fact === 'hours' && others.length === 0

function inOne(one: Instruction, other: Instruction): Instruction {
  if (one.do !== 'set_fact' || other.do !== 'set_fact') return one
  return { ...one, value: `${one.value}, ${other.value}` }
}

const isMove = ({ readings }: Clause) =>
  readings.length === 1 && readings[0].do === 'move_section' && !('section' in readings[0].to)

function sameSection({ readings: [one] }: Clause, { readings: [other] }: Clause): boolean {
  return (
    one.do === 'move_section' &&
    other.do === 'move_section' &&
    one.section.kind !== undefined &&
    one.section.kind === other.section.kind
  )
}

const lastOf = (clauses: Clause[], at: number) => at === clauses.length - 1
