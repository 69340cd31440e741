import {
  MEASURED_WIDTHS,
  type DesignedPart,
  type MeasuredReport,
  type MeasuredWidth,
} from '#contract/measuring'
import type { GrowingPage } from '../../../lib/api/main.ts'
import { measureEverywhere } from '../../../lib/measuring/measure_everywhere.ts'
import { HiddenFrame } from '../../../ui/small_page/hidden_frame.ts'

/** In milliseconds: how often the server hears that somebody watches. */
const EVERY = 5_000

/**
 * Measures each designed section of a growing page once and reports what it finds. The page is complete
 * without that, so failures are ignored.
 */
export class MeasuredPages {
  readonly #report: (report: MeasuredReport) => Promise<void>
  readonly #stopping = new AbortController()
  readonly #measured = new Set<string>()
  #newest?: GrowingPage
  #isBusy = false
  #timer?: number

  constructor(report: (report: MeasuredReport) => Promise<void>) {
    this.#report = report
  }

  /** The page is measured when the browser is idle; of pages that come in between, the newest. */
  take(page: GrowingPage): void {
    this.#newest = page
    if (page.designed.length === 0) return
    if (this.#timer === undefined) this.#watch()
    if (!this.#isBusy) void this.#work()
  }

  stop(): void {
    this.#stopping.abort()
    window.clearInterval(this.#timer)
  }

  #watch(): void {
    const isWatched = () => this.#send({ sections: [], findings: [] })
    this.#timer = window.setInterval(isWatched, EVERY)
    isWatched()
  }

  async #work(): Promise<void> {
    this.#isBusy = true
    const { signal } = this.#stopping
    for (let page; !signal.aborted && (page = this.#newest);) {
      this.#newest = undefined
      const fresh = page.designed.filter((part) => !this.#measured.has(keyOf(part)))
      if (fresh.length === 0) continue
      for (const part of fresh) this.#measured.add(keyOf(part))
      await idle()
      const report = await measured(page.html, fresh, signal).catch(() => undefined)
      if (report) this.#send(report)
    }
    this.#isBusy = false
  }

  #send(report: MeasuredReport): void {
    if (!this.#stopping.signal.aborted) this.#report(report).catch(() => undefined)
  }
}

async function measured(
  html: string,
  sections: DesignedPart[],
  stop: AbortSignal
): Promise<MeasuredReport> {
  const frame = new HiddenFrame()
  try {
    const page = await frame.open(html, MEASURED_WIDTHS[0], stop)
    const designed = sections
      .map(({ id }) => id)
      .filter((id) => page.getElementById(id)?.classList.contains('own'))
    const resize = (width: MeasuredWidth) => frame.resize(width)
    return { sections, findings: measureEverywhere({ page, resize }, designed) }
  } finally {
    frame.close()
  }
}

function keyOf({ id, round }: DesignedPart): string {
  return `${id} ${round}`
}

/** Not every browser says when it is idle. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve, 100)
  })
}
