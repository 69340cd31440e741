import { bodyFonts, headingFonts } from '#core/fonts/main'
import type { DirectionId } from '#planning/site/kinds'
import { toHex, toOklch } from '#planning/renderer/color/oklch'
import { normalHex } from '#planning/renderer/color/palette'
import { directionTraits } from '#planning/designers/builtin/direction_traits'
import { composeIn } from '#planning/designers/builtin/draft'
import {
  bareColor,
  findColor,
  findTheme,
  findWishes,
} from '#planning/designers/builtin/facts/wishes'
import { dress } from '#planning/designers/builtin/page_grammar'
import type { BuiltinPlan } from '#planning/designers/builtin/plan_data'
import { dropping, type Change, type Reader } from '#planning/designers/builtin/revise/reader'
import { tradeById } from '#planning/designers/builtin/trades/all'

export const theme: Reader = (plan, clause) => {
  if (findColor(clause) || bareColor(clause)) return undefined
  const asked =
    findTheme(clause) ??
    (/\bdark(?:er)?\b/i.test(clause)
      ? 'dark'
      : /\b(?:light(?:er)?|brighter|white)\b/i.test(clause)
        ? 'light'
        : undefined)
  if (!asked || dropping.test(clause)) return undefined
  if (plan.look.theme !== asked) {
    plan.look.theme = asked
    return { says: `The page is ${asked} now.` }
  }
  if (/\b(?:background|theme|page|mode)\b/i.test(clause))
    return { says: `The page is ${asked} already.` }
  return shifted(
    plan,
    { l: asked === 'dark' ? -0.09 : 0.09 },
    asked === 'dark' ? 'darker' : 'lighter'
  )
}

export const color: Reader = (plan, clause) => {
  if (dropping.test(clause)) return undefined
  const turn =
    /\b(warmer|cooler|softer|stronger|calmer|bolder|brighter|muted)\b.*\b(?:colou?rs?|tones?|shades?)\b/i
      .exec(clause)?.[1]
      ?.toLowerCase()
  if (turn) {
    const now = toOklch(plan.look.primary_color)
    const toward = turn === 'warmer' ? 45 : 245
    const way = ((toward - now.h + 540) % 360) - 180
    if (turn === 'warmer' || turn === 'cooler') {
      return shifted(plan, { h: Math.max(-40, Math.min(40, way)) }, turn)
    }
    return shifted(plan, { c: /softer|calmer|muted/.test(turn) ? -0.05 : 0.05 }, turn)
  }
  const found =
    findColor(clause) ??
    bareColor(clause.replace(/^(?:use|make it|in|more|change (?:it )?to|switch to)\s+/i, ''))
  if (!found) return undefined
  plan.look.primary_color = normalHex(found.hex)
  return {
    says: `The colour is ${found.words === found.hex ? found.hex : `${found.words} (${normalHex(found.hex)})`}.`,
  }
}

function shifted(
  plan: BuiltinPlan,
  by: { l?: number; c?: number; h?: number },
  word: string
): Change {
  const now = toOklch(plan.look.primary_color)
  const next = toHex({
    l: Math.min(0.86, Math.max(0.24, now.l + (by.l ?? 0))),
    c: Math.min(0.26, Math.max(0.02, now.c + (by.c ?? 0))),
    h: (now.h + (by.h ?? 0) + 360) % 360,
  })
  if (next === plan.look.primary_color) return { says: `The colour cannot go ${word} from here.` }
  plan.look.primary_color = next
  return { says: `The colour is ${word}: ${next}.` }
}

export const fonts: Reader = (plan, clause) => {
  const lower = clause.toLowerCase()
  const named = [...headingFonts, ...bodyFonts].find((font) => lower.includes(font.toLowerCase()))
  const reading = /\b(?:body|text|reading|paragraphs?)\b/i.test(clause)
  if (named) {
    const fitsBody = (bodyFonts as readonly string[]).includes(named)
    const fitsHeading = (headingFonts as readonly string[]).includes(named)
    if (reading && fitsBody) plan.look.body_font = named
    else if (fitsHeading) plan.look.heading_font = named
    else plan.look.body_font = named
    return {
      says: `${named} for ${plan.look.heading_font === named && !(reading && fitsBody) ? 'headings' : 'reading'}.`,
    }
  }
  if (!/\b(?:font|fonts|typeface|letters|lettering|serif|type)\b/i.test(clause)) return undefined
  const sans = /\bsans|modern|clean|simple\b/i.test(clause)
  const serif = /\bserif|classic|traditional|elegant\b/i.test(clause) && !/\bsans\b/i.test(clause)
  if (!sans && !serif) return undefined
  plan.look.heading_font = serif ? 'Libre Baskerville' : 'Manrope'
  return { says: `${plan.look.heading_font} for headings.` }
}

export const corners: Reader = (plan, clause) => {
  const exact = /\b(?:corners?|radius)\b.*?(\d{1,2})|(\d{1,2})\s?px\s(?:corners?|radius)/i.exec(
    clause
  )
  const rounder =
    !/less rounded|no rounded/i.test(clause) &&
    /\b(?:round(?:er|ed)?|softer) (?:corners?|edges|buttons)|\b(?:corners?|edges|buttons) (?:to be |should be |be |are )?(?:more )?round(?:er|ed)?\b|\bmore rounded|rounder\b/i.test(
      clause
    )
  const square =
    /\b(?:square|sharp(?:er)?|straight) (?:corners?|edges|buttons)|\b(?:corners?|edges|buttons) (?:to be |should be |be |are )?(?:square|sharp|straight)|no rounded|less rounded\b/i.test(
      clause
    )
  if (!exact && !rounder && !square) return undefined
  const wanted = exact
    ? Number(exact[1] ?? exact[2])
    : square
      ? /less/i.test(clause)
        ? plan.look.corner_radius - 6
        : 0
      : plan.look.corner_radius + 6
  plan.look.corner_radius = Math.max(0, Math.min(20, wanted))
  return {
    says: `Corners are ${plan.look.corner_radius === 0 ? 'square' : `${plan.look.corner_radius} px`}.`,
  }
}

export const mood: Reader = (plan, clause) => {
  const { moods, leanings } = findWishes(clause.replace(/\bless\s+(\w+)/gi, ' '))
  const other =
    /\b(?:different|another|other|new) (?:look|style|design|direction|layout)|start over|try again|something else\b/i.test(
      clause
    )
  if (moods.length === 0 && !other) return undefined
  const habits = tradeById(plan.brief.trade.value).directions
  const best = (Object.keys(directionTraits) as DirectionId[])
    .filter((id) => id !== plan.direction)
    .map((id) => ({
      id,
      score: (leanings[id] ?? 0) + (habits.includes(id) ? 1.2 - habits.indexOf(id) * 0.2 : 0),
    }))
    .sort((a, b) => b.score - a.score)[0]
  plan.brief.wishes.moods = [...new Set([...plan.brief.wishes.moods, ...moods])]
  const now = (leanings[plan.direction] ?? 0) + 1
  if (!other && now >= best.score)
    return { says: `The direction suits “${moods.join(', ')}” already and stays.` }

  const kinds = plan.sections.map((section) => section.kind)
  Object.assign(plan, composeIn(best.id, plan.brief, plan.seed))
  plan.sections = dress(kinds, plan)
  return {
    says: `A new direction: ${directionTraits[best.id].words.split(':')[0].toLowerCase()}. The same content, set anew.`,
  }
}
