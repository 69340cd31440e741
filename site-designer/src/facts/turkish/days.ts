// Everything here reads folded text: "salı", "sali" and "SALI" are one word.
const names = ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi', 'pazar']
const short = ['pzt', 'sal', 'car', 'per', 'cum', 'cmt', 'paz']
const suffix = "(?:leri|lari|'?(?:den|dan|ye|ya|e|a|yi|i))?"
const day = `(?:pazartesi|cumartesi|carsamba|persembe|pazar|cuma|sali|pzt|cmt|paz|sal|car|per|cum)${suffix}`
/** One day, or the first and the last of several. */
export const group = `(?:${day}\\.?(?:\\s*(?:-|–|—|\\bile\\b|\\bila\\b)\\s*${day}|\\s+${day})?)`
/** Behind days that were named: all that were not. */
export const otherDays = '(?:diger|kalan|obur|oteki) gunler'
const everyDay = `haftanin (?:her|yedi|7) gunu|her\\s?(?:gun|aksam|sabah|gece)(?![a-z])|hafta boyunca|7 gun|${otherDays}`
const some = `(?:hafta\\s?ic(?:i(?:\\s+her gun)?|leri)|hafta\\s?son(?:u|lari)|${group})`
export const days = `(?:${everyDay}|${some}(?:\\s*(?:,|ve|&|\\/)\\s*${some})*)`

const namesEvery = new RegExp(everyDay)

/** The days a folded phrase names, Monday = 0. */
export function daysIn(words: string): number[] {
  if (namesEvery.test(words) && !/hafta\s?ici/.test(words)) return [0, 1, 2, 3, 4, 5, 6]
  const found = new Set<number>()
  for (const part of words.split(/\s*(?:,|\bve\b|&|\/)\s*/)) {
    if (/hafta\s?ic/.test(part)) [0, 1, 2, 3, 4].forEach((at) => found.add(at))
    if (/hafta\s?son/.test(part)) [5, 6].forEach((at) => found.add(at))
    const [from, to] = [...part.matchAll(new RegExp(day, 'g'))].map(([word]) => dayOf(word))
    if (from === undefined) continue
    for (let at = from; ; at = (at + 1) % 7) {
      found.add(at)
      if (at === (to ?? from)) break
    }
  }
  return [...found].sort((a, b) => a - b)
}

function dayOf(word: string): number {
  // "pazartesi" begins with "pazar", "cumartesi" with "cuma".
  const order = [0, 5, 2, 3, 6, 4, 1]
  return (
    order.find((at) => word.startsWith(names[at])) ??
    short.findIndex((name) => word.startsWith(name))
  )
}
