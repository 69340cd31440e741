import { directionTraits } from '#designer/composition/direction_traits'
import { done, impossible, type Asked, type Desk, type Outcome } from '#designer/edit/outcome'
import type { LookWish, Mood } from '#designer/instructions/instruction'
import { leaningsOf } from '#designer/outline/moods'
import { toHex, toOklch } from '#designer/renderer/color/oklch'
import { changeSource, type EditOperation } from '#designer/renderer/reading/edit_operation'
import type { PageReading } from '#designer/renderer/reading/page_reading'
import { lookOf, restyle } from '#designer/renderer/restyle'
import { emptySheet } from '#designer/sheet/sheet'
import type { DirectionId } from '#designer/site/kinds'
import type { Look } from '#designer/site/site'

/** Another look for the whole page: of ours by mixing it anew, of others by their own tokens. */
export function setLook(desk: Desk, { look: wish }: Asked<'set_look'>): Outcome {
  const { reading, says } = desk
  const sized = wish.text_size ? textSize(reading, wish.text_size) : []
  if (wish.text_size && sized.length === 0) return impossible(says.lookAsWide(wish.text_size))
  const worn = lookOf(reading.html)
  if (!worn) return elsewhere(desk, wish, sized)

  const direction = wish.direction === 'other' ? after(worn.direction) : undefined
  const look = nextLook(worn.look, wish)
  const isOther =
    direction !== undefined ||
    (Object.keys(look) as (keyof Look)[]).some((field) => look[field] !== worn.look[field])
  const changes = isOther
    ? (restyle(reading.html, { look, ...(direction ? { direction } : {}) }) ?? [])
    : []
  return done([changeSource(reading.html, [...changes, ...sized])], says.lookSet, says.alreadySo)
}

/** The direction that leans most to the mood and is not this one. */
export function setMood({ reading, says }: Desk, { mood }: Asked<'set_mood'>): Outcome {
  const worn = lookOf(reading.html)
  if (!worn) return impossible(says.onlyOurs(says.moodSet))
  const direction = directionFor(mood)
  if (!direction || direction === worn.direction) return impossible(says.alreadySo)
  return done(
    [changeSource(reading.html, restyle(reading.html, { direction }) ?? [])],
    says.moodSet,
    says.alreadySo
  )
}

function directionFor(mood: Mood): DirectionId | undefined {
  const sheet = emptySheet({ value: 'en', source: 'said' })
  sheet.wishes.moods.push({ value: mood, source: 'said' })
  const leanings = Object.entries(leaningsOf(sheet)).sort(([, one], [, other]) => other - one)
  return leanings[0]?.[0] as DirectionId | undefined
}

function after(direction: DirectionId): DirectionId {
  const all = Object.keys(directionTraits) as DirectionId[]
  return all[(all.indexOf(direction) + 1) % all.length]
}

function nextLook(now: Look, wish: LookWish): Look {
  const { theme, primary_color: color, heading_font: heading, body_font: body } = wish
  const look: Look = {
    primary_color: color ?? now.primary_color,
    theme: theme ?? now.theme,
    heading_font: heading ?? now.heading_font,
    body_font: body ?? now.body_font,
    corner_radius: radiusFrom(now.corner_radius, wish.corner_radius),
  }
  const asked = wish.shade && (wish.shade === 'darker' ? 'dark' : 'light')
  if (asked && asked !== now.theme) look.theme = asked
  else if (asked)
    look.primary_color = shifted(look.primary_color, { l: asked === 'dark' ? -STEP : STEP })
  if (wish.tone) look.primary_color = toned(look.primary_color, wish.tone)
  return look
}

const STEP = 0.09
const CORNERS = [0, 2, 4, 8, 12, 16, 20]

function radiusFrom(now: number, wish: LookWish['corner_radius']): number {
  if (wish === 'rounder') return CORNERS.find((corner) => corner > now) ?? now
  if (wish === 'sharper') return CORNERS.findLast((corner) => corner < now) ?? now
  return wish ?? now
}

const WARM = 45
const COOL = 245

function toned(color: string, tone: NonNullable<LookWish['tone']>): string {
  switch (tone) {
    case 'warmer':
    case 'cooler': {
      const way = (((tone === 'warmer' ? WARM : COOL) - toOklch(color).h + 540) % 360) - 180
      return shifted(color, { h: Math.max(-40, Math.min(40, way)) })
    }
    case 'softer':
    case 'stronger':
      return shifted(color, { c: tone === 'softer' ? -0.05 : 0.05 })
    case 'deeper':
    case 'paler':
      return shifted(color, { l: tone === 'deeper' ? -STEP : STEP })
  }
}

function shifted(color: string, by: { l?: number; c?: number; h?: number }): string {
  const now = toOklch(color)
  return toHex({
    l: Math.min(0.86, Math.max(0.24, now.l + (by.l ?? 0))),
    c: Math.min(0.26, Math.max(0.02, now.c + (by.c ?? 0))),
    h: (now.h + (by.h ?? 0) + 360) % 360,
  })
}

const SIZES = [87.5, 93.75, 100, 106.25, 112.5, 118.75, 125]

/** All sizes of a page hang on that of its root; nothing where it stands at the end already. */
function textSize({ root }: PageReading, wish: 'larger' | 'smaller') {
  if (!root) return []
  const style = root.attribute('style')?.value ?? ''
  const [, written = '100'] = /(?:^|;)\s*font-size\s*:\s*([\d.]+)%/.exec(style) ?? []
  const now = Number(written)
  const next =
    wish === 'larger' ? SIZES.find((size) => size > now) : SIZES.findLast((size) => size < now)
  if (next === undefined) return []
  const others = style
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '' && !/^font-size\s*:/i.test(declaration))
  return [root.setAttribute('style', [...others, `font-size: ${next}%`].join('; '))]
}

const PRIMARY = /^--(?:[\w-]*-)?(?:primary|brand|accent|main|theme)(?:-colou?r)?$/i
const RADIUS = /^--(?:[\w-]*-)?(?:radius|border-radius|rounded)$/i

function elsewhere(
  { reading, says }: Desk,
  wish: LookWish,
  sized: ReturnType<typeof textSize>
): Outcome {
  const { primary_color: color, corner_radius: radius, text_size: size, ...others } = wish
  const tokens = Object.keys(reading.tokens)
  const primary = tokens.find((name) => PRIMARY.test(name))
  const corner = tokens.find((name) => RADIUS.test(name))
  const asked = [color && primary, typeof radius === 'number' && corner, size]
  if (Object.keys(others).length > 0 || !asked.some(Boolean))
    return impossible(says.onlyOurs(says.lookSet))
  const operations: (EditOperation | undefined)[] = [changeSource(reading.html, sized)]
  if (color && primary) operations.push({ type: 'set_token', name: primary, value: color })
  if (typeof radius === 'number' && corner) {
    operations.push({ type: 'set_token', name: corner, value: `${radius}px` })
  }
  return done(operations, says.lookSet, says.alreadySo)
}
