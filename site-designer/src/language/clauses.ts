import type { Stretch } from '#designer/language/sentences'

/** What stands between two marks, and the mark behind it; '' behind the last. */
export interface Part {
  from: Stretch
  mark: string
}

/** The parts of a stretch between marks, empty ones too. */
export function partsBetween(
  marks: RegExp,
  text: string,
  [start, end]: Stretch = [0, text.length]
): Part[] {
  let from = start
  return [...text.slice(start, end).matchAll(marks), { 0: '', index: end - start }].map(
    ({ 0: mark, index }) => {
      const part: Part = { from: [from, start + index], mark }
      from = start + index + mark.length
      return part
    }
  )
}

// A comma between two digits is part of a number, and one behind a number may part more of them: "2, 3 and 4".
const CLAUSE_MARKS =
  /(?:(?<!\d),|,(?!\d))(?! \d{1,2}(?:,| (?:and|or|und|oder|et|ou|y|o|e|en|of|ve) ))|[;()–—]| - |: |(?<= )(?:(?<!thing )but|aber|mais|pero|ma|maar|mas|ama)(?= )/g

/** The parts of a sentence between its commas, brackets and dashes, without the marks. */
export function clausesOf(text: string, sentence: Stretch): Stretch[] {
  return partsBetween(CLAUSE_MARKS, text, sentence).flatMap(({ from }) => {
    const part = text.slice(...from)
    const bare = part.trim().replace(/[.!?…]+$/, '')
    const at = from[0] + part.indexOf(bare)
    return bare === '' ? [] : [[at, at + bare.length]]
  })
}

const LIST_MARKS = /;\s+|,\s+(?![^(]{0,200}\))/gu

/** The entries of a list in a sentence: each keeps its brackets and dashes, which tell more of it. */
export function listedIn(text: string): string[] {
  return partsBetween(LIST_MARKS, text.replace(/\.$/, '')).flatMap(
    ({ from }) => text.slice(...from).trim() || []
  )
}
