import { fingerprintOf, planMarkdown, type Outline, type Round, type Sheet } from 'site-designer'
import type { DesignPlan } from '#planning/models/design_plan'

export type DrawnPlan = Pick<
  DesignPlan,
  'sheet' | 'outline' | 'rounds' | 'markdown' | 'kind' | 'fingerprint'
>

/** Everything that a plan keeps of a sheet and an outline; the markdown is always made from them. */
export function drawnPlan(sheet: Sheet, outline: Outline, rounds: Round[]): DrawnPlan {
  return {
    sheet,
    outline,
    rounds,
    markdown: planMarkdown(sheet, outline, rounds),
    kind: sheet.who.kind?.value ?? null,
    fingerprint: fingerprintOf(outline),
  }
}
