import { ok, refused, type Result } from '#designer/result'
import { sectionLayouts } from '#designer/site/kinds'
import type { Section, Site } from '#designer/site/site'

/** How many signs a text has that stands on a line of its own. */
export const longestLine = 300
const longestText = 6000
const longestList = 500

/** Texts that have less room than others, by the name of their field. */
const shorter: Record<string, number> = {
  ...{ heading: longestLine, address: longestLine, trade: longestLine, describe: longestLine },
  ...{ label: 120, nav: 120, name: longestLine, price: 120, fold: 120 },
}

/** Addresses that lead somewhere: no script, no data. */
const leadsSomewhere = /^(?:https?:\/\/[^\s"<>]+|mailto:\S+|(?:tel|sms):[+\d]+|#[\w-]+)$/i
const patterns: Record<string, RegExp> = {
  href: leadsSomewhere,
  src: /^(?:images|stills)\/[\w.-]+$/,
  id: /^[a-z][a-z0-9-]{0,40}$/,
  primary_color: /^#[0-9a-f]{6}$/i,
  schema_type: /^[A-Z][A-Za-z]{2,40}$/,
}

/** Ids that the page has beside those of its sections. */
const taken = ['top', 'main']

/**
 * Whether a site can be shown as it is: no text is empty or beyond its room, every address leads
 * somewhere, every section has a name of its own and a layout of its kind, and one is the hero. Its
 * shape is what its type says. A refusal lists every fault with its path.
 */
export function checkSite(site: Site): Result<Site, string[]> {
  const ids = site.sections.map(({ id }) => id)
  const faults = [
    // What a model has designed is checked where it is set.
    ...faultsIn({ ...site, designed: undefined }, 'site'),
    ...site.sections
      .filter((one) => !hasLayout(one))
      .map(({ id }) => `${id}: no layout of its kind`),
    ...ids
      .filter((id, at) => taken.includes(id) || ids.indexOf(id) < at)
      .map((id) => `${id}: twice`),
  ]
  const heroes = site.sections.filter(({ kind }) => kind === 'hero')
  if (heroes.length !== 1) faults.push('sections: exactly one hero')
  return faults.length > 0 ? refused(faults) : ok(site)
}

function hasLayout({ kind, layout }: Section): boolean {
  return (sectionLayouts[kind] as readonly string[]).includes(layout)
}

function faultsIn(value: unknown, path: string, field = ''): string[] {
  if (typeof value === 'string') return faultOfText(value, path, field)
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value))
    return value.length > longestList
      ? [`${path}: at most ${longestList} entries`]
      : value.flatMap((entry, at) => faultsIn(entry, `${path}[${at}]`, field))
  return Object.entries(value).flatMap(([name, one]) => faultsIn(one, `${path}.${name}`, name))
}

function faultOfText(text: string, path: string, field: string): string[] {
  const most = shorter[field] ?? longestText
  // A picture without words is one that says nothing.
  if (text.trim() === '' && field !== 'alt') return [`${path}: must be text`]
  if (text.length > most) return [`${path}: at most ${most} characters`]
  return patterns[field]?.test(text) === false ? [`${path}: is not valid`] : []
}
