import {
  fillSite,
  wordsOf,
  type Copy,
  type DesignBrief,
  type SectionCopy,
  type SectionDesign,
} from 'site-designer'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/clock'
import { ModelFailure, type Model, type ModelFailureKind } from '#core/model/main'
import type { CopyRequest, Progress } from '#planning/designers/designer'
import { designUntil } from '#planning/designers/designer_threads'
import {
  designSection,
  isAboutSection,
  repairedSection,
  type Answered,
  type DesignMode,
} from '#planning/designers/openai/design'
import { designPage } from '#planning/designers/openai/design_page'
import { repairMeasured } from '#planning/designers/openai/measured_repair'
import { secondReading } from '#planning/designers/openai/second_reading'
import { writtenSection } from '#planning/designers/openai/written_section'

/** The result: the sections, and how many of them are built-in, with the failure, if any. */
export interface Written {
  copy: Copy
  sections: number
  failed: number
  because?: ModelFailureKind
  /** How many sections were designed by the built-in designer, though the model could be asked. */
  undesigned: number
}

interface WriteOptions {
  /** Only words, where nothing is said. */
  design?: DesignMode
  userId?: string
  signal?: AbortSignal
  onProgress: (progress: Progress) => Promise<void> | void
}

const AT_ONCE = 2

/** After one of these failures the next section would fail too. */
const HOPELESS: readonly ModelFailureKind[] = ['unauthorized', 'quota', 'over_budget', 'resting']

/** After so many designs that cannot be used, a model only writes words in this build. */
const MOST_UNUSABLE = 3

/**
 * Has the sections designed or written one by one, two in parallel. Each is stored as soon as it is
 * there. A section that fails, or is not there at the deadline, is built in.
 */
export async function write(
  model: Model,
  request: CopyRequest,
  options: WriteOptions
): Promise<Written> {
  const build = new SectionBuild(model, request, options)
  return build.run()
}

class SectionBuild {
  readonly #model: Model
  readonly #request: CopyRequest
  readonly #options: WriteOptions
  readonly #before: Copy
  readonly #written: Copy
  readonly #late: AbortSignal | undefined
  readonly #stop: AbortSignal
  /** Of the sections that the model may design, by their ids. */
  #briefs = new Map<string, DesignBrief>()
  #ids: string[] = []
  /** Sections of an answer with the whole page that cannot be used as they are. */
  readonly #unusable = new Map<string, Answered>()
  #failed = 0
  #undesigned = 0
  #because: ModelFailureKind | undefined

  constructor(model: Model, request: CopyRequest, options: WriteOptions) {
    this.#model = model
    this.#request = request
    this.#options = options
    this.#before = wordsOf(fillSite(request.sheet, request.outline))
    this.#written = { ...request.written }
    const { until = Number.POSITIVE_INFINITY } = request
    this.#late = lateAfter(until - clock.millis())
    this.#stop = AbortSignal.any([options.signal, this.#late].filter((one) => one !== undefined))
  }

