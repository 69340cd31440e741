import type { Desk } from '#designer/edit/outcome'
import { sectionsFor } from '#designer/edit/targets/sections_meant'
import { hasWord, meaningful, pointsAtSelection } from '#designer/edit/targets/words_meant'
import type { Target } from '#designer/instructions/instruction'
import { contains, type SectionOnPage } from '#designer/renderer/reading/page_reading'
import type { Part, PartRole } from '#designer/renderer/reading/parts'
import { folded } from '#designer/renderer/reading/words'

/** The parts that can be meant: the selected one, or those of the section that is named, or of the page. */
export function partsFor(desk: Desk, target: Target): Part[] {
  const selected = selectedPart(desk, target)
  if (selected) return [selected]
  const { reading } = desk
  const scope = scopeOf(desk, target)
  const role = roleIn(target, scope)
  const ofRole = (parts: Part[]) => (role ? parts.filter((part) => isRole(part, role)) : parts)
  const pool = scope?.flatMap((section) => reading.partsIn(section)) ?? []
  const wanted = meaningful(target.words) || quotedIn(desk)
  const names = [folded(target.words), wanted].filter(Boolean)

  const inScope = matching(ofRole(pool), names)
  if (inScope.length > 0) return inScope
  // "Find us" names a section and may be what a button elsewhere says.
  const anywhere = ofRole(reading.parts)
  const said = target.kind ? saying(anywhere, names) : matching(anywhere, names)
  if (said.length > 0) return said
  if (target.kind && !scope) return []
  if (role && (scope ?? wanted === '')) return leading(scope ? pool : anywhere, role)
  if (!role && scope) return leading(pool, pool.some(isTitle) ? 'title' : 'heading')
  return []
}

const isTitle = (part: Part) => part.role === 'title'

function scopeOf(desk: Desk, target: Target): SectionOnPage[] | undefined {
  if (!target.kind) return undefined
  const list = sectionsFor(desk, target)
  return list.length > 0 ? list : undefined
}

/** The title of a section is its heading. */
function roleIn(target: Target, scope: SectionOnPage[] | undefined): PartRole | undefined {
  const isSection = scope?.some(({ kind, place }) => kind !== 'hero' && place === 'section')
  if (target.part === 'title' && isSection && target.kind !== 'hero') return 'heading'
  if (target.part === 'heading' && target.kind === 'hero') return 'title'
  return target.part
}

function isRole(part: Part, role: PartRole): boolean {
  if (part.role === role) return true
  // People say "heading" of the title, and "link" of a button that leads somewhere.
  if (role === 'link') return part.role === 'button' && part.element.tag === 'a'
  return false
}

function selectedPart(desk: Desk, target: Target): Part | undefined {
  if (!desk.selection || !pointsAtSelection(target)) return undefined
  const element = desk.reading.page.element(desk.selection)
  if (!element) return undefined
  const own = desk.reading.parts.find((part) => part.element.index === element.index)
  if (own) return own
  return desk.reading.parts.find(
    (part) => contains(element, part.element) && (!target.part || isRole(part, target.part))
  )
}

/** Those that say exactly this, else those that say it among other words. */
function matching(parts: readonly Part[], names: readonly string[]): Part[] {
  const exact = saying(parts, names)
  if (exact.length > 0) return exact
  const single = parts.filter(({ role }) => role !== 'list' && role !== 'form')
  return innermost(single.filter(({ words }) => names.some((name) => hasWord(folded(words), name))))
}

function saying(parts: readonly Part[], names: readonly string[]): Part[] {
  return innermost(parts.filter(({ words }) => names.includes(folded(words))))
}

/** A text in another is meant by itself. In page order what stands in a part comes right behind it. */
function innermost(parts: readonly Part[]): Part[] {
  return parts.filter((part, index) => {
    const next = parts[index + 1]
    return !next || !contains(part.element, next.element)
  })
}

/** Of a section's many texts the first that is no mere note; of other things all of them. */
function leading(parts: readonly Part[], role: PartRole): Part[] {
  if (role === 'text' || role === 'heading' || role === 'title') {
    const filled = parts.filter((part) => isRole(part, role))
    return filled.length > 0 && role !== 'text' ? filled.slice(0, 1) : filled
  }
  return parts.filter((part) => isRole(part, role))
}

/** Words in quotation marks name a thing where no other words do. */
function quotedIn({ quoted }: Desk): string {
  return quoted.length === 1 ? folded(quoted[0]) : ''
}
