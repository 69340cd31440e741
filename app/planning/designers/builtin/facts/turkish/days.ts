// Everything here reads folded text: "salı", "sali" and "SALI" are one word.
const names = ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi', 'pazar']
const short = ['pzt', 'sal', 'car', 'per', 'cum', 'cmt', 'paz']
const suffix = "(?:leri|lari|'?(?:den|dan|ye|ya|e|a|yi|i))?"
const day = `(?:pazartesi|cumartesi|carsamba|persembe|pazar|cuma|sali|pzt|cmt|paz|sal|car|per|cum)${suffix}`
/** One day, or the first and the last of several. */
export const group = `(?:${day}\\.?(?:\\s*(?:-|–|—|\\bile\\b|\\bila\\b)\\s*${day}|\\s+${day})?)`
/** Behind days that were named: all that were not. */
export const otherDays = '(?:diger|kalan|obur|oteki) gunler'
export const everyDay = `haftanin (?:her|yedi|7) gunu|her\\s?gun|hafta boyunca|7 gun|${otherDays}`
export const days = `(?:${everyDay}|hafta\\s?ici(?:\\s+her gun)?|hafta\\s?sonu|${group}(?:\\s*(?:,|ve|&|\\/)\\s*${group})*)`

/** The days a folded phrase names, Monday = 0. */
export function daysIn(words: string): number[] {
  if (new RegExp(everyDay).test(words) && !/hafta\s?ici/.test(words)) return [0, 1, 2, 3, 4, 5, 6]
  if (/hafta\s?ici/.test(words)) return [0, 1, 2, 3, 4]
  if (/hafta\s?sonu/.test(words)) return [5, 6]
  const found = new Set<number>()
  for (const part of words.split(/\s*(?:,|\bve\b|&|\/)\s*/)) {
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
