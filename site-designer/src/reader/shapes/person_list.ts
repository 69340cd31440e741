import { forVisitors } from '#designer/reader/judge/clauses'
import type { Reading } from '#designer/reader/reading'
import { firstOf, isPerson, nameAt } from '#designer/reader/shapes/person_name'
import { and, rolePatterns } from '#designer/reader/shapes/person_role'
import { isGivenName, isTown } from '#designer/reader/words/known_names'
import type { Stretch } from '#designer/sheet/sheet'

/** A name with what is said of it right behind it. */
export interface PersonName {
  from: Stretch
  name: string
  role?: string
  about?: string
  /** With the words that tell the role. */
  whole: Stretch
}

const joint = new RegExp(`(?:,\\s(?:(?:${and})\\s)?|\\s(?:${and})\\s)(?=\\p{Lu})`, 'uy')
const bracket = /^ \(([^()\d]{2,60})\)/u
const longestRole = 60
const most = 12

/**
 * The names that commas and "and" join, from a capital on: "Ann Lee (oboe), Bo Chen and Cy Dow". Behind a
 * last comma something else may follow.
 */
export function namesFrom(reading: Reading, start: number): PersonName[] {
  const { prompt } = reading
  const names: PersonName[] = []
  let listed = 1
  for (let at = nameAt(reading, start); at && names.length < most;) {
    const one = named(reading, at)
    names.push(one)
    joint.lastIndex = one.whole[1]
    const mark = joint.exec(prompt)?.[0]
    at = mark ? nameAt(reading, joint.lastIndex) : undefined
    if (at && (mark !== ', ' || isPerson(reading, at))) listed = names.length + 1
  }
  return names.slice(0, listed)
}

function named({ prompt, language }: Reading, from: Stretch): PersonName {
  const name = prompt.slice(...from)
  const one = { from, name, whole: from }
  const [after] = prompt.slice(from[1], from[1] + longestRole).split('\n')
  const { behind, behindSingle } = rolePatterns(language.code)
  const said = (name.includes(' ') ? behind : behindSingle).exec(after)
  if (said) return { ...one, role: said.groups!.role, whole: [from[0], from[1] + said[0].length] }
  const about = bracket.exec(after)
  return about ? { ...one, about: about[1], whole: [from[0], from[1] + about[0].length] } : one
}

/**
 * Whether all that a list names are people: one of them by a given name that we know at least, none by a
 * town or what may be the business. One without a surname shares that of the last.
 */
export function isListOfPeople(reading: Reading, list: PersonName[]): boolean {
  if (list.length < 2 || !list.every(({ from }) => reading.isFree(from))) return false
  const isFull = ({ name }: PersonName) => name.includes(' ')
  const isKnown = ({ name }: PersonName) => isGivenName(firstOf(name))
  const isOne = (one: PersonName) =>
    isFull(one) ? isKnown(one) || !isTown(firstOf(one.name)) : isKnown(one) && isFull(list.at(-1)!)
  const whole: Stretch = [list[0].from[0], list.at(-1)!.from[1]]
  const sentence = reading.sentences.find(([, end]) => end > whole[0])
  const first = reading.prompt.slice(sentence?.[0], whole[0])
  // "Teachers Ann Lee and Bo Chen": the first word of a sentence has a capital anyhow.
  // "Delia, Ruth and Fern Tackett": a list that begins with what may be a town is not read from the second on.
  const isRest = !list.every(isFull) && /\p{Lu}[\p{L}'’-]*, $/u.test(first)
  const isSecond = /^\p{Lu}\p{Ll}+ $/u.test(first)
  return (
    list.every(isOne) &&
    list.some(isKnown) &&
    !isRest &&
    !isInName(reading, whole) &&
    (isSecond || isApart(reading.prompt, whole)) &&
    sentence !== undefined &&
    forVisitors(reading.judge(sentence)) !== 'no'
  )
}

const isInName = ({ nameAt: name }: Reading, [start, end]: Stretch) =>
  name !== undefined && name[0] < end && start < name[1]

/** Nothing else in capitals stands beside them. */
export const isApart = (prompt: string, [start, end]: Stretch): boolean =>
  !/(?:\p{Lu}[\p{L}'’-]*|&|(?<!\p{L})(?:the|at|on|to|la|le|les|il)) $/u.test(
    prompt.slice(Math.max(0, start - 24), start)
  ) && !/^(?:['’]| (?:\p{Lu}\p{Ll}|[&\d]| \(\d))/u.test(prompt.slice(end, end + 3))
