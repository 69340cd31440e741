import { bodyFonts, headingFonts } from '#designer/fonts/main'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { coloursNamed } from '#designer/outline/look_for'
import { showsOneOf } from '#designer/outline/refused_colours'
import { normalHex } from '#designer/renderer/color/palette'
import { directionStyle } from '#designer/renderer/directions/direction_style'
import type { Sheet } from '#designer/sheet/sheet'
import { typeOf } from '#designer/sections/section_types'
import { schemaOf, type DirectionId } from '#designer/site/kinds'
import type { Form } from '#designer/site/form'
import { parseHex, toOklch } from '#designer/site/oklch'
import type { Concept, PlannedSection, ShortConcept } from '#designer/site/outline'
import { sectionId } from '#designer/site/section_id'
import type { Look } from '#designer/site/site'

const LONGEST_IDEA = 700
const LONGEST_LOOKS = 800
const LONGEST_NAME = 40
const MOST_SECTIONS = 40
/** Three looks are offered. */
const MOST_OTHERS = 2

/** A model's concept, as far as it can be used; undefined without an idea. */
export function conceptIn(answer: unknown): Concept | undefined {
  const { left_out: out, others, sections } = (answer ?? {}) as Record<string, unknown>
  const short = shortConceptIn(answer)
  if (!short) return undefined
  const listed = (Array.isArray(sections) ? sections.slice(0, MOST_SECTIONS) : []).flatMap(
    sectionIn
  )
  const more = (Array.isArray(others) ? others : []).flatMap((one) => shortConceptIn(one) ?? [])
  return {
    ...short,
    ...(more.length > 0 ? { others: more.slice(0, MOST_OTHERS) } : {}),
    sections: Object.fromEntries(listed.map(({ id, looks }) => [id, looks])),
    order: listed.map(({ id }) => id),
    holds: holdsIn(listed),
    left_out: idsIn(out),
  }
}

function shortConceptIn(answer: unknown): ShortConcept | undefined {
  const { idea, look, name } = (answer ?? {}) as Record<string, unknown>
  if (typeof idea !== 'string' || idea.trim() === '') return undefined
  return {
    ...(typeof name === 'string' && name.trim() !== ''
      ? { name: inOneLine(name).slice(0, LONGEST_NAME) }
      : {}),
    idea: inOneLine(idea).slice(0, LONGEST_IDEA),
    look: lookIn((look ?? {}) as Record<string, unknown>),
  }
}

interface Listed {
  id: string
  looks: string
  holds: string[]
}

/** A section stands in one other at most, and the opening in none; what stands in another holds none. */
function holdsIn(listed: readonly Listed[]): Record<string, string[]> {
  const held = new Set([OPENING])
  const holds: Record<string, string[]> = {}
  for (const { id, holds: wanted } of listed) {
    if (held.has(id) && id !== OPENING) continue
    const its = wanted.filter((other) => other !== id && !held.has(other) && !(other in holds))
    for (const other of its) held.add(other)
    if (its.length > 0) holds[id] = its
  }
  return holds
}

const OPENING = 'start'

function sectionIn(one: unknown): Listed[] {
  const { id, holds, looks } = (one ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || typeof looks !== 'string') return []
  return [{ id, looks: inOneLine(looks).slice(0, LONGEST_LOOKS), holds: idsIn(holds) }]
}

