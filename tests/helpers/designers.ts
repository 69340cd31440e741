import { setTimeout as pause } from 'node:timers/promises'
import type { Designer } from '#designer/designer/designer'
import { patience } from '#planning/services/patience'

/** As slow as a model: sleeps before each answer and after each stage of a build. */
export function sleeping(designer: Designer, ms: number): Designer {
  const asleep = (signal?: AbortSignal) => pause(ms, undefined, { signal })
  return {
    name: `sleeping ${designer.name}`,
    version: designer.version,
    async plan(request, signal) {
      await asleep(signal)
      return designer.plan(request, signal)
    },
    fingerprint: (plan) => designer.fingerprint(plan),
    apart: (plan, others, signal) => designer.apart(plan, others, signal),
    async revise(plan, feedback, request, signal) {
      await asleep(signal)
      return designer.revise(plan, feedback, request, signal)
    },
    async propose(plan, request, signal) {
      await asleep(signal)
      return designer.propose(plan, request, signal)
    },
    understanding: (plan) => designer.understanding(plan),
    trades: (plan) => designer.trades(plan),
    async correct(plan, trade, request, signal) {
      await asleep(signal)
      return designer.correct(plan, trade, request, signal)
    },
    async build(plan, request, onProgress, signal) {
      const stages: Parameters<typeof onProgress>[0][] = []
      const site = await designer.build(plan, request, (stage) => void stages.push(stage), signal)
      for (const stage of stages) {
        await onProgress(stage)
        await asleep(signal)
      }
      return site
    },
    async edit(request, signal) {
      await asleep(signal)
      return designer.edit(request, signal)
    },
  }
}

/** As a service that is down; what it can still do is given in `but`. */
export function failing(but: Partial<Designer> = {}): Designer {
  const refuse = async () => {
    throw new Error('connect ECONNREFUSED 10.0.0.7:443')
  }
  return {
    name: 'failing',
    version: '1',
    plan: refuse,
    fingerprint: () => ({ direction: 'none', places: [] }),
    apart: refuse,
    revise: refuse,
    propose: refuse,
    understanding: () => ({ trade: 'none', label: 'none', confidence: 1, alternatives: [] }),
    trades: () => [],
    correct: refuse,
    build: refuse,
    edit: refuse,
    ...but,
  }
}

/** The answer puts it back. */
export function shortenPatience(of: keyof typeof patience, ms: number): () => void {
  const before = patience[of]
  patience[of] = ms
  return () => {
    patience[of] = before
  }
}
