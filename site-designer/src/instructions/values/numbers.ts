import { fold } from '#designer/text/letters'

const ones: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  iki: 2,
  uc: 3,
  dort: 4,
  bes: 5,
  alti: 6,
  yedi: 7,
  sekiz: 8,
  dokuz: 9,
  bir: 1,
}
const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  on: 10,
  yirmi: 20,
  otuz: 30,
  kirk: 40,
  elli: 50,
  altmis: 60,
  yetmis: 70,
  seksen: 80,
  doksan: 90,
}
const hundreds: Record<string, number> = { hundred: 100, yuz: 100 }
const thousands: Record<string, number> = { thousand: 1000, bin: 1000 }

const marked: Record<string, string> = {
  uc: '[uü][cç]',
  dort: 'd[oö]rt',
  bes: 'be[sş]',
  alti: 'alt[iı]',
  kirk: 'k[iı]rk',
  altmis: 'altm[iı][sş]',
  yetmis: 'yetmi[sş]',
  yuz: 'y[uü]z',
}
const known = { ...ones, ...tens, ...hundreds, ...thousands }
const word = `(?:${Object.keys(known)
  .sort((a, b) => b.length - a.length)
  .map((name) => marked[name] ?? name)
  .join('|')})`

/** Matches a number that is written out, in either language: "yirmi beş", "two hundred". */
export const numberWords = `${word}(?:[\\s-](?:and\\s)?${word}){0,4}`

/** What a written-out number says; nothing where the words are no number. */
export function numberIn(words: string): number | undefined {
  let whole = 0
  let part = 0
  for (const name of fold(words).split(/[\s-]+/)) {
    if (name === 'and') continue
    if (!(name in known)) return undefined
    if (name in hundreds) part = Math.max(part, 1) * 100
    else if (name in thousands) {
      whole += Math.max(part, 1) * 1000
      part = 0
    } else part += ones[name] ?? tens[name]
  }
  return whole + part
}
