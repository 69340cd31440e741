import { fontFilesOf } from 'site-designer/fonts'

/** Letters that visitors can type into a form, in English or Turkish, whatever the page contains. */
const ALWAYS = `${ascii()}ÇĞİÖŞÜçğıöşü`
const LATIN_1 = letters(0xa0, 0xff)

/** The font files that a page uses, and the letters that it needs from them. */
export function fontNeeds(html: string): { names: string[]; letters: string } {
  return { names: [...fontFilesOf(html)], letters: lettersOf(html) }
}

/** Sorted, so that two pages with the same letters share their font files. */
function lettersOf(html: string): string {
  const used = new Set([...ALWAYS, ...html])
  for (const [, hex, decimal] of html.matchAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi)) {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    if (code <= 0x10ffff) used.add(String.fromCodePoint(code))
  }
  // `&eacute;` and similar; `&amp;` and similar are letters of every page.
  if (/&(?!(?:amp|lt|gt|quot|nbsp|apos);)[a-z]+;/i.test(html)) {
    for (const letter of LATIN_1) used.add(letter)
  }
  return [...used].sort().join('')
}

function ascii(): string {
  return letters(0x20, 0x7e)
}

function letters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')
}
