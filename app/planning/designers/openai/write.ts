import { fillSite, wordsOf, type Copy, type SectionCopy, type Sheet } from 'site-designer'
import { clock } from '#core/clock'
import { ModelFailure, type Model, type ModelFailureKind } from '#core/model/main'
import type { CopyRequest, Progress } from '#planning/designers/designer'
import { factsOf } from '#planning/designers/openai/facts'
import { keptWords } from '#planning/designers/openai/kept_words'
import { list, object, text, textOrNull } from '#planning/designers/openai/json_schema'
import { ask } from '#planning/designers/openai/question'

/** The result: the texts, and the failure, if any. */
export interface Written {
  copy: Copy
  sections: number
  failed: number
  because?: ModelFailureKind
}

interface WriteOptions {
  userId?: string
  signal?: AbortSignal
  onProgress: (progress: Progress) => Promise<void> | void
}

const MOST_TOKENS = 900
const AT_ONCE = 2
const schema = object({ heading: textOrNull, intro: textOrNull, paragraphs: list(text) })

/** After one of these failures the next section would fail too. */
const HOPELESS: readonly ModelFailureKind[] = ['unauthorized', 'quota', 'over_budget', 'resting']

/**
 * Has the sections written one by one, two in parallel. Each is stored as soon as it is written. A
 * section that fails, or is not written at the deadline, gets built-in texts.
 */
export async function write(
  model: Model,
  request: CopyRequest,
  { userId, signal, onProgress }: WriteOptions
): Promise<Written> {
  const { sheet, outline, prompt, keep, until = Number.POSITIVE_INFINITY } = request
  const before = wordsOf(fillSite(sheet, outline))
  const written: Copy = { ...request.written }
  const left = Object.keys(before).filter((id) => !(id in written))
  const sections = Object.keys(before).length
  let failed = 0
  let because: ModelFailureKind | undefined

  const late = lateAfter(until - clock.millis())
  const stop = AbortSignal.any([signal, late].filter((one) => one !== undefined))
  const isOver = () => stop.aborted || (because !== undefined && HOPELESS.includes(because))

  /** The texts of an earlier attempt count, so that the progress bar does not go back. */
  const noteProgress = (percent?: number) => {
    const done = Object.keys(written).length + failed
    const without = failed > 0 ? `, ${failed} with the built-in words` : ''
    const stage = 'Writing the words'
    return onProgress({
      stage: done
        ? `${stage} (${Math.min(done, sections)} of ${sections} sections${without})`
        : stage,
      percent: percent ?? 5 + (90 * done) / sections,
    })
  }

  async function writeNext(): Promise<void> {
    for (let id; !isOver() && (id = left.shift()) !== undefined;) {
      try {
        const asked = { sheet, id, before: before[id], userId, signal: stop }
        written[id] = keptWords(await writeSection(model, asked), { id, sheet, prompt })
        await keep?.({ ...written })
      } catch (error) {
        signal?.throwIfAborted()
        if (!(error instanceof ModelFailure) && !late?.aborted) throw error
        failed++
        because = error instanceof ModelFailure ? error.kind : 'too_slow'
      }
      await noteProgress()
    }
  }

  await noteProgress()
  await Promise.all(Array.from({ length: AT_ONCE }, writeNext))
  signal?.throwIfAborted()
  if (left.length > 0) because ??= 'too_slow'
  await noteProgress(100)
  return {
    copy: written,
    sections,
    failed: failed + left.length,
    ...(because ? { because } : {}),
  }
}

function lateAfter(time: number): AbortSignal | undefined {
  if (time <= 0) return AbortSignal.abort()
  return Number.isFinite(time) ? AbortSignal.timeout(time) : undefined
}

interface SectionQuestion {
  sheet: Sheet
  id: string
  before: SectionCopy
  userId?: string
  signal: AbortSignal
}

async function writeSection(model: Model, asked: SectionQuestion): Promise<unknown> {
  const { sheet, id, before, ...who } = asked
  const { json } = await ask(model, {
    prompt: 'write',
    purpose: 'build',
    schema: { name: 'section', schema },
    maxTokens: MOST_TOKENS,
    ...who,
    material: {
      Language: sheet.wishes.language.value,
      Section: id,
      Now: JSON.stringify(before),
      Facts: factsOf(sheet),
    },
  })
  return json
}
