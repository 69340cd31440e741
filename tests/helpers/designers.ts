import { setTimeout as pause } from 'node:timers/promises'
import type { Designer } from '#planning/designers/designer'
import { timeLimits } from '#planning/services/time_limits'

/** A designer as slow as a model: it sleeps before each answer and after each stage of a build. */
export function sleeping(designer: Designer, ms: number): Designer {
  const asleep = (signal?: AbortSignal) => pause(ms, undefined, { signal })
  return {
    name: `sleeping ${designer.name}`,
    version: designer.version,
    async read(prompt, form, signal, onDraft) {
      await asleep(signal)
      return designer.read(prompt, form, signal, onDraft)
    },
    async revise(request, signal) {
      await asleep(signal)
      return designer.revise(request, signal)
    },
    async write(request, onProgress, signal) {
      const stages: Parameters<typeof onProgress>[0][] = []
      const copy = await designer.write(request, (stage) => void stages.push(stage), signal)
      for (const stage of stages) {
        await onProgress(stage)
        await asleep(signal)
      }
      return copy
    },
    async edit(request, signal) {
      await asleep(signal)
      return designer.edit(request, signal)
    },
  }
}

/** A designer that fails as a service that is down; methods that still work are given in `but`. */
export function failing(but: Partial<Designer> = {}): Designer {
  const refuse = async () => {
    throw new Error('connect ECONNREFUSED 10.0.0.7:443')
  }
  return {
    name: 'failing',
    version: '1',
    read: refuse,
    revise: refuse,
    write: refuse,
    edit: refuse,
    ...but,
  }
}

/** The returned function restores the previous limit. */
export function changePatience(of: keyof typeof timeLimits, ms: number): () => void {
  const before = timeLimits[of]
  timeLimits[of] = ms
  return () => {
    timeLimits[of] = before
  }
}
