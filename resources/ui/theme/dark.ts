import type { light } from './light.ts'

/** The dark theme: blue-black background, light lines, the same yellow. */
export const dark: typeof light = {
  color: {
    paper: 'oklch(20.5% 0.03 259)',
    surface: 'oklch(24.5% 0.033 259)',
    sunken: 'oklch(17% 0.028 259)',
    ink: 'oklch(94% 0.008 250)',
    muted: 'oklch(76% 0.022 252)',
    line: 'oklch(35% 0.035 258)',
    lineStrong: 'oklch(60% 0.035 256)',
    draft: 'oklch(68% 0.1 252)',
    action: 'oklch(80% 0.095 252)',
    actionHover: 'oklch(87% 0.07 252)',
    actionText: 'oklch(20% 0.04 259)',
    actionSoft: 'oklch(31% 0.055 258)',
    mark: 'oklch(84% 0.16 88)',
    markSoft: 'oklch(34% 0.05 88)',
    markText: 'oklch(24% 0.015 255)',
    good: 'oklch(80% 0.12 155)',
    goodSoft: 'oklch(29% 0.05 158)',
    bad: 'oklch(78% 0.115 24)',
    badHover: 'oklch(85% 0.08 24)',
    badText: 'oklch(21% 0.04 25)',
    badSoft: 'oklch(30% 0.06 22)',
    focus: 'oklch(84% 0.16 88)',
    board: 'oklch(29% 0.085 259)',
    boardLine: 'oklch(72% 0.085 253)',
    boardText: 'oklch(95% 0.012 250)',
    overlay: 'oklch(10% 0.02 259 / 65%)',
  },
  shadow: {
    low: '0 1px 2px oklch(5% 0.02 259 / 40%)',
    high: '0 2px 4px oklch(5% 0.02 259 / 40%), 0 12px 32px oklch(5% 0.02 259 / 55%)',
  },
}
