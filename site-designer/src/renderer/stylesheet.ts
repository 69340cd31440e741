import { fontFaces, fontFamily, nearestWeight } from '#designer/fonts/main'
import type { Site } from '#designer/site/site'
import { paletteOf } from '#designer/renderer/color/palette'
import { cssFile, sectionCss, type LayoutCss } from '#designer/renderer/css/css_files'
import { rootRule, type Worn } from '#designer/renderer/css/tokens'
import { directionStyle } from '#designer/renderer/directions/direction_style'
import { letteringOf, type Lettering } from '#designer/renderer/lettering'
import { wordsLanguage } from '#designer/language/language'

/** Everything the CSS of a page depends on, so that a changed page can have its CSS written anew. */
export interface Sheet extends Worn {
  /** `data-layout` of the header and the footer; another's than ours only gets the shared rules. */
  header: string
  footer: string
  /** `data-section` and `data-layout` of the sections; what is not ours is passed over. */
  sections: readonly { kind: string; layout: string }[]
  /** Of designed sections and of rules behind ours. */
  lettering: Lettering
}

/** The last line of our rules. What somebody wrote behind it stays through every restyling. */
export const END_OF_OURS = '/* Rules below this line are your own and stay as they are. */'

/**
 * The stylesheet of a page: one `:root` rule with the tokens, then the rules of the kinds and layouts
 * that occur on it and of no others. A page that gets another direction, section or layout needs it
 * written again.
 */
export function stylesheetFor(sheet: Sheet): string {
  const style = directionStyle(sheet.direction)
  const palette = paletteOf(sheet.look, style)
  return [
    rootRule(sheet, palette, style),
    facesOf(sheet),
    cssFile('base').shared,
    cssFile('parts').shared,
    rulesOf(cssFile('header'), sheet.header),
    rulesOf(cssFile('footer'), sheet.footer),
    ...sectionRules(sheet.sections),
    cssFile(`directions/${sheet.direction}`).shared,
    secondColourRules(sheet.look),
    END_OF_OURS,
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n')
    .concat('\n')
}

export function sheetOf(site: Site): Sheet {
  const [title = ''] = site.sections.flatMap((section) =>
    section.kind === 'hero' ? section.title : []
  )
  return {
    direction: site.direction,
    look: site.look,
    language: site.foreign?.words ?? wordsLanguage(site.language),
    bigWords: [title, site.business.name],
    headings: site.sections.flatMap((one) => ('heading' in one ? String(one.heading) : [])),
    header: site.header.layout,
    footer: site.footer.layout,
    sections: site.sections,
    lettering: letteringOf(Object.values(site.designed ?? {})),
  }
}

/** The fonts of a page. A browser fetches of them what the text is set in. */
export function facesOf({
  direction,
  lettering: { italics, weights },
  look,
}: Pick<Sheet, 'direction' | 'lettering' | 'look'>): string {
  const style = directionStyle(direction)
  const heading = fontFamily(look.heading_font)
  const weight = heading ? nearestWeight(heading, style.headingWeight) : 400
  return fontFaces([
    {
      family: look.heading_font,
      weights: [weight, ...weights],
      italics: [...(style.italics || italics ? [weight] : []), ...(italics ? weights : [])],
    },
    { family: look.body_font, weights: [400, 600, ...weights], italics: italics ? [400] : [] },
  ])
}

function sectionRules(sections: Sheet['sections']): string[] {
  const rules = sections.flatMap(({ kind, layout }) => {
    const css = sectionCss(kind)
    return css ? [rulesOf(css, layout)] : []
  })
  return [...new Set(rules)]
}

/** Beside a ground of its own and a main colour the accent is small; otherwise it is the footer's ground too. */
function secondColourRules({ accent_color: accent, ground_color: ground }: Sheet['look']): string {
  if (!accent) return ''
  return rulesOf(cssFile('second_colour'), ground ? 'small' : 'large')
}

function rulesOf({ shared, own }: LayoutCss, layout: string): string {
  return `${shared}\n${own.get(layout) ?? ''}`
}
