import { bodyFonts, fontStack, headingFonts } from '#designer/fonts/main'
import { changeSource, type EditOperation } from '#designer/live_page/reading/edit_operation'
import { trimmed } from '#designer/live_page/reading/source_changes'
import { lookOf, restyle } from '#designer/live_page/restyle'
import { ok, refused, type Result } from '#designer/result'

interface FontToken {
  field: 'heading_font' | 'body_font'
  offered: readonly string[]
}

const fontTokens: Record<string, FontToken> = {
  '--font-heading': { field: 'heading_font', offered: headingFonts },
  '--font-body': { field: 'body_font', offered: bodyFonts },
}

/**
 * A font of a page of ours, set by its token: the page is restyled, because it must bring the files of
 * the font. Undefined for any other token, and for a page that brings its own fonts.
 */
export function fontOperation(
  html: string,
  name: string,
  value: string
): Result<EditOperation, string> | undefined {
  const token = Object.hasOwn(fontTokens, name) ? fontTokens[name] : undefined
  if (!token || !lookOf(html)) return undefined
  const [first] = value.split(',')
  const wanted = first.replace(/["']/g, '').trim().toLowerCase()
  const family = token.offered.find((one) => one.toLowerCase() === wanted)
  if (!family) return refused(`Fonts for ${name}: ${token.offered.join(', ')}.`)
  const changes = restyle(html, { look: { [token.field]: family } }) ?? []
  const operation = changeSource(
    html,
    changes.map((change) => trimmed(html, change))
  )
  // The page may have it already.
  return ok(operation ?? { type: 'set_token', name, value: fontStack(family) })
}
