import { refused, ok, type Result } from '#designer/result'
import { directions, footerLayouts, headerLayouts } from '#designer/site/kinds'
import { SectionChecker } from '#designer/site/check_section'
import { isRecord, longestLine } from '#designer/site/checker'
import type { Site } from '#designer/site/site'

/**
 * Whether a value from anywhere (a model, a file, a driver) is a whole site that the renderer can
 * print. The refusal lists every fault with its path, so that a model can be told what to repair.
 */
export function checkSite(value: unknown): Result<Site, string[]> {
  const faults: string[] = []
  const at = new SectionChecker(faults)
  if (!isRecord(value)) return refused(['site: must be an object'])

  at.equals(value.schema, 1, 'schema')
  at.matches(value.language, /^[a-z]{2,3}$/, 'language')
  at.oneOf(value.direction, directions, 'direction')
  at.text(value.seed, 'seed', 200)
  at.record(value.look, 'look', (look) => {
    at.matches(look.primary_color, /^#[0-9a-f]{6}$/i, 'look.primary_color')
    at.oneOf(look.theme, ['light', 'dark'], 'look.theme')
    at.text(look.heading_font, 'look.heading_font', 60)
    at.text(look.body_font, 'look.body_font', 60)
    at.number(look.corner_radius, 0, 20, 'look.corner_radius')
  })
  at.record(value.business, 'business', (business) => {
    at.text(business.name, 'business.name', 200)
    at.text(business.trade, 'business.trade', longestLine)
    at.matches(business.schema_type, /^[A-Z][A-Za-z]{2,40}$/, 'business.schema_type')
    for (const key of ['phone', 'email', 'since']) {
      if (business[key] !== undefined) at.text(business[key], `business.${key}`, 200)
    }
    at.place(business, 'business')
    at.list(business.links, 'business.links', 24, (link, path) => at.action(link, path))
    if (business.branches !== undefined) {
      at.list(business.branches, 'business.branches', 12, (entry, path) =>
        at.record(entry, path, (branch) => at.place(branch, path))
      )
    }
  })
  at.record(value.seo, 'seo', (seo) => {
    at.text(seo.title, 'seo.title', 120)
    at.text(seo.description, 'seo.description', 320)
  })
  at.record(value.header, 'header', (header) => {
    at.oneOf(header.layout, headerLayouts, 'header.layout')
    if (header.action !== undefined) at.action(header.action, 'header.action')
  })
  at.record(value.footer, 'footer', (footer) => {
    at.oneOf(footer.layout, footerLayouts, 'footer.layout')
    if (footer.address !== undefined) at.text(footer.address, 'footer.address', longestLine)
    at.list(footer.lines, 'footer.lines', 8, (line, path) => at.text(line, path, longestLine))
  })
  const ids = new Set<string>()
  at.list(value.sections, 'sections', 32, (section, path) => at.section(section, path, ids))
  if (Array.isArray(value.sections)) {
    const heroes = value.sections.filter((section) => isRecord(section) && section.kind === 'hero')
    if (heroes.length !== 1) faults.push('sections: exactly one hero')
  }
  return faults.length > 0 ? refused(faults) : ok(value as unknown as Site)
}
