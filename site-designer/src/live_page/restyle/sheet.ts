import type { Change } from 'editor-engine'
import type { OurPage } from '#designer/live_page/restyle/our_page'
import { layoutsOf } from '#designer/live_page/restyle/layouts'
import { END_OF_OURS, stylesheetFor, type Sheet } from '#designer/renderer/stylesheet'

/** What of a page another direction or look may change. */
type PageStyle = Omit<Sheet, 'language' | 'bigWords' | 'headings' | 'lettering'>

/** Our rules give way to those of the next look; what stands behind them is left standing. */
export function sheetChange(page: OurPage, next: PageStyle): Change {
  const { from, to } = page.style.content!
  const css = page.html.slice(from, to)
  const lead = css.length - css.trimStart().length
  const end = css.indexOf(END_OF_OURS)
  const length = end < 0 ? css.trimEnd().length : end + END_OF_OURS.length
  return { from: from + lead, to: from + length, insert: withOwnTokens(page, next) }
}

/**
 * The stylesheet of the next look. A colour that somebody set by hand stays, unless all colours are
 * mixed anew, and so does a token that is none of ours.
 */
function withOwnTokens(page: OurPage, next: PageStyle): string {
  const { direction, look } = page
  const before = tokensOf(sheetFor(page, { direction, look, ...layoutsOf(page) }))
  const sheet = sheetFor(page, next)
  const sameColors =
    next.look.theme === page.look.theme && next.look.primary_color === page.look.primary_color
  const own = new Map(
    [...page.tokens].filter(([name, value]) => {
      const printed = before.get(name)
      if (printed === undefined) return true
      return sameColors && printed !== value && COLOR.test(printed)
    })
  )

  const rootEnd = sheet.indexOf('\n}')
  const root = sheet.slice(0, rootEnd).replace(TOKEN, (line, name: string) => {
    const value = own.get(name)
    own.delete(name)
    return value === undefined ? line : `  --${name}: ${value};`
  })
  const added = [...own].map(([name, value]) => `\n  --${name}: ${value};`)
  return root + added.join('') + sheet.slice(rootEnd)
}

const TOKEN = /^ {2}--([\w-]+): (.*);$/gm
const COLOR = /^#/

function sheetFor({ language, bigWords, headings, lettering }: OurPage, style: PageStyle): string {
  return stylesheetFor({ ...style, language, bigWords, headings, lettering }).trimEnd()
}

function tokensOf(sheet: string): Map<string, string> {
  const root = sheet.slice(0, sheet.indexOf('\n}'))
  return new Map(Array.from(root.matchAll(TOKEN), ([, name, value]) => [name, value]))
}
