import { colorName } from '#designer/instructions/label'
import type { LookWish } from '#designer/instructions/instruction'
import { toHex, toOklch } from '#designer/renderer/color/oklch'
import { normalHex } from '#designer/renderer/color/palette'
import { otherDirection } from '#designer/revise/moods'
import { byHand, type Applier, type Revision } from '#designer/revise/revision'

/**
 * The look that the page is to have. Undefined where nothing of it is for a sheet: the size of the
 * text is a matter of the page, and "rounder" says nothing where nobody knows from what.
 */
export const setLook: Applier<'set_look'> = (revision, { look }) => {
  const { texts } = revision.answer
  const { wishes } = revision.sheet
  const says: (string | undefined)[] = []
  if (look.theme) says.push(theme(revision, look.theme))
  if (look.shade) says.push(shade(revision, look.shade))
  if (look.primary_color) says.push(colour(revision, look.primary_color))
  if (look.tone) says.push(toned(revision, look.tone))
  if (look.heading_font) {
    wishes.look.heading_font = look.heading_font
    says.push(texts.headings(look.heading_font))
  }
  if (look.body_font) {
    wishes.look.body_font = look.body_font
    says.push(texts.reading(look.body_font))
  }
  if (look.corner_radius !== undefined) says.push(corners(revision, look.corner_radius))
  if (look.heading_font || look.body_font) revision.edited('wishes.look')
  if (look.direction) says.push(otherDirection(revision))
  return says.filter(Boolean).join(' ') || undefined
}

function theme(revision: Revision, asked: 'light' | 'dark'): string {
  const { texts } = revision.answer
  const { wishes } = revision.sheet
  const now = wishes.theme?.value ?? revision.page.look?.theme
  wishes.theme = byHand(asked)
  revision.edited('wishes.theme')
  return now === asked ? texts.themeAlready[asked] : texts.theme[asked]
}

/** A dark page that is to be darker gets a deeper colour. */
function shade(revision: Revision, asked: 'darker' | 'lighter'): string | undefined {
  const wanted = asked === 'darker' ? 'dark' : 'light'
  const now = revision.sheet.wishes.theme?.value ?? revision.page.look?.theme
  if (now === wanted) return toned(revision, wanted === 'dark' ? 'deeper' : 'paler')
  return theme(revision, wanted)
}

function colour(revision: Revision, asked: string): string {
  const { names, texts } = revision.answer
  const word = colorName(asked, names)
  wear(revision, { hex: normalHex(asked), word })
  return texts.color(word)
}

function wear(revision: Revision, worn: { hex: string; word: string }): void {
  const { wishes } = revision.sheet
  wishes.colours = [byHand(worn)]
  const refused = wishes.colours_refused.filter(({ value }) => value.hex !== worn.hex)
  if (refused.length < wishes.colours_refused.length) revision.edited('wishes.colours_refused')
  wishes.colours_refused = refused
  revision.edited('wishes.colours')
}

function corners(
  revision: Revision,
  asked: NonNullable<LookWish['corner_radius']>
): string | undefined {
  const { wishes } = revision.sheet
  const now = wishes.look.corner_radius ?? revision.page.look?.corner_radius
  if (typeof asked !== 'number' && now === undefined) return undefined
  const next = typeof asked === 'number' ? asked : now! + (asked === 'rounder' ? 6 : -6)
  wishes.look.corner_radius = Math.max(0, Math.min(20, next))
  revision.edited('wishes.look')
  return revision.answer.texts.corners(wishes.look.corner_radius)
}

const steps: Record<NonNullable<LookWish['tone']>, { l?: number; c?: number; toward?: number }> = {
  warmer: { toward: 45 },
  cooler: { toward: 245 },
  softer: { c: -0.05 },
  stronger: { c: 0.05 },
  deeper: { l: -0.09 },
  paler: { l: 0.09 },
}

function toned(revision: Revision, tone: NonNullable<LookWish['tone']>): string | undefined {
  const { names, texts } = revision.answer
  const { wishes } = revision.sheet
  const worn = wishes.colours[0]?.value.hex ?? revision.page.look?.primary_color
  if (!worn) return undefined
  const now = toOklch(worn)
  const { l = 0, c = 0, toward } = steps[tone]
  const way = toward === undefined ? 0 : ((toward - now.h + 540) % 360) - 180
  const next = toHex({
    l: Math.min(0.86, Math.max(0.24, now.l + l)),
    c: Math.min(0.26, Math.max(0.02, now.c + c)),
    h: (now.h + Math.max(-40, Math.min(40, way)) + 360) % 360,
  })
  if (next === worn) return texts.toneEnds(names.tones[tone])
  wear(revision, { hex: next, word: colorName(next, names) })
  return texts.tone(names.tones[tone], next)
}
