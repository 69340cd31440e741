import { EDIT_MARKS } from '#contract/edit_frame'

const STYLES = `
  :host { all: initial; position: fixed; inset: 0; pointer-events: none; z-index: 2147483647 }
  .box { position: absolute; box-sizing: border-box; border-radius: 2px }
  .box[hidden] { display: none }
  .hover { outline: 1px dashed #1f4fbf; outline-offset: 1px }
  .chosen { outline: 2px solid #15803d; outline-offset: 1px }
  .label {
    position: absolute; left: -2px; bottom: 100%; margin-bottom: 3px; padding: 1px 6px;
    font: 500 12px/18px system-ui, sans-serif; white-space: nowrap; color: #fff; border-radius: 3px
  }
  .inside .label { bottom: auto; top: 2px; left: 2px }
  .flash {
    outline: 2px solid #b58105; outline-offset: 2px; background: rgb(255 208 56 / 35%);
    animation: fade 2.4s ease-in forwards
  }
  .flash .label { display: none }
  @keyframes fade { 60% { opacity: 1 } to { opacity: 0 } }
  @media (prefers-reduced-motion: reduce) { .flash { animation: none } }
  .hover .label { background: #1f4fbf }
  .chosen .label { background: #15803d }
  @media print { :host { display: none } }
`

const FLASH = 2_400

/** The outlines over the page, in a closed shadow root, so that the page's markup is not changed. */
export class Marks {
  readonly #host = document.createElement('div')
  readonly #hover = new Box('hover')
  readonly #chosen = new Box('chosen')
  readonly #sizes = new ResizeObserver(() => this.place())
  readonly #root: ShadowRoot
  #flashes: Box[] = []
  #ending: ReturnType<typeof setTimeout> | undefined
  readonly #follow: () => void
  #next = 0

  /** `follow` is called when elements of the page may have moved. */
  constructor(follow: () => void) {
    this.#follow = follow
    const root = (this.#root = this.#host.attachShadow({ mode: 'closed' }))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLES)
    root.adoptedStyleSheets = [sheet]
    root.append(this.#hover.node, this.#chosen.node)
    this.#host.setAttribute(EDIT_MARKS, '')
    this.#host.setAttribute('aria-hidden', 'true')
    for (const type of ['scroll', 'resize', 'load', 'toggle', 'transitionend']) {
      window.addEventListener(type, () => this.place(), { capture: true, passive: true })
    }
    document.fonts?.addEventListener('loadingdone', () => this.place())
  }

  /** Beside the body, not in it, and again after the page was replaced. */
  attach(): void {
    document.documentElement.append(this.#host)
    this.#sizes.disconnect()
    this.#sizes.observe(document.documentElement)
    this.place()
  }

  hover(element: Element | null, label = ''): void {
    this.#hover.show(element === this.#chosen.element ? null : element, label)
  }

  choose(element: Element | null, label = ''): void {
    if (this.#chosen.element) this.#sizes.unobserve(this.#chosen.element)
    this.#chosen.show(element, label)
    if (element) this.#sizes.observe(element)
    if (element === this.#hover.element) this.#hover.show(null, '')
  }

  /** Highlights changes for a moment; an attribute of the host has their number. */
  flash(elements: readonly Element[]): void {
    this.#endFlash()
    this.#flashes = elements.map((element) => {
      const box = new Box('flash')
      this.#root.append(box.node)
      box.show(element, '')
      return box
    })
    this.#host.setAttribute(EDIT_MARKS, elements.length > 0 ? String(elements.length) : '')
    this.#ending = setTimeout(() => this.#endFlash(), FLASH)
  }

  #endFlash(): void {
    clearTimeout(this.#ending)
    for (const { node } of this.#flashes) node.remove()
    this.#flashes = []
    this.#host.setAttribute(EDIT_MARKS, '')
  }

  place(): void {
    this.#next ||= requestAnimationFrame(() => {
      this.#next = 0
      this.#hover.place()
      this.#chosen.place()
      for (const box of this.#flashes) box.place()
      this.#follow()
    })
  }
}

class Box {
  readonly node = document.createElement('div')
  readonly #label = document.createElement('span')
  element: Element | null = null

  constructor(kind: string) {
    this.node.className = `box ${kind}`
    this.node.hidden = true
    this.#label.className = 'label'
    this.node.append(this.#label)
  }

  show(element: Element | null, label: string): void {
    this.element = element
    this.#label.textContent = label
    this.place()
  }

  place(): void {
    const box = this.element?.isConnected ? this.element.getBoundingClientRect() : null
    this.node.hidden = !box
    if (!box) return
    const { style } = this.node
    style.translate = `${box.left}px ${box.top}px`
    style.width = `${box.width}px`
    style.height = `${box.height}px`
    this.node.classList.toggle('inside', box.top < 24)
  }
}
