import type { Stretch } from '#designer/sheet/sheet'

// A comma between two digits is part of a number, and one behind a number may part more of them: "2, 3 and 4".
const marks =
  /(?:(?<!\d),|,(?!\d))(?! \d{1,2}(?:,| (?:and|or|und|oder|et|ou|y|o|e|en|of|ve) ))|[;()–—]| - |: |(?<= )(?:(?<!thing )but|aber|mais|pero|ma|maar|mas|ama)(?= )/g

/** The parts of a sentence between its commas, brackets and dashes, without the marks. */
export function clausesOf(text: string, [start, end]: Stretch): Stretch[] {
  const sentence = text.slice(start, end)
  const clauses: Stretch[] = []
  let from = 0
  for (const { 0: mark, index } of [
    ...sentence.matchAll(marks),
    { 0: '', index: sentence.length },
  ]) {
    const part = sentence.slice(from, index)
    const bare = part.trim().replace(/[.!?…]+$/, '')
    const at = start + from + part.indexOf(bare)
    if (bare !== '') clauses.push([at, at + bare.length])
    from = index + mark.length
  }
  return clauses
}
