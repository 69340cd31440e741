import type { Desk, Outcome } from '#designer/commands/desk'
import { named, namedWithin, type Slot, type SlotsOf } from '#designer/commands/language/slots'
import type { LookName } from '#designer/commands/targets/target'
import { colourIn } from '#designer/commands/values/colour'
import { fontNamed } from '#designer/commands/values/font'
import { toned, type Tone } from '#designer/commands/values/tone'
import { leaningsOf } from '#designer/outline/moods'
import { toOklch } from '#designer/renderer/color/oklch'
import { normalHex } from '#designer/renderer/color/palette'
import { changeSource } from '#designer/renderer/reading/edit_operation'
import { lookOf, restyle } from '#designer/renderer/restyle'
import { emptySheet } from '#designer/sheet/sheet'
import { directions, type DirectionId } from '#designer/site/kinds'
import type { Look } from '#designer/site/site'

/** "{brand colour} to {value}", and the other properties of the whole page. */
export function setLookTo(desk: Desk, look: LookName, value: Slot): Outcome {
  const { code } = desk.language
  switch (look) {
    case 'brand': {
      const colour = colourIn(value.text, code)
      return colour
        ? recoloured(desk, normalHex(colour))
        : desk.impossible('no_colour', { words: value.text })
    }
    case 'background':
    case 'text':
      return tokened(desk, look, value)
    case 'heading_font':
    case 'body_font':
    case 'fonts':
      return setFont(desk, { font: value }, look)
    case 'theme': {
      const theme = named(value.words, desk.language.themes, desk.language)
      return theme ? setTheme(desk, {}, theme) : desk.impossible('no_look', { words: value.text })
    }
    case 'corners': {
      const radius = /^(\d{1,2})(?:\s?px)?[.]?$/.exec(value.text.trim())?.[1]
      if (radius) return setCorners(desk, {}, Math.min(20, Number(radius)))
      const corners = named(value.words, desk.language.corners, desk.language)
      return corners
        ? setCorners(desk, {}, corners === 'square' ? 0 : 16)
        : desk.impossible('no_look', { words: value.text })
    }
    case 'size':
      return desk.impossible('say_larger')
  }
}

function worn(desk: Desk, change: (look: Look) => Partial<Look>): Outcome {
  const now = lookOf(desk.reading.html)
  if (!now) return desk.impossible('only_ours')
  const look = { ...now.look, ...change(now.look) }
  const isSame = (Object.keys(look) as (keyof Look)[]).every(
    (field) => look[field] === now.look[field]
  )
  if (isSame) return desk.impossible('already_so')
  return desk.done(
    [changeSource(desk.reading.html, restyle(desk.reading.html, { look }) ?? [])],
    'look_set'
  )
}

const PRIMARY = /^--(?:[\w-]{1,20}-)?(?:primary|brand|accent|main|theme)(?:-colou?r)?$/i
const TOKENS = {
  background: /^--(?:paper|bg|background|page)(?:-colou?r)?$/i,
  text: /^--(?:ink|text|fg|foreground)(?:-colou?r)?$/i,
}

/** Mixed anew on a page of ours, by its own token on another. */
function recoloured(desk: Desk, colour: string): Outcome {
  if (lookOf(desk.reading.html)) return worn(desk, () => ({ primary_color: colour }))
  const name = Object.keys(desk.reading.tokens).find((token) => PRIMARY.test(token))
  if (!name) return desk.impossible('only_ours')
  return desk.done([{ type: 'set_token', name, value: colour }], 'look_set')
}

/** A colour of the page as it is set; what stands on it stays readable only where the token says so. */
function tokened(desk: Desk, look: 'background' | 'text', value: Slot): Outcome {
  const colour = colourIn(value.text, desk.language.code)
  if (!colour) return desk.impossible('no_colour', { words: value.text })
  const name = Object.keys(desk.reading.tokens).find((token) => TOKENS[look].test(token))
  if (name) return desk.done([{ type: 'set_token', name, value: colour }], 'look_set')
  const { body } = desk.reading
  const property = look === 'background' ? 'background-color' : 'color'
  if (!body?.id) return desk.impossible('only_ours')
  return desk.done(
    [{ type: 'set_style', element: body.id, declarations: { [property]: colour } }],
    'look_set'
  )
}

