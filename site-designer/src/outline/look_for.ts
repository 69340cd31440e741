import { planWordsIn } from '#designer/copy/plan_words_in'
import { kindOf, languageOf } from '#designer/fill/business'
import { subjectsOf } from '#designer/fill/subject'
import { bodyFonts, defaultBodyFont, defaultHeadingFont, headingFonts } from '#designer/fonts/main'
import type { Form } from '#designer/designer/form'
import { kindById, neutralKind } from '#designer/kinds/all'
import type { Palette } from '#designer/kinds/kind'
import { moodLook, wantsDark } from '#designer/outline/moods'
import { isColourOf } from '#designer/outline/refused_colours'
import { coloursIn } from '#designer/reader/shapes/colour'
import { toOklch } from '#designer/renderer/color/oklch'
import { normalHex, paletteFrom } from '#designer/renderer/color/palette'
import { directionStyle } from '#designer/renderer/directions/direction_style'
import { withLikelyFacts } from '#designer/sheet/likely'
import type { Sheet } from '#designer/sheet/sheet'
import type { DirectionId } from '#designer/site/kinds'
import { chance } from '#designer/site/seeded'
import type { Look } from '#designer/site/site'

export interface ChosenLook {
  look: Look
  lookNotes: string[]
}

interface Setting {
  seed: string
  direction: DirectionId
}

/**
 * The look of a page. Feedback counts most, then what the person touched in the form, then what
 * they wished in their text; what nobody settled suits the business. Values that are not in the
 * specification's lists fall back to its defaults.
 */
export function lookFor(sheet: Sheet, form: Form, setting: Setting): ChosenLook {
  const { wishes } = sheet
  const touched = new Set(form.chosen)
  const words = planWordsIn(languageOf(sheet))
  const suits = suitingLook(sheet, setting.seed)
  const theme = themeFor(sheet, form, setting.seed)
  const color = colorFor(sheet, form, { ...setting, theme: theme.value, suits })
  const second = secondColour(sheet, color.value)
  const accent = second?.hex ?? moodAccent(sheet, color.value, setting.seed)
  const { heading_font: heading, body_font: body, corner_radius: corner } = wishes.look
  const headingFont = heading ?? (touched.has('heading_font') ? form.heading_font : suits.heading)
  const bodyFont = body ?? (touched.has('body_font') ? form.body_font : suits.body)
  return {
    look: {
      primary_color: normalHex(color.value),
      ...(accent ? { accent_color: normalHex(accent) } : {}),
      theme: theme.value,
      heading_font: known(headingFonts, headingFont) ?? defaultHeadingFont,
      body_font: known(bodyFonts, bodyFont) ?? defaultBodyFont,
      corner_radius: cornerOf(
        corner ?? (touched.has('corner_radius') ? form.corner_radius : suits.corners)
      ),
    },
    lookNotes: [color.note, second && words.colorFrom(second.word), theme.note].filter(
      (note) => note !== undefined
    ),
  }
}

/** What suits the business; of an unknown one, chance picks a character. */
function suitingLook(sheet: Sheet, seed: string): Palette {
  return chance(seed, 'look').pick(kindOf(sheet).palettes)
}

/** The theme that the page wears before its direction is chosen: what was asked for, or what its colours are made for. */
export function themeFor(
  sheet: Sheet,
  form: Form,
  seed: string
): { value: Look['theme']; note?: string } {
  const wished = sheet.wishes.theme
  const words = planWordsIn(languageOf(sheet))
  const isTouched = form.chosen.includes('theme')
  if (wished && (wished.source === 'edited' || !isTouched))
    return { value: wished.value, note: words.themeAsked[wished.value] }
  if (isTouched) return { value: form.theme === 'dark' ? 'dark' : 'light' }
  if (wantsDark(sheet)) return { value: 'dark', note: words.themeAsked.dark }
  const usual = kindOf(sheet).directions[0] === 'night' ? 'dark' : 'light'
  const [subject] = subjectsOf(sheet)
  const { theme } = moodLook(sheet)
  return { value: theme ?? subject?.theme ?? suitingLook(sheet, seed).theme ?? usual }
}

