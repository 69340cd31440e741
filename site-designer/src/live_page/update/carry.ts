import type { Change, Page, PageElement } from 'editor-engine'
import { removal, replacedWords } from '#designer/live_page/reading/source_changes'
import { FIELD_MARK } from '#designer/sheet/field_mark'
import { paired } from '#designer/live_page/update/paired'
import type { Print } from '#designer/live_page/update/print'
import { attributesOf, pieceOf, type Piece } from '#designer/live_page/update/pieces'

/** A piece of the page that somebody has changed, so that the new print does not replace it. */
interface Kept {
  is: 'byHand' | 'stillThere'
  element: PageElement
}

export interface Carried {
  changes: Change[]
  kept: Kept[]
}

/**
 * Carries what differs between two prints of a page over to the page as it stands. Where the page
 * still has the piece of the old print, it gets that of the new one; a piece that somebody has
 * changed since stays and is named. Pieces that are the same in both prints are not looked at.
 */
export function carriedOver(page: Page, before: Print, after: Print): Carried {
  const on = pieceOf(page)
  const carrying = new Carrying(page, after.html)
  if (on?.element) carrying.carry(on, before.piece, after.piece, on.element)
  return { changes: carrying.changes, kept: carrying.kept }
}

class Carrying {
  readonly changes: Change[] = []
  readonly kept: Kept[] = []
  readonly #page: Page
  readonly #after: string

  constructor(page: Page, after: string) {
    this.#page = page
    this.#after = after
  }

  carry(on: Piece, old: Piece, now: Piece, around: PageElement): void {
    if (isAlike(old, now) || isAlike(on, now)) return
    if (on.element && old.element && now.element) {
      const names = [old, now].map(({ element }) => attributesOf(element!))
      // Whoever wrote something else into an element shows something else.
      const isOurs = on.print === old.print || on.print === now.print
      if (!isOurs) for (const attributes of names) delete attributes[FIELD_MARK]
      const [was, is] = names
      this.#carryAttributes(on.element, was, is)
      this.#carryInner(on, old, now, on.element)
    } else if (on.print === old.print) {
      this.changes.push({ from: on.from, to: on.to, insert: this.#after.slice(now.from, now.to) })
    } else this.#carryWords(on, old, now, around)
  }

  /** In a text that somebody has changed, only words that the old print alone has are replaced. */
  #carryWords(on: Piece, old: Piece, now: Piece, around: PageElement): void {
    const [was, is] = differingWords(old.print, now.print)
    if (was === old.print) this.kept.push({ is: 'byHand', element: around })
    else if (was && is)
      this.changes.push(
        ...replacedWords(this.#page, was, is, { exactly: true }).filter(
          ({ from, to }) => on.from <= from && to <= on.to
        )
      )
  }

  #carryAttributes(on: PageElement, old: Record<string, string>, now: Record<string, string>) {
    const has = attributesOf(on)
    for (const name of Object.keys({ ...old, ...now })) {
      if (old[name] === now[name] || has[name] === now[name]) continue
      if (has[name] !== old[name]) {
        if (/^(?:tel|mailto):/.test(old[name])) this.kept.push({ is: 'byHand', element: on })
      } else if (now[name] === undefined) this.changes.push(...on.removeAttribute(name))
      else this.changes.push(on.setAttribute(name, now[name]))
    }
  }

  #carryInner(on: Piece, old: Piece, now: Piece, element: PageElement): void {
    const [printed, present] = [now, on].map(({ inner }) => versions(old.inner, inner))
    for (const piece of old.inner) {
      const [next, here] = [printed.of.get(piece), present.of.get(piece)]
      // What somebody has deleted does not come back.
      if (!here) continue
      if (next) this.carry(here, piece, next, element)
      else if (here.print !== piece.print)
        this.kept.push({ is: 'stillThere', element: here.element ?? element })
      else this.changes.push(here.element ? removal(here.element) : { ...here, insert: '' })
    }
    for (const piece of printed.fresh) {
      if (present.fresh.some(({ print }) => print === piece.print)) continue
      const at = placeBeside(piece, now.inner, (one) => {
        const was = printed.was.get(one)
        return was && present.of.get(was)
      })
      this.#insert(at ?? on.inner.at(-1)?.to ?? element.content?.to ?? element.range.to, piece, now)
    }
  }

  /** Inserts a piece with the space before it. */
  #insert(at: number, piece: Piece, { inner }: Piece): void {
    const from = inner[inner.indexOf(piece) - 1]?.to ?? piece.from
    this.changes.push({ from: at, to: at, insert: this.#after.slice(from, piece.to) })
  }
}

/** Behind the piece before it that the page has too, or else before the one behind it. */
function placeBeside(
  piece: Piece,
  row: readonly Piece[],
  onPage: (piece: Piece) => Piece | undefined
): number | undefined {
  const index = row.indexOf(piece)
  const before = row.slice(0, index).flatMap((one) => onPage(one) ?? [])
  const behind = row.slice(index + 1).flatMap((one) => onPage(one) ?? [])
  return before.at(-1)?.to ?? behind[0]?.from
}

/** Which piece of a row is which in another version of it. */
function versions(old: readonly Piece[], other: readonly Piece[]) {
  const of = new Map<Piece, Piece>()
  const fresh: Piece[] = []
  for (const sort of new Set([...old, ...other].map((piece) => piece.sort))) {
    const ofSort = (pieces: readonly Piece[]) => pieces.filter((piece) => piece.sort === sort)
    const pairs = paired(ofSort(old), ofSort(other), {
      isSame: (one, two) => one.print === two.print,
      isNamed: (one, two) => one.name !== '' && one.name === two.name,
    })
    for (const [one, two] of [...pairs.kept, ...pairs.changed]) of.set(one, two)
    fresh.push(...pairs.fresh)
  }
  const was = new Map([...of].map(([one, two]) => [two, one]))
  return { of, was, fresh: other.filter((piece) => fresh.includes(piece)) }
}

/** The same words and the same marks. */
function isAlike(one: Piece, other: Piece): boolean {
  return one.print === other.print && one.marks === other.marks
}

/** The words between those that two texts begin and end with. */
function differingWords(one: string, other: string): [string, string] {
  const [words, others] = [one.split(' '), other.split(' ')]
  const most = Math.min(words.length, others.length)
  let head = 0
  while (head < most && words[head] === others[head]) head++
  let tail = 0
  while (tail < most - head && words.at(-1 - tail) === others.at(-1 - tail)) tail++
  const middle = (list: string[]) => list.slice(head, list.length - tail).join(' ')
  return [middle(words), middle(others)]
}
