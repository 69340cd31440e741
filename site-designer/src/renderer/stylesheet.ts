import { fontFaces, fontFamily, nearestWeight } from '#designer/fonts/main'
import type { SectionKind } from '#designer/site/kinds'
import type { Site } from '#designer/site/site'
import { paletteFrom } from '#designer/renderer/color/palette'
import { baseCss } from '#designer/renderer/css/base'
import { partsCss } from '#designer/renderer/css/parts'
import { rootRule, type Worn } from '#designer/renderer/css/tokens'
import { directionStyles } from '#designer/renderer/directions/all'
import { footerCss, headerCss } from '#designer/renderer/header'
import { sectionCss } from '#designer/renderer/sections/all'
import { wordsLanguage } from '#designer/text/language'

/** Everything the CSS of a page depends on, so that a changed page can have its CSS written anew. */
export interface Sheet extends Worn {
  /** `data-layout` of the header and the footer; another's than ours only gets the shared rules. */
  header: string
  footer: string
  /** `data-section` and `data-layout` of the sections; what is not ours is passed over. */
  sections: readonly { kind: string; layout: string }[]
}

/** The last line of our rules. What somebody wrote behind it stays through every restyling. */
export const END_OF_OURS = '/* Rules below this line are your own and stay as they are. */'

/**
 * The stylesheet of a page: one `:root` rule with the tokens, then the rules of the kinds and layouts
 * that occur on it and of no others. A page that gets another direction, section or layout needs it
 * written again.
 */
export function stylesheetFor(sheet: Sheet): string {
  const style = directionStyles[sheet.direction]
  const palette = paletteFrom(sheet.look.primary_color, { ...style, theme: sheet.look.theme })
  return [
    rootRule(sheet, palette, style),
    faces(sheet),
    baseCss,
    partsCss,
    rulesOf(headerCss, sheet.header),
    rulesOf(footerCss, sheet.footer),
    ...sectionRules(sheet.sections),
    style.css,
    END_OF_OURS,
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n')
    .concat('\n')
}

export function sheetOf(site: Site): Sheet {
  const titles = site.sections.flatMap((section) => (section.kind === 'hero' ? section.title : []))
  return {
    direction: site.direction,
    look: site.look,
    language: wordsLanguage(site.language),
    bigWords: [...titles, site.business.name].join(' '),
    header: site.header.layout,
    footer: site.footer.layout,
    sections: site.sections,
  }
}

function sectionRules(sections: Sheet['sections']): string[] {
  const rules = sections
    .filter(({ kind }) => Object.hasOwn(sectionCss, kind))
    .map(({ kind, layout }) => rulesOf(sectionCss[kind as SectionKind], layout))
  return [...new Set(rules)]
}

function rulesOf(css: { shared: string }, layout: string): string {
  const own = Object.hasOwn(css, layout) ? (css as Record<string, string>)[layout] : ''
  return css.shared.trim() + '\n' + own.trim()
}

function faces({ direction, look }: Sheet): string {
  const style = directionStyles[direction]
  const heading = fontFamily(look.heading_font)
  const weight = heading ? nearestWeight(heading, style.headingWeight) : 400
  return fontFaces([
    { family: look.heading_font, weights: [weight], italics: style.italics ? [weight] : [] },
    { family: look.body_font, weights: [400, 600] },
  ])
}
