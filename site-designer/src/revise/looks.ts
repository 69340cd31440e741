import { toHex, toOklch } from '#designer/renderer/color/oklch'
import { normalHex } from '#designer/renderer/color/palette'
import { colorName } from '#designer/instructions/label'
import type { LookWish } from '#designer/instructions/instruction'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import type { Applied, Applier, Words } from '#designer/revise/applier'
import { otherDirection } from '#designer/revise/directions'

/** The look of the plan. The size of the text is a matter of the page. */
export const setLook: Applier<'set_look'> = (plan, { look }, words) => {
  const { texts, names } = words
  const says: string[] = []
  if (look.theme) says.push(...theme(plan, look.theme, words))
  if (look.shade) {
    const asked = look.shade === 'darker' ? 'dark' : 'light'
    if (plan.look.theme !== asked) says.push(...theme(plan, asked, words))
    else says.push(toned(plan, asked === 'dark' ? 'deeper' : 'paler', words))
  }
  if (look.primary_color) {
    plan.look.primary_color = normalHex(look.primary_color)
    says.push(texts.color(colorName(look.primary_color, names)))
  }
  if (look.tone) says.push(toned(plan, look.tone, words))
  if (look.heading_font) {
    plan.look.heading_font = look.heading_font
    says.push(texts.headings(look.heading_font))
  }
  if (look.body_font) {
    plan.look.body_font = look.body_font
    says.push(texts.reading(look.body_font))
  }
  if (look.corner_radius !== undefined) {
    plan.look.corner_radius = radius(plan.look.corner_radius, look.corner_radius)
    says.push(texts.corners(plan.look.corner_radius))
  }
  if (look.direction) says.push(otherDirection(plan, words))
  return said(says)
}

function said(says: string[]): Applied | undefined {
  return says.length > 0 ? { says: says.join(' ') } : undefined
}

function theme(plan: BuiltinPlan, asked: 'light' | 'dark', { texts }: Words): string[] {
  if (plan.look.theme === asked) return [texts.themeAlready[asked]]
  plan.look.theme = asked
  return [texts.theme[asked]]
}

function radius(now: number, wish: NonNullable<LookWish['corner_radius']>): number {
  const next = wish === 'rounder' ? now + 6 : wish === 'sharper' ? now - 6 : wish
  return Math.max(0, Math.min(20, next))
}

const steps: Record<NonNullable<LookWish['tone']>, { l?: number; c?: number; toward?: number }> = {
  warmer: { toward: 45 },
  cooler: { toward: 245 },
  softer: { c: -0.05 },
  stronger: { c: 0.05 },
  deeper: { l: -0.09 },
  paler: { l: 0.09 },
}

function toned(
  plan: BuiltinPlan,
  tone: NonNullable<LookWish['tone']>,
  { texts, names }: Words
): string {
  const now = toOklch(plan.look.primary_color)
  const { l = 0, c = 0, toward } = steps[tone]
  const way = toward === undefined ? 0 : ((toward - now.h + 540) % 360) - 180
  const next = toHex({
    l: Math.min(0.86, Math.max(0.24, now.l + l)),
    c: Math.min(0.26, Math.max(0.02, now.c + c)),
    h: (now.h + Math.max(-40, Math.min(40, way)) + 360) % 360,
  })
  if (next === plan.look.primary_color) return texts.toneEnds(names.tones[tone])
  plan.look.primary_color = next
  return texts.tone(names.tones[tone], next)
}
