import { byId, idOf, parentOf } from './elements.ts'
import { icon } from './handle_icons.ts'
import { HANDLE_STYLES } from './handle_styles.ts'
import { sectionActs, type Handle, type SectionAct } from './protocol.ts'

/** The distance between the buttons at the top and the one at the bottom, in px. */
const ROOM = 80

/**
 * The buttons of the section under the pointer. They are in a closed shadow root beside the body, so the
 * page's markup and styles do not affect them; the editor carries out their actions.
 */
export class Handles {
  readonly host = document.createElement('div')
  readonly #bar = document.createElement('div')
  readonly #name = document.createElement('span')
  readonly #buttons = new Map<SectionAct, HTMLButtonElement>()
  readonly #tell: (id: string, act: SectionAct) => void
  #handles: ReadonlyMap<string, Handle> = new Map()
  #shown: Handle | undefined
  #element: HTMLElement | null = null
  /** The button that was used with the keyboard keeps the focus when the page is replaced. */
  #used: SectionAct | undefined

  constructor(tell: (id: string, act: SectionAct) => void) {
    this.#tell = tell
    const root = this.host.attachShadow({ mode: 'closed' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(HANDLE_STYLES)
    root.adoptedStyleSheets = [sheet]
    this.#bar.className = 'bar'
    this.#bar.setAttribute('role', 'toolbar')
    this.#name.className = 'name'
    this.#bar.append(this.#name)
    for (const act of sectionActs) {
      const button = this.#button(act)
      if (act === 'add') root.append(button)
      else this.#bar.append(button)
    }
    root.prepend(this.#bar)
    this.#draw()
  }

  /** Again after the page was replaced. */
  attach(): void {
    document.documentElement.append(this.host)
    if (this.#used) this.#buttons.get(this.#used)?.focus()
    this.#used = undefined
    this.#point(this.#shown)
  }

  set(handles: readonly Handle[], words: Readonly<Record<string, string>>): void {
    this.#handles = new Map(handles.map((handle) => [handle.id, handle]))
    for (const [act, button] of this.#buttons) {
      button.ariaLabel = button.title = words[act] ?? act
    }
    this.#point(this.#handles.get(this.#shown?.id ?? ''))
  }

  /** The innermost section around an element. */
  around(element: Element | null): Handle | undefined {
    for (let around = element; around; around = parentOf(around)) {
      const handle = this.#handles.get(idOf(around))
      if (handle) return handle
    }
    return undefined
  }

  show(element: Element | null): void {
    const handle = this.around(element)
    if (handle !== this.#shown) this.#point(handle)
  }

  place(): void {
    const box = this.#element?.isConnected ? this.#element.getBoundingClientRect() : null
    const add = this.#buttons.get('add')!
    const isSeen = box !== null && box.bottom > 0 && box.top < innerHeight
    this.#bar.hidden = !isSeen
    add.hidden = true
    if (!isSeen) return
    const top = Math.min(Math.max(box.top, 0) + 8, Math.max(box.bottom - 44, 0))
    const right = Math.min(box.right, innerWidth) - 8
    this.#bar.style.translate = `calc(${right}px - 100%) ${top}px`
    const bottom = Math.min(box.bottom, innerHeight - 20)
    // If little of the section is visible, the buttons would overlap.
    add.hidden = !this.#shown?.acts.includes('add') || bottom - top < ROOM
    add.style.translate = `calc(${box.left + box.width / 2}px - 50%) calc(${bottom}px - 50%)`
  }

  #point(handle: Handle | undefined): void {
    this.#shown = handle
    this.#element = handle ? byId(handle.id) : null
    this.#draw()
  }

  #draw(): void {
    const { name = '', acts = [] } = this.#shown ?? {}
    this.#name.textContent = name
    this.#bar.ariaLabel = name
    for (const [act, button] of this.#buttons) button.disabled = !acts.includes(act)
    this.place()
  }

  #button(act: SectionAct): HTMLButtonElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = act
    button.append(icon(act))
    button.addEventListener('click', ({ detail }) => {
      if (detail === 0) this.#used = act
      if (this.#shown) this.#tell(this.#shown.id, act)
    })
    this.#buttons.set(act, button)
    return button
  }
}