/** "Navy and white": the first is the main colour, a light or dark second one the ground. */
export function setColours(desk: Desk, { color, color2 }: SlotsOf): Outcome {
  const first = setLookTo(desk, 'brand', color)
  const second = color2 && colourIn(color2.text, desk.language.code)
  if (first.is !== 'done' || !second || !lookOf(desk.reading.html)) return first
  const { l } = toOklch(second)
  const theme = l > 0.85 ? 'light' : l < 0.25 ? 'dark' : undefined
  return worn(desk, () => ({
    primary_color: normalHex(colourIn(color.text, desk.language.code)!),
    ...(theme ? { theme } : {}),
  }))
}

export function setTheme(desk: Desk, _: SlotsOf, theme: 'light' | 'dark'): Outcome {
  return worn(desk, () => ({ theme }))
}

const CORNERS = [0, 2, 4, 8, 12, 16, 20]

export function setCorners(desk: Desk, _: SlotsOf, to: number | 'rounder' | 'sharper'): Outcome {
  return worn(desk, ({ corner_radius: now }) => {
    if (to === 'rounder') return { corner_radius: CORNERS.find((corner) => corner > now) ?? now }
    if (to === 'sharper')
      return { corner_radius: CORNERS.findLast((corner) => corner < now) ?? now }
    return { corner_radius: to }
  })
}

export function setFont(
  desk: Desk,
  { font }: SlotsOf,
  which: 'heading_font' | 'body_font' | 'fonts'
): Outcome {
  const family = fontNamed(font.text)
  if (!family) return desk.impossible('no_font', { words: font.text })
  const fields = which === 'fonts' ? (['heading_font', 'body_font'] as const) : [which]
  return worn(desk, () => Object.fromEntries(fields.map((field) => [field, family])))
}

/** "Warmer", "darker": from the colour that the page has. */
export function setTone(desk: Desk, { tone: slot }: SlotsOf): Outcome {
  const tone = namedWithin(slot.words, desk.language.tones, desk.language) as Tone | undefined
  if (!tone) return desk.impossible('no_look', { words: slot.text })
  const now = lookOf(desk.reading.html)
  if (!now) return desk.impossible('only_ours')
  if (tone === 'darker' && now.look.theme === 'light') return setTheme(desk, {}, 'dark')
  if (tone === 'lighter' && now.look.theme === 'dark') return setTheme(desk, {}, 'light')
  return worn(desk, ({ primary_color: color }) => ({ primary_color: toned(color, tone) }))
}

/** The direction that leans most to a mood. */
export function setMood(desk: Desk, { mood: slot }: SlotsOf): Outcome {
  const { reading, language } = desk
  const mood = namedWithin(slot.words, language.moods, language) ?? slot.text
  const now = lookOf(reading.html)
  if (!now) return desk.impossible('only_ours')
  const direction = mood === 'other' ? after(now.direction) : directionFor(mood)
  if (!direction) return desk.impossible('no_look', { words: slot.text })
  if (direction === now.direction) return desk.impossible('already_so')
  return desk.done(
    [changeSource(reading.html, restyle(reading.html, { direction }) ?? [])],
    'look_set'
  )
}

function directionFor(mood: string): DirectionId | undefined {
  const sheet = emptySheet({ value: 'en', source: 'said' })
  sheet.wishes.moods.push({ value: mood, source: 'said' })
  const leanings = Object.entries(leaningsOf(sheet)).sort(([, one], [, other]) => other - one)
  return leanings[0]?.[0] as DirectionId | undefined
}

function after(direction: DirectionId): DirectionId {
  const all: DirectionId[] = [...directions]
  return all[(all.indexOf(direction) + 1) % all.length]
}
