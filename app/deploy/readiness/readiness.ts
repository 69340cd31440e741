import type { CheckResult } from '#contract/api/deployment'
import type { Check } from '#deploy/readiness/check'
import { checks } from '#deploy/readiness/checks/all'
import { DEEPEST, publicPage, type Draft, type PublicPage } from '#deploy/readiness/public_page'

export interface Readiness {
  /** True if no `must` check fails; `should` checks may still fail. */
  ready: boolean
  passed: number
  total: number
  /** The checks that apply to this page. */
  checks: CheckResult[]
}

/** Checks a draft as visitors would get it, without a browser. */
export async function readinessOf(draft: Draft): Promise<Readiness> {
  const page = await publicPage(draft)
  const results = page === null ? [TOO_DEEP] : resultsOf(page)
  return {
    ready: stoppers(results).length === 0,
    passed: results.filter(({ ok }) => ok).length,
    total: results.length,
    checks: results,
  }
}

/** The failed `must` checks. */
export function stoppers(results: readonly CheckResult[]): CheckResult[] {
  return results.filter(({ ok, severity }) => !ok && severity === 'must')
}

function resultsOf(page: PublicPage): CheckResult[] {
  return checks
    .filter((check) => check.concerns?.(page) ?? true)
    .map((check) => result(check, page))
}

function result({ id, severity, passed, look }: Check, page: PublicPage): CheckResult {
  const finding = look(page)
  return { id, severity, ok: !finding, title: passed, ...finding }
}

const TOO_DEEP: CheckResult = {
  id: 'depth',
  severity: 'must',
  ok: false,
  title: 'The page is nested too deeply to be looked over',
  detail: `More than ${DEEPEST} parts stand within each other`,
  fix: 'It looks as if tags were never closed. Undo the last change, or close them where the page’s code is written.',
}
