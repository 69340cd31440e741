import {
  MEASURED_WIDTHS,
  MOST_FINDINGS,
  PHONE_WIDTH,
  type MeasuredFinding,
  type MeasuredWidth,
} from '#contract/measuring'
import { measure } from './measure.ts'

/** A page in a frame whose width can be set. */
interface Measurable {
  page: Document
  resize: (width: MeasuredWidth) => void
}

/**
 * What is wrong with these sections at any width. The same fault of an element is told once for phones
 * and once for wider screens.
 */
export function measureEverywhere(
  { page, resize }: Measurable,
  ids: readonly string[]
): MeasuredFinding[] {
  const sections = ids.flatMap((id) => page.getElementById(id) ?? [])
  const findings = new Map<string, MeasuredFinding>()
  for (const width of MEASURED_WIDTHS) {
    resize(width)
    for (const one of sections.flatMap((section) => measure(section, width))) {
      const key = [one.section, one.fault, one.class_name, isOnPhone(one)].join(' ')
      if (!findings.has(key)) findings.set(key, one)
    }
  }
  return [...findings.values()].slice(0, MOST_FINDINGS)
}

export function isOnPhone({ width }: MeasuredFinding): boolean {
  return width <= PHONE_WIDTH
}
