import { planWordsIn } from '#designer/copy/plan_words_in'
import { kindOf, languageOf } from '#designer/fill/business'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { subjectsOf } from '#designer/fill/subject'
import { bodyFonts, defaultBodyFont, defaultHeadingFont, headingFonts } from '#designer/fonts/main'
import type { Form } from '#designer/site/form'
import { kindById, neutralKind } from '#designer/kinds/all'
import type { Palette } from '#designer/kinds/kind'
import { colourRoles } from '#designer/outline/colour_roles'
import { moodFonts, moodLook, wantsDark } from '#designer/outline/moods'
import { showsOneOf } from '#designer/outline/refused_colours'
import { coloursIn } from '#designer/reader/shapes/colour'
import { toOklch, turnBetween } from '#designer/site/oklch'
import { isColourOf } from '#designer/site/is_colour_of'
import { normalHex } from '#designer/renderer/color/palette'
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
export function lookFor(sheet: SortedSheet, form: Form, setting: Setting): ChosenLook {
  const { wishes } = sheet
  const touched = new Set(form.chosen)
  const words = planWordsIn(languageOf(sheet))
  const suits = suitingLook(sheet, setting.seed)
  const theme = themeFor(sheet, form, setting.seed)
  const color = colorFor(sheet, form, { ...setting, theme: theme.value, suits })
  const { ground, accent: second } = rolesIn(sheet, form)
  const accent = second?.hex ?? moodAccent(sheet, color.value, setting.seed)
  const fonts = { ...suits, ...moodFonts(sheet) }
  const { heading_font: heading, body_font: body, corner_radius: corner } = wishes.look
  const headingFont = heading ?? (touched.has('heading_font') ? form.heading_font : fonts.heading)
  const bodyFont = body ?? (touched.has('body_font') ? form.body_font : fonts.body)
  return {
    look: {
      primary_color: normalHex(color.value),
      ...(accent ? { accent_color: normalHex(accent) } : {}),
      ...(ground && isOnTheme(ground.hex, theme.value)
        ? { ground_color: normalHex(ground.hex) }
        : {}),
      theme: theme.value,
      heading_font: known(headingFonts, headingFont) ?? defaultHeadingFont,
      body_font: known(bodyFonts, bodyFont) ?? defaultBodyFont,
      corner_radius: cornerOf(
        corner ?? (touched.has('corner_radius') ? form.corner_radius : suits.corners)
      ),
    },
    lookNotes: [
      color.note,
      ...[second, ground].map((one) => one && words.colorFrom(one.word)),
      theme.note,
    ].filter((note) => note !== undefined),
  }
}

/** What suits the business; of an unknown one, chance picks a character. */
function suitingLook(sheet: Sheet, seed: string): Palette {
  return chance(seed, 'look').pick(kindOf(sheet).palettes)
}

/** The theme that the page wears before its direction is chosen: what was asked for, or what its colours are made for. */
export function themeFor(
  sheet: SortedSheet,
  form: Form,
  seed: string
): { value: Look['theme']; note?: string } {
  const wished = sheet.wishes.theme
  const words = planWordsIn(languageOf(sheet))
  const isTouched = form.chosen.includes('theme')
  if (wished && (wished.source === 'edited' || !isTouched))
    return { value: wished.value, note: words.themeAsked[wished.value] }
  if (isTouched) return { value: form.theme === 'dark' ? 'dark' : 'light' }
  if (wantsDark(sheet) || rolesIn(sheet, form).isDark)
    return { value: 'dark', note: words.themeAsked.dark }
  // Colours that were named are seen best on the page that they were named for.
  const { primary, accent, ground } = rolesIn(sheet, form)
  if (primary && (accent ?? ground)) return { value: 'light' }
  const usual = kindOf(sheet).directions[0] === 'night' ? 'dark' : 'light'
  const [subject] = subjectsOf(sheet)
  const { theme } = moodLook(sheet)
  return { value: theme ?? subject?.theme ?? suitingLook(sheet, seed).theme ?? usual }
}

function colorFor(
  sheet: SortedSheet,
  form: Form,
  { seed, direction, theme, suits }: Setting & { theme: Look['theme']; suits: Palette }
): { value: string; note?: string } {
  const { colours_refused: refusals } = sheet.wishes
  const words = planWordsIn(languageOf(sheet))
  const { primary } = rolesIn(sheet, form)
  if (primary) return { value: primary.hex, note: words.colorFrom(primary.word) }
  const style = { ...directionStyle(direction), theme }
  const isOf = (color: string, list: typeof refusals) =>
    showsOneOf(
      color,
      list.map(({ value }) => value.hex),
      style
    )
  const isRefused = (color: string) => isOf(color, refusals)
  // What is refused in feedback is said after the form was filled in.
  const refusedSince = refusals.filter(({ source }) => source === 'edited')
  if (form.chosen.includes('primary_color') && !isOf(form.primary_color, refusedSince))
    return { value: form.primary_color }
  const mood = moodLook(sheet).colours ?? []
  const named = mood.length > 0 ? undefined : colourInName(sheet)
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

/** Feedback names a colour last and means it first; a colour that was picked in the form leaves the others. */
function rolesIn({ wishes }: Sheet, form: Form) {
  const told = wishes.colours.findLast(({ source }) => source === 'edited')
  const others = wishes.colours.filter((one) => one !== told)
  const named = [...(told ? [told] : []), ...others].map(({ value }) => value)
  const roles = colourRoles(named)
  const isPicked = !told && form.chosen.includes('primary_color')
  return isPicked ? { ...roles, primary: undefined, accent: roles.accent ?? roles.primary } : roles
}

/** Whether the person said the main colour, in words or in the form. */
export function isColourNamed(sheet: Sheet, form: Form): boolean {
  return rolesIn(sheet, form).primary !== undefined || form.chosen.includes('primary_color')
}

/** The colours of a look that the person said; one that was said leaves the others open. */
export function coloursNamed(
  sheet: Sheet,
  form: Form
): ('primary_color' | 'accent_color' | 'ground_color')[] {
  const { primary, accent, ground } = rolesIn(sheet, form)
  return [
    ...(primary || form.chosen.includes('primary_color') ? ['primary_color' as const] : []),
    ...(accent ? ['accent_color' as const] : []),
    ...(ground ? ['ground_color' as const] : []),
  ]
}

/** Cream is no ground of a dark page, nor black that of a light one. */
const isOnTheme = (hex: string, theme: Look['theme']) =>
  toOklch(normalHex(hex)).l > 0.6 === (theme === 'light')

/** Another colour of a mood that means several, where the person named none. */
function moodAccent(sheet: Sheet, first: string, seed: string): string | undefined {
  const { colours = [], isColourful } = moodLook(sheet)
  if (!isColourful || sheet.wishes.colours.length > 0) return undefined
  const { h } = toOklch(normalHex(first))
  const { colours_refused: refusals } = sheet.wishes
  const others = colours.filter(
    (hex) =>
      turnBetween(toOklch(normalHex(hex)).h, h) > contrasting &&
      !refusals.some(({ value }) => isColourOf(hex, value.hex))
  )
  return chance(seed, 'look/accent').pick(others)
}

const contrasting = 70

/** With less chroma a colour has no hue to speak of. */
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
