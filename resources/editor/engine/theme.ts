import { readTokens, type Page } from 'editor-engine'
import type { PageOperation } from '#contract/page_operation'

const themeColors = ['brand', 'accent', 'paper', 'text', 'ink'] as const
export type ThemeColor = (typeof themeColors)[number]

const HEX = /^#[0-9a-f]{6}$/i

/** The theme colours of the page that a person can change. */
export function themeOf(page: Page): { name: ThemeColor; value: string }[] {
  const tokens = readTokens(page)
  return themeColors.flatMap((name) => {
    const value = tokens[`--${name}`]?.trim() ?? ''
    return HEX.test(value) ? [{ name, value: value.toLowerCase() }] : []
  })
}

/**
 * Sets a theme colour and the tokens that depend on it: tokens with the same value change too, text on
 * them stays readable, and hover colours become a shade of the new one.
 */
export function themeChange(page: Page, name: ThemeColor, value: string): PageOperation[] {
  const tokens = readTokens(page)
  const old = tokens[`--${name}`]?.trim().toLowerCase()
  const followers = Object.keys(tokens).filter((key) => {
    return key === `--${name}` || (name === 'brand' && tokens[key].trim().toLowerCase() === old)
  })
  const wanted = new Map(followers.map((key) => [key, value]))
  for (const key of followers) {
    const on = key.replace('--', '--on-')
    const written = tokens[on]?.trim()
    if (written === undefined) continue
    const ink = HEX.test(written) && contrast(written, value) >= 4.5 ? written : inkOn(value)
    if (ink !== written) wanted.set(on, ink)
    const hover = `${key}-hover`
    if (tokens[hover]) wanted.set(hover, mixed(value, ink))
  }
  return [...wanted].map(([token, color]) => ({ type: 'set_token', name: token, value: color }))
}

function inkOn(color: string): string {
  return contrast('#ffffff', color) >= contrast('#111111', color) ? '#ffffff' : '#111111'
}

/** A shade with more contrast to the text on it. */
function mixed(color: string, ink: string): string {
  const target = luminance(ink) > luminance(color) ? 0 : 255
  const parts = channels(color).map((part) => Math.round(part + (target - part) * 0.12))
  return '#' + parts.map((part) => part.toString(16).padStart(2, '0')).join('')
}

/** The ratio of WCAG 2. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(color: string): number[] {
  return [1, 3, 5].map((from) => parseInt(color.slice(from, from + 2), 16))
}
