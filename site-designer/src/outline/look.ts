import { bodyFonts, defaultBodyFont, defaultHeadingFont, headingFonts } from '#designer/fonts/main'
import type { Look } from '#designer/site/site'
import { normalHex } from '#designer/renderer/color/palette'
import type { DesignRequest } from '#designer/designer/designer'
import { planWordsIn } from '#designer/copy/plan_words_in'
import type { Wishes } from '#designer/facts/wishes'
import type { Language } from '#designer/text/language'

/**
 * The look of the form, except where the prompt wishes otherwise and the person did not touch that
 * field. Values that are not in the specification's lists fall back to its defaults.
 */
export function lookFrom(
  request: DesignRequest,
  wishes: Wishes,
  language: Language
): { look: Look; notes: string[] } {
  const words = planWordsIn(language)
  const notes: string[] = []
  const touched = new Set(request.chosen)
  const look: Look = {
    primary_color: normalHex(request.primary_color),
    theme: request.theme === 'dark' ? 'dark' : 'light',
    heading_font: known(headingFonts, request.heading_font) ?? defaultHeadingFont,
    body_font: known(bodyFonts, request.body_font) ?? defaultBodyFont,
    corner_radius: cornerOf(request.corner_radius),
  }
  if (wishes.color && !touched.has('primary_color')) {
    look.primary_color = normalHex(wishes.color.hex)
    notes.push(words.colorFrom(wishes.color.words))
  }
  if (wishes.theme && !touched.has('theme')) {
    look.theme = wishes.theme
    notes.push(words.themeAsked[wishes.theme])
  }
  return { look, notes }
}

function known(list: readonly string[], name: string): string | undefined {
  const wanted = String(name).trim().toLowerCase()
  return list.find((entry) => entry.toLowerCase() === wanted)
}

function cornerOf(value: number): number {
  const number = Number(value)
  return Number.isFinite(number) ? Math.round(Math.min(20, Math.max(0, number))) : 8
}