  async run(): Promise<Written> {
    const { signal } = this.#options
    if ((this.#options.design ?? 'words') !== 'words') await this.#prepareDesign()
    // What says nothing yet has no brief, and needs no words.
    this.#ids = this.#briefs.size > 0 ? [...this.#briefs.keys()] : Object.keys(this.#before)
    await this.#noteProgress()
    if (this.#options.design === 'page' && this.#briefs.size > 0) await this.#designPage()
    const left = this.#ids.filter((id) => !(id in this.#written))
    const work = async () => {
      for (let id; !this.#isOver() && (id = left.shift()) !== undefined;) await this.#make(id)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    await this.#repairMeasured()
    if (this.#briefs.size > 0 && !this.#isOver()) await this.#readAgain()
    signal?.throwIfAborted()
    if (left.length > 0) this.#because ??= 'too_slow'
    await this.#noteProgress(100)
    return {
      copy: this.#written,
      sections: this.#ids.length,
      failed: this.#failed + left.length,
      undesigned: this.#undesigned,
      ...(this.#because ? { because: this.#because } : {}),
    }
  }

  #isOver(): boolean {
    const isHopeless = this.#because !== undefined && HOPELESS.includes(this.#because)
    return this.#stop.aborted || isHopeless
  }

  async #prepareDesign(): Promise<void> {
    const briefs = await designUntil(this.#options.signal, 'designBriefs', this.#plan)
    this.#briefs = new Map(briefs.map((brief) => [brief.id, brief]))
  }

  get #plan() {
    const { outline, prompt, sheet } = this.#request
    return { sheet, outline, prompt }
  }

  async #make(id: string): Promise<void> {
    try {
      await this.#keep(id, await this.#section(id))
    } catch (error) {
      this.#options.signal?.throwIfAborted()
      if (!(error instanceof ModelFailure) && !this.#late?.aborted) throw error
      this.#failed++
      this.#because = error instanceof ModelFailure ? error.kind : 'too_slow'
    }
    await this.#noteProgress()
  }

  async #keep(id: string, section: SectionCopy): Promise<void> {
    this.#written[id] = section
    await this.#request.keep?.({ ...this.#written })
  }

  /** A design; or words for ours, where the model's cannot be used. */
  async #section(id: string): Promise<SectionCopy> {
    const brief = this.#briefs.get(id)
    if (brief && this.#mayDesign()) {
      try {
        return { design: await this.#design(brief) }
      } catch (error) {
        this.#stop.throwIfAborted()
        if (!isAboutSection(error)) throw error
        logger.warn({ err: error, section: id }, 'the design of a section cannot be used')
        this.#undesigned++
      }
    }
    const before = this.#before[id]
    if (!before) return {}
    const { prompt, sheet } = this.#request
    const asked = { sheet, prompt, id, before, userId: this.#options.userId, signal: this.#stop }
    return writtenSection(this.#model, asked)
  }

  /** What the page says as a whole is compared with what was said, once it is there. */
  async #readAgain(): Promise<void> {
    const asked = { userId: this.#options.userId, signal: this.#stop }
    const page = { plan: this.#plan, copy: this.#written }
    await this.#options.onProgress({ stage: 'Reading the page once more', percent: 96 })
    Object.assign(this.#written, await secondReading(this.#model, page, asked))
  }

  /** What is not in the answer, or cannot be used, is asked for by itself. */
  async #designPage(): Promise<void> {
    const left = [...this.#briefs.values()].filter(({ id }) => !(id in this.#written))
    if (left.length < 2) return
    const { concept } = this.#request.outline
    const page = { plan: this.#plan, briefs: left, concept }
    const take = async (id: string, answered: Answered) => {
      if (!answered.ok || answered.value.unsaid.length > 0) this.#unusable.set(id, answered)
      else {
        await this.#keep(id, { design: answered.value.design })
        await this.#noteProgress()
      }
    }
    const asked = { userId: this.#options.userId, signal: this.#stop, take }
    try {
      await designPage(this.#model, page, asked)
    } catch (error) {
      this.#options.signal?.throwIfAborted()
      if (!this.#late?.aborted) throw error
    }
  }

  #mayDesign(): boolean {
    return this.#options.design !== 'auto' || this.#undesigned < MOST_UNUSABLE
  }

  #design(brief: DesignBrief) {
    const { concept } = this.#request.outline
    const asked = { userId: this.#options.userId, signal: this.#stop }
    const answer = this.#unusable.get(brief.id)
    return designSection(this.#model, { plan: this.#plan, brief, concept, answer }, asked)
  }

  async #repairMeasured(): Promise<void> {
    const { measured } = this.#request
    const isDesigned = Object.values(this.#written).some(({ design }) => design)
    if (!measured || !isDesigned) return
    this.#options.signal?.throwIfAborted()
    await repairMeasured({
      written: this.#written,
      measured,
      repair: (id, before, wrong) => this.#repair(id, before, wrong),
      keep: (id, design) => this.#keep(id, { design }),
      isOver: () => this.#isOver(),
      stop: this.#stop,
    })
  }

  /** The first design stays where the model fails, and the person need not know. */
  async #repair(
    id: string,
    before: SectionDesign,
    wrong: string
  ): Promise<SectionDesign | undefined> {
    const brief = this.#briefs.get(id)
    this.#options.signal?.throwIfAborted()
    if (!brief || this.#isOver()) return undefined
    const { concept } = this.#request.outline
    const asked = { userId: this.#options.userId, signal: this.#stop }
    await this.#options.onProgress({ stage: 'Making everything fit a phone', percent: 96 })
    try {
      const section = { plan: this.#plan, brief, concept, before, wrong }
      return await repairedSection(this.#model, section, asked)
    } catch (error) {
      this.#options.signal?.throwIfAborted()
      if (!(error instanceof ModelFailure) && !this.#late?.aborted) throw error
      logger.warn({ err: error, section: id }, 'a section could not be repaired')
      return undefined
    }
  }

  /** The sections of an earlier attempt count, so that the progress bar does not go back. */
  #noteProgress(percent?: number) {
    const sections = this.#ids.length
    const done = Object.keys(this.#written).length + this.#failed
    const without = this.#failed > 0 ? `, ${this.#failed} with the built-in words` : ''
    const stage = this.#briefs.size > 0 ? 'Designing the page' : 'Writing the words'
    return this.#options.onProgress({
      stage: done
        ? `${stage} (${Math.min(done, sections)} of ${sections} sections${without})`
        : stage,
      percent: percent ?? 5 + (90 * done) / Math.max(1, sections),
    })
  }
}

function lateAfter(time: number): AbortSignal | undefined {
  if (time <= 0) return AbortSignal.abort()
  return Number.isFinite(time) ? AbortSignal.timeout(time) : undefined
}
