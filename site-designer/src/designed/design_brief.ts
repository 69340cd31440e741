import { anchorsOf } from '#designer/designed/anchors'
import { OURS, type OurPrint } from '#designer/designed/our_print'
import { prefixOf, type DesignedPage } from '#designer/designed/designed_page'
import { bodyFonts, fontFamily, headingFonts } from '#designer/fonts/main'
import { settledOf } from '#designer/outline/concept'
import { typeOf } from '#designer/sections/section_types'
import type { Form } from '#designer/site/form'
import { paletteOf } from '#designer/renderer/color/palette'
import { directionStyle } from '#designer/renderer/directions/direction_style'
import type { Look, Section, Site } from '#designer/site/site'

/** What a model is told to design one section: texts by their names. */
export interface DesignBrief {
  id: string
  material: Record<string, string>
}

/** The sections of a page that a model may design, in page order, each with what it has to know. */
export function designBriefs(page: DesignedPage): DesignBrief[] {
  const { site } = page
  const list = pageIn(page, page.sections, page.prints)
  return page.sections.map((section) => {
    const ours = page.prints.get(section.id)!
    const facts = [...page.facts.values()]
    const [its, others] = [true, false].map((isIts) =>
      facts.filter(({ mark }) => ours.facts.has(mark) === isIts)
    )
    const line = ({ mark, text, href, isOurs }: (typeof facts)[number]) =>
      `${mark} = ${text.replace(/\s+/g, ' ')}${href ? ` (leads to ${href})` : ''}${isOurs ? OURS : ''}`
    return {
      id: section.id,
      material: {
        'Language': site.language,
        'Page': list,
        'Look': lookIn(site.look),
        'Grounds': groundsIn(site),
        'Section': `${section.id} (${[section.kind, ...page.heldBy(section)].join(', ')})`,
        'Prefix': prefixOf(section),
        'Now': ours.words,
        'Its facts': its.map(line).join('\n') || 'none',
        'Other facts': others.map(line).join('\n') || 'none',
        'Slots': [...ours.slots.keys()].map((name) => `<${name}></${name}>`).join(' ') || 'none',
        'Pictures': picturesIn(page, section, ours.pictures.length),
        'Links': anchorsOf(site)
          .map((anchor) => `#${anchor}`)
          .join(' '),
      },
    }
  })
}

/** What a model has to know to find the idea of a page. */
export function conceptBrief(page: DesignedPage, form: Form): Record<string, string> {
  const { site } = page
  const free = site.sections.filter(({ kind }) => !typeOf(kind).isByLaw)
  const settled = settledOf(page.sheet, form)
  return {
    'Language': site.language,
    'Page': pageIn(page, free, page.parts),
    'Look': lookIn(site.look),
    'Settled': settled.join(', ') || 'nothing',
    'Fonts for headings': headingFonts.join(', '),
    'Fonts for text': bodyFonts.join(', '),
    'Fonts without italics': withoutItalics([...headingFonts, ...bodyFonts]),
    'Pictures': picturesOn(page),
  }
}

/** The sections that have pictures, and what of ours they show. */
function picturesOn(page: DesignedPage): string {
  const rows = page.site.sections.flatMap((section) => {
    const count = page.parts.get(section.id)?.pictures.length ?? 0
    return count > 0 ? [`${section.id}: ${count}${stillTold(section)}`] : []
  })
  return rows.join('\n') || 'none'
}

function pageIn(
  { site }: DesignedPage,
  sections: readonly Section[],
  prints: ReadonlyMap<string, OurPrint>
): string {
  const rows = sections.map((section) => {
    const words = prints.get(section.id)?.words.replace(/\s+/g, ' ') ?? ''
    return `${section.id} (${section.kind}): ${words.slice(0, MOST_WORDS) || NOT_YET}`
  })
  return [`header: ${site.business.name}, the menu`, ...rows, 'footer: the name'].join('\n')
}

const NOT_YET =
  'places for photos, which visitors do not see until the owner has some; you do not set it'
/** Of another section, in characters: enough to say nothing twice. */
const MOST_WORDS = 300

function lookIn({ theme, heading_font: heading, body_font: body, ...look }: Look): string {
  const colours = [look.primary_color, look.accent_color, look.ground_color].filter(Boolean)
  return `${theme}; colours ${colours.join(', ')}; headings in ${fontTold(heading)}, text in ${fontTold(body)}; corners ${look.corner_radius}px`
}

/** Each surface with its ground, the colour of its text, and that of links and signs. */
function groundsIn({ direction, look }: Site): string {
  const { accent, brand, ink, inkLink, link, onAccent, onBrand, onInk, paper, text, tint, wash } =
    paletteOf(look, directionStyle(direction))
  return [
    `plain ${paper}, tint ${tint}, wash ${wash}: text ${text}, links ${link}`,
    `brand ${brand}: text ${onBrand}`,
    `ink ${ink}: text ${onInk}, links ${inkLink}`,
    `accent ${accent}: text ${onAccent}`,
  ].join('\n')
}

function fontTold(font: string): string {
  const family = fontFamily(font)
  if (!family) return font
  return `${font} (weights ${family.weights.join(', ')}, ${family.italic ? 'with' : 'no'} italics)`
}

function withoutItalics(fonts: readonly string[]): string {
  return [...new Set(fonts)].filter((font) => !fontFamily(font)!.italic).join(', ')
}

function picturesIn(page: DesignedPage, section: Section, count: number): string {
  if (count === 0) return 'none: draw, or set the type large'
  const all = Array.from({ length: count }, (_, at) => `<sw-photo use="${at + 1}"></sw-photo>`)
  const held = page.site.sections.filter(({ id }) => page.heldBy(section).includes(id))
  return `${all.join('\n')}${[section, ...held].map(stillTold).join('')}`
}

function stillTold(section: Section): string {
  const still = 'still' in section ? section.still : undefined
  if (!still) return ''
  const tone = still.isDark ? 'dark' : 'light'
  return ` (a picture of ours, “${still.id.replaceAll('-', ' ')}”, ${tone}, 3 to 2, calm on the ${still.text})`
}
