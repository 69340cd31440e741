import { createHash } from 'node:crypto'

/** In characters: some pages fit into one page of the database file, some need many. */
const LONGEST = 60_000

/** A page with its number at the beginning and the end, and a unique text. */
export function stampedPage(stamp: number): string {
  return (
    '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n' +
    '<meta name="viewport" content="width=device-width">\n' +
    `<title>Rye &amp; Co</title>\n<meta name="description" content="Bread from Leeds.">\n</head>\n` +
    `<body>\n<main>\n<h1>Bread</h1>\n<p>${textOf(stamp)}</p>\n</main>\n</body>\n</html>\n`
  )
}

/** The number of a page; null if it is incomplete or a mix of two. */
export function stampOf(html: string): number | null {
  const stamp = Number(/begin (\d+) /.exec(html)?.[1] ?? Number.NaN)
  if (Number.isNaN(stamp)) return null
  return html.includes(`>${textOf(stamp)}<`) && /<\/html>\s*$/.test(html) ? stamp : null
}

function textOf(stamp: number): string {
  const word = createHash('sha256').update(String(stamp)).digest('hex')
  const length = (Number.parseInt(word.slice(0, 6), 16) % LONGEST) + 100
  // Random letters, so that it stays long when it is compressed.
  let noise = ''
  for (let n = 0; noise.length < length; n++) {
    noise += createHash('sha256').update(`${word}${n}`).digest('base64')
  }
  return `begin ${stamp} ${noise} end ${stamp}`
}
