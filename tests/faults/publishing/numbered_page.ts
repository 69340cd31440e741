import { stampOf, stampedPage } from '#tests/faults/writers/stamped_page'

/**
 * A page with its number in the title, at the beginning and the end of a long text. Publishing gives it
 * a share card of this title, so one of its files changes with the number.
 */
export function numberedPage(number: number): string {
  return stampedPage(number).replace('<title>Rye &amp; Co<', `<title>${titleOf(number)}<`)
}

export interface NumberedPage {
  number: number
  /** The path of its share card. */
  card: string
}

/** What a visitor got; null if it is not whole. */
export function readPage(html: string): NumberedPage | null {
  const number = stampOf(html)
  const card = /<meta property="og:image" content="[^"]*?(\/images\/card-[\da-f]+\.png)"/.exec(html)
  if (number === null || !card || !html.includes(`<title>${titleOf(number)}<`)) return null
  return { number, card: card[1] }
}

function titleOf(number: number): string {
  return `Rye ${number}`
}