function idsIn(list: unknown): string[] {
  const ids = (Array.isArray(list) ? list : []).filter((id) => typeof id === 'string')
  return ids.slice(0, MOST_SECTIONS)
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function lookIn(look: Record<string, unknown>): Partial<Look> {
  const color = (name: string) => {
    const value = look[name]
    return typeof value === 'string' && parseHex(value) ? { [name]: normalHex(value) } : {}
  }
  const font = (name: string, offered: readonly string[]) => {
    const wanted = String(look[name]).trim().toLowerCase()
    const family = offered.find((one) => one.toLowerCase() === wanted)
    return family ? { [name]: family } : {}
  }
  const { corner_radius: corner, theme } = look
  return {
    ...color('primary_color'),
    ...color('accent_color'),
    ...color('ground_color'),
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    ...font('heading_font', headingFonts),
    ...font('body_font', bodyFonts),
    ...(typeof corner === 'number' && corner >= 0 && corner <= 20
      ? { corner_radius: Math.round(corner) }
      : {}),
  }
}

/** Whether a section has nothing but words and places of ours, and the concept has no place for it. */
export function isLeftOut(
  section: PlannedSection,
  concept: Concept | undefined,
  sheet: Sheet
): boolean {
  if (!concept?.left_out?.includes(sectionId(section))) return false
  const { isOfPhotos, starter: field } = schemaOf(section.kind)
  if (isOfPhotos) return sheet.wishes.sections_wanted.every(({ value }) => value !== section.kind)
  return field !== undefined && (sheet[field] ?? []).every(({ source }) => source === 'ours')
}

/**
 * The sections in the order of the concept. One that it does not name stays behind the one that it was
 * behind; the first one, and what the law asks for, keep their places.
 */
export function inConceptOrder<S extends PlannedSection>(
  [first, ...others]: readonly S[],
  concept: Concept | undefined
): S[] {
  const { order = [] } = concept ?? {}
  const rank = (section: S) => order.indexOf(sectionId(section))
  const free = others.filter(({ kind }) => !typeOf(kind).isByLaw)
  const sorted = free.filter((one) => rank(one) >= 0).toSorted((a, b) => rank(a) - rank(b))
  free.forEach((section, at) => {
    if (rank(section) < 0) sorted.splice(sorted.indexOf(free[at - 1]) + 1, 0, section)
  })
  return [first, ...sorted, ...others.filter(({ kind }) => typeOf(kind).isByLaw)]
}

const COLOURS = ['primary_color', 'accent_color', 'ground_color'] as const
const OTHERS = ['theme', 'heading_font', 'body_font', 'corner_radius'] as const

/** What of a look the person has settled, in the form, in their text or in feedback. */
export function settledOf(sheet: SortedSheet, form: Form): (keyof Look)[] {
  const { wishes } = sheet
  const isWished = (name: (typeof OTHERS)[number]) =>
    (name === 'theme' ? wishes.theme : wishes.look[name]) !== undefined
  const others = OTHERS.filter((name) => form.chosen.includes(name) || isWished(name))
  return [...coloursNamed(sheet, form), ...others]
}

/**
 * The concept of each of several looks, of which the one at `current` has this concept; the page is put
 * together in the same way in all. Undefined for looks that it has no idea for.
 */
export function conceptsOf(
  concept: Concept,
  { count, current }: { count: number; current: number }
): (Concept | undefined)[] {
  const { idea, look, name, others = [], sections, ...page } = concept
  const own: ShortConcept = { idea, look, sections, ...(name ? { name } : {}) }
  const waiting = [...others]
  const all = Array.from({ length: count }, (_, at) => (at === current ? own : waiting.shift()))
  return all.map((one) => {
    if (!one || one === own) return one && concept
    const rest = all.filter((other) => other !== undefined && other !== one)
    return { ...page, sections: {}, ...one, others: rest as ShortConcept[] }
  })
}

interface Settings {
  sheet: SortedSheet
  form: Form
  direction: DirectionId
}

/** A look as the concept has it, but for what the person settled or refuses. */
export function inConcept(look: Look, concept: Concept | undefined, settings: Settings): Look {
  if (!concept) return look
  const settled = settledOf(settings.sheet, settings.form)
  const wanted = (names: readonly (keyof Look)[]): Partial<Look> =>
    Object.fromEntries(
      names
        .filter((name) => !settled.includes(name) && concept.look[name] !== undefined)
        .map((name) => [name, concept.look[name]])
    )
  const next = { ...look, ...wanted(OTHERS) }
  const colours = wanted(COLOURS)
  const isMain = settled.includes('primary_color') || colours.primary_color !== undefined
  if (isMain && !isRefused({ ...next, ...colours }, settings)) {
    // They are of one idea: a colour of ours has no place beside the model's.
    for (const name of COLOURS)
      if (name !== 'primary_color' && !settled.includes(name)) delete next[name]
    Object.assign(next, colours)
  }
  return { ...next, ground_color: groundOf(next) }
}

function isRefused(
  { accent_color: accent, primary_color: primary, theme }: Look,
  settings: Settings
) {
  const { sheet, direction } = settings
  const refused = sheet.wishes.colours_refused.map(({ value }) => value.hex)
  return showsOneOf(primary, refused, { ...directionStyle(direction), theme, accent })
}

/** Cream is no ground of a dark page, nor black that of a light one. */
function groundOf({ ground_color: ground, theme }: Look): string | undefined {
  return ground && toOklch(ground).l > 0.6 === (theme === 'light') ? ground : undefined
}
