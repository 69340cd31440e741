/** Widths in em of what is set large. */
export interface DisplayType {
  /** The widest word of the title and the name: no size may break it. */
  longest: number
  /** Of the headings. */
  longestInHeadings: number
  /** The size at which the title fills its box, in hundredths of the box's width, on a desk and on a phone. */
  poster: [wide: number, narrow: number]
}

/** The largest letters of a title in one, two, three and four lines, in hundredths of the width: what is in more lines is lower. */
const LARGEST = { wide: [21, 16.5, 12, 9], narrow: [34, 27, 23, 18] }

/** A title of more words is a sentence, which no layout sets as a poster. */
const MOST_WORDS = 14

/** Space beside the widest line, for side bearings and for what a browser rounds. */
const SPARE = 1.03

/** `width` is how wide a text runs, in em. */
export function displayType(
  title: string,
  name: string,
  headings: readonly string[],
  width: (text: string) => number
): DisplayType {
  const widest = (texts: readonly string[]) =>
    Math.max(1, ...texts.flatMap(wordsOf).map(width)) * SPARE
  const words = wordsOf(title).slice(0, MOST_WORDS).map(width)
  const sizeIn = (largest: readonly number[]) =>
    Math.max(
      ...largest.map((most, index) =>
        Math.min(most, 100 / (widestLine(words, width(' '), index + 1) * SPARE))
      )
    )
  return {
    longest: widest([title, name]),
    longestInHeadings: widest(headings),
    poster: [sizeIn(LARGEST.wide), sizeIn(LARGEST.narrow)],
  }
}

/** "&" stands before the word that follows it, and alone on no line. */
function wordsOf(text: string): string[] {
  return text
    .replace(/([&+]) /g, '$1\u00a0')
    .split(/[ \n]+|(?<=-)/)
    .filter(Boolean)
}

/** The width of the widest line where words of these widths are divided into that many lines as evenly as they can be. */
function widestLine(words: readonly number[], space: number, lines: number): number {
  if (words.length === 0) return 1
  const lineOf = (count: number) =>
    words.slice(0, count).reduce((sum, word) => sum + word, space * (count - 1))
  if (lines === 1 || words.length === 1) return lineOf(words.length)
  let best = Infinity
  for (let first = 1; first < words.length && lineOf(first) < best; first++)
    best = Math.min(best, Math.max(lineOf(first), widestLine(words.slice(first), space, lines - 1)))
  return best
}
