import { waitForEditor } from './connection.ts'
import type { Link } from './connection.ts'
import { byId, idOf, neighbour } from './elements.ts'
import { Handles } from './handles.ts'
import { followKeys } from './keyboard.ts'
import { holdStill, lookOf } from './look.ts'
import { Marks } from './marks.ts'
import { show } from './patches.ts'
import { followPointer } from './pointer.ts'
import type { Command, Direction, SectionAct } from './protocol.ts'
import { keepQuiet } from './quiet.ts'

/** The only script that runs in a page while it is edited. It never changes the source. */
class EditFrame {
  readonly #handles = new Handles((id, act) => this.#link?.send({ t: 'section', id, act }))
  readonly #marks = new Marks(() => this.#placed())
  #link?: Link
  #labels: Record<string, string> = {}
  #chosen: HTMLElement | null = null
  /** A change of the page is not reported yet. */
  #isChanged = false

  constructor(appOrigin: string) {
    keepQuiet()
    holdStill()
    waitForEditor(
      appOrigin,
      (link) => {
        this.#link = link
        this.#marks.attach()
        this.#handles.attach()
        link.send({ t: 'ready', nonce: link.nonce })
      },
      (command) => this.#obey(command)
    )
    followPointer(this.#handles.host, {
      hover: (element) => this.#hover(this.#link ? element : null),
      select: (element) => this.#select(element),
      edit: (element) => this.#edit(element),
    })
    window.addEventListener('resize', () => this.#chosen && keepInView(this.#chosen))
    followKeys(this.#handles.host, {
      move: (to) => this.#move(to),
      edit: () => this.#chosen && this.#edit(this.#chosen),
      tell: (name) => this.#link?.send({ t: 'key', name }),
      section: (act) => this.#act(act),
    })
  }

  #obey(command: Command): void {
    switch (command.t) {
      case 'start':
        this.#labels = command.labels
        return
      case 'mark':
        return this.#mark(command.id ? byId(command.id) : null)
      case 'move':
        return this.#move(command.to)
      case 'go':
        return this.#go(byId(command.id))
      case 'handles':
        this.#handles.set(command.sections ?? [], command.words)
        return this.#handles.show(this.#chosen)
      case 'flash':
        this.#flash((command.ids ?? []).flatMap((id) => byId(id) ?? []))
        return this.#link?.send({ t: 'flashed', turn: command.turn })
      case 'render':
        show(command)
        this.#marks.attach()
        this.#handles.attach()
        return this.#refresh()
      default:
        // Reported with the next animation frame, so that it is computed once.
        show(command)
        this.#isChanged = true
        this.#marks.place()
    }
  }

  #placed(): void {
    this.#handles.place()
    if (this.#isChanged) this.#refresh()
  }

  #hover(element: HTMLElement | null): void {
    this.#marks.hover(element, this.#label(element))
    this.#handles.show(element ?? this.#chosen)
  }

  /** For keys, the section around the selected element. */
  #act(act: SectionAct): void {
    const section = this.#handles.around(this.#chosen)
    if (section?.acts.includes(act)) this.#link?.send({ t: 'section', id: section.id, act })
  }

  #go(element: HTMLElement | null): void {
    if (!element) return
    element.scrollIntoView({ block: isInView(element) ? 'nearest' : 'center' })
    this.#select(element)
  }

  #select(element: HTMLElement): void {
    if (!this.#link) return
    if (element !== this.#chosen) this.#mark(element)
    const tag = element.localName
    this.#link.send({ t: 'select', id: idOf(element), tag, look: lookOf(element) })
  }

  #edit(element: HTMLElement): void {
    this.#select(element)
    this.#link?.send({ t: 'edit', id: idOf(element) })
  }

  #move(to: Direction): void {
    const next = this.#chosen ? neighbour(this.#chosen, to) : neighbour(document.body, 'child')
    if (!next) return
    next.scrollIntoView({ block: 'nearest' })
    this.#select(next)
  }

  #mark(element: HTMLElement | null): void {
    this.#chosen = element
    this.#marks.choose(element, this.#label(element))
    this.#handles.show(element)
  }

  #flash(elements: HTMLElement[]): void {
    this.#marks.flash(elements)
    const isSeen = elements.some((element) => isInView(element))
    if (!isSeen) elements[0]?.scrollIntoView({ block: 'center' })
  }

  /** After a change the selected element may be another node, or removed. */
  #refresh(): void {
    this.#isChanged = false
    if (!this.#chosen) return
    const again = byId(idOf(this.#chosen))
    if (again) return this.#select(again)
    this.#mark(null)
    this.#link?.send({ t: 'deselect' })
  }

  /** The tag with its plain name. */
  #label(element: HTMLElement | null): string {
    if (!element) return ''
    const { localName: tag } = element
    const name = this.#labels[tag]
    return name ? `${tag} · ${name}` : tag
  }
}

/** Scrolls, because the panel may cover the selected element. */
function keepInView(element: HTMLElement): void {
  if (!isInView(element)) element.scrollIntoView({ block: 'nearest' })
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom >= 0 && top <= innerHeight
}

const script = document.currentScript as HTMLScriptElement
const appOrigin = script.dataset.app!
script.remove()
new EditFrame(appOrigin)