function colorFor(
  sheet: Sheet,
  form: Form,
  { seed, direction, theme, suits }: Setting & { theme: Look['theme']; suits: Palette }
): { value: string; note?: string } {
  const { colours, colours_refused: refused } = sheet.wishes
  const words = planWordsIn(languageOf(sheet))
  const able = colours.filter(({ value }) => !isPale(value.hex))
  const told = able.findLast(({ source }) => source === 'edited')
  const wished = told ?? (form.chosen.includes('primary_color') ? undefined : able[0])
  if (wished) return { value: wished.value.hex, note: words.colorFrom(wished.value.word) }
  if (form.chosen.includes('primary_color')) return { value: form.primary_color }
  const mood = moodLook(sheet).colours ?? []
  const named = mood.length > 0 ? undefined : colourInName(sheet)
  const style = directionStyle(direction)
  const wears = (color: string) => {
    const { brand, accent } = paletteFrom(color, { ...style, theme })
    return [brand, accent]
  }
  const isRefused = (color: string) =>
    refused.some(({ value }) => wears(color).some((shown) => isColourOf(shown, value.hex)))
  if (named && !isRefused(named.hex)) return { value: named.hex, note: words.colorFrom(named.word) }
  const others = chance(seed, 'look/others').shuffle(
    kindById(neutralKind).palettes.map(({ color }) => color)
  )
  const subject = subjectsOf(sheet).find((one) => one.colours.length > 0)
  const hinted = chance(seed, 'look/hinted').shuffle(
    mood.length > 0 ? mood : (subject?.colours ?? [])
  )
  const color = [...hinted, suits.color, ...others].find((one) => !isRefused(one))
  return { value: color ?? suits.color }
}

/** "Atelier Bleu": a name that says a colour is seen in it. */
function colourInName(sheet: Sheet) {
  const { who, wishes } = withLikelyFacts(sheet)
  return coloursIn(who.name?.value ?? '', wishes.language.value).find(
    ({ hex }) => toOklch(normalHex(hex)).c > grey && !isPale(hex)
  )
}

/** The next colour that they named, unless it is the first one said again, or paper itself. */
function secondColour({ wishes }: Sheet, first: string) {
  const seen = (hex: string) => toOklch(normalHex(hex))
  const { l, c, h } = seen(first)
  return wishes.colours
    .map(({ value }) => value)
    .find(({ hex }) => {
      const other = seen(hex)
      const isOther =
        Math.abs(other.l - l) > 0.12 ||
        Math.abs(other.c - c) > 0.05 ||
        (c > grey && turn(other.h, h) > 25)
      return isOther && other.l < white
    })
}

/** Another colour of a mood that means several, where the person named none. */
function moodAccent(sheet: Sheet, first: string, seed: string): string | undefined {
  const { colours = [], isColourful } = moodLook(sheet)
  if (!isColourful || sheet.wishes.colours.length > 0) return undefined
  const { h } = toOklch(normalHex(first))
  const others = colours.filter((hex) => turn(toOklch(normalHex(hex)).h, h) > contrasting)
  return chance(seed, 'look/accent').pick(others)
}

/** Degrees between two hues. */
const turn = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)
const contrasting = 70

/** Lighter than this is paper; with less chroma a colour has no hue to speak of. */
const white = 0.985
const grey = 0.04

/** White and cream are grounds, and no colour for a button. */
function isPale(hex: string): boolean {
  const { l, c } = toOklch(normalHex(hex))
  return l > 0.9 && c < 0.06
}

function known(list: readonly string[], name: string): string | undefined {
  const wanted = String(name).trim().toLowerCase()
  return list.find((entry) => entry.toLowerCase() === wanted)
}

function cornerOf(value: number): number {
  const number = Number(value)
  return Number.isFinite(number) ? Math.round(Math.min(20, Math.max(0, number))) : 8
}
