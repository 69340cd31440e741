import { setTimeout as pause } from 'node:timers/promises'
import type { Copy, SectionDesign } from 'site-designer'
import { PHONE_WIDTH, type MeasuredFinding } from '#contract/measuring'
import type { Measured } from '#planning/designers/designer'
import { measuredInWords } from '#planning/designers/openai/findings_in_words'

interface Repairing {
  /** The sections of the build so far. */
  written: Readonly<Copy>
  measured: () => Promise<Measured>
  /** Asks the model for the section once more; undefined where its answer cannot be used. */
  repair: (id: string, before: SectionDesign, wrong: string) => Promise<SectionDesign | undefined>
  /** Puts the design of a section on the page. */
  keep: (id: string, design: SectionDesign) => Promise<void>
  /** Nothing is waited for any more; our own rules need no time. */
  isOver: () => boolean
  stop: AbortSignal
}

/** In milliseconds: how long reports are waited for where somebody watches. Tests change it. */
export const waiting = { most: 5_000, step: 200 }

const AT_ONCE = 2

/**
 * Repairs what browsers have found on the designed sections, each once. A section that is still too wide
 * or broken on a phone then, or that no answer has repaired, follows our rules for narrow screens. On
 * wider ones it stays as it is, because one column there would spoil more.
 */
export async function repairMeasured(build: Repairing): Promise<void> {
  const first = await reports(build, ({ isNarrow }) => !isNarrow)
  await pass(first, build, async (id, design, findings) => {
    if (design.isRepaired || design.isNarrow) return
    const repaired = await build.repair(id, design, measuredInWords(findings))
    if (repaired) await build.keep(id, { ...repaired, isRepaired: true })
    else if (findings.some(isForNarrowRules)) await build.keep(id, { ...design, isNarrow: true })
  })
  const isRepaired = Object.values(build.written).some(({ design }) => design?.isRepaired)
  if (!isRepaired) return
  const second = await reports(build, (design) => design.isRepaired === true)
  await pass(second, build, async (id, design, findings) => {
    if (design.isNarrow || !findings.some(isForNarrowRules)) return
    await build.keep(id, { ...design, isNarrow: true })
  })
}

/** Whether more room mends it, on a screen on which our rules hold. */
function isForNarrowRules({ fault, width }: MeasuredFinding): boolean {
  return fault !== 'contrast' && width <= PHONE_WIDTH
}

/** The reports on these designs; where nobody watches, only those that are there. */
async function reports(
  { written, measured, isOver, stop }: Repairing,
  isAwaited: (design: SectionDesign) => boolean
): Promise<Measured> {
  const end = performance.now() + waiting.most
  for (;;) {
    const now = await measured()
    const isComplete = Object.entries(written).every(
      ([id, { design }]) => !design || !isAwaited(design) || now.findings(id, roundOf(design))
    )
    if (isComplete || !now.isWatched || isOver() || performance.now() >= end) return now
    await pause(waiting.step, undefined, { signal: stop }).catch(() => undefined)
  }
}

/** Goes through the sections with findings, two at once. */
async function pass(
  measured: Measured,
  { written }: Repairing,
  act: (id: string, design: SectionDesign, findings: MeasuredFinding[]) => Promise<void>
): Promise<void> {
  const left = Object.entries(written).flatMap(([id, { design }]) => {
    const findings = design && measured.findings(id, roundOf(design))
    return findings?.length ? [{ id, design: design!, findings }] : []
  })
  const work = async () => {
    for (let one; (one = left.shift());) await act(one.id, one.design, one.findings)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Which of the model's answers a section shows. */
function roundOf({ isRepaired }: SectionDesign): number {
  return isRepaired ? 2 : 1
}
