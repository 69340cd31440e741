import type { MeasuredWidth } from '#contract/measuring'
import { htmlOf, quietPage } from './quiet_page.ts'

/** A scroll bar would make the page narrower; what moves is measured where it comes to rest. */
const STILL =
  '<style>html{scrollbar-width:none}*,*::before,*::after{animation:none!important;transition:none!important}</style>'

const HEIGHT = 800
/** In milliseconds: without its fonts a page is measured all the same. */
const FONTS = 2_000

/** A page in a frame that nobody sees and that runs no scripts. */
export class HiddenFrame {
  readonly #frame = document.createElement('iframe')

  /** Throws if `stop` is aborted before the page and its fonts are there. */
  async open(html: string, width: MeasuredWidth, stop: AbortSignal): Promise<Document> {
    const frame = this.#frame
    frame.setAttribute('sandbox', 'allow-same-origin')
    frame.setAttribute('aria-hidden', 'true')
    frame.tabIndex = -1
    Object.assign(frame.style, {
      position: 'fixed',
      top: '0',
      left: '-9999px',
      height: `${HEIGHT}px`,
      maxWidth: 'none',
      border: '0',
      visibility: 'hidden',
      pointerEvents: 'none',
    })
    this.resize(width)
    frame.srcdoc = htmlOf(quietPage(html)).replace('</head>', () => `${STILL}</head>`)
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    document.body.append(frame)
    await untilAborted(loaded, stop)
    const page = frame.contentDocument!
    // Fonts are requested by a layout.
    page.body.getBoundingClientRect()
    const late = new Promise((resolve) => setTimeout(resolve, FONTS))
    await untilAborted(Promise.race([page.fonts.ready, late]), stop)
    return page
  }

  resize(width: MeasuredWidth): void {
    this.#frame.style.width = `${width}px`
  }

  close(): void {
    this.#frame.remove()
  }
}

function untilAborted(done: Promise<unknown>, stop: AbortSignal): Promise<unknown> {
  stop.throwIfAborted()
  const aborted = new Promise((_, reject) => {
    stop.addEventListener('abort', () => reject(stop.reason), { once: true })
  })
  return Promise.race([done, aborted])
}
