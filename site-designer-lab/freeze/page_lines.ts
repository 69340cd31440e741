const UNSEEN = /<(script|style|template|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
const INLINE = /<\/?(?:a|abbr|b|br|em|i|mark|small|span|strong|sub|sup|time)\b[^>]*>/g
/** A longer text is cut; the hash of the page shows whether the rest changed. */
const LONGEST = 200

/**
 * What a page says, as an outline: its title and its description, then each section with its layout and
 * its texts, one a line. `[` marks a section.
 */
export function pageLines(html: string): string[] {
  const at = html.indexOf('<body')
  return [...headLines(html.slice(0, at)), ...bodyLines(html.slice(at))].map(shortened)
}

function headLines(head: string): string[] {
  const [, title = ''] = /<title>([\s\S]*?)<\/title>/.exec(head) ?? []
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(head) ?? []
  return [`title: ${plain(title)}`, `description: ${plain(description)}`]
}

function bodyLines(body: string): string[] {
  return body
    .replace(UNSEEN, ' ')
    .replace(/<(?:section|header|footer)\b[^>]*>/g, (opening) => `<>${sectionLine(opening)}<>`)
    .replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/g, '<>image: $1<>')
    .replace(INLINE, ' ')
    .split(/<[^>]*>/)
    .map(plain)
    .filter((text) => text !== '')
}

function sectionLine(opening: string): string {
  const [, kind = opening.slice(1).split(/[\s>]/)[0]] = /data-section="([^"]*)"/.exec(opening) ?? []
  const [, layout = ''] = /data-layout="([^"]*)"/.exec(opening) ?? []
  return `[${[kind, layout].filter(Boolean).join(' ')}]`
}

const NAMES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function plain(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => NAMES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function shortened(line: string): string {
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
