import { layoutsIn } from '#designer/composition/direction_traits'
import { done, impossible, type Asked, type Desk, type Outcome } from '#designer/edit/outcome'
import { nameOf } from '#designer/edit/targets/named'
import { findSection } from '#designer/edit/targets/targets'
import type { LayoutWish } from '#designer/instructions/instruction'
import { toOklch } from '#designer/renderer/color/oklch'
import { changeSource } from '#designer/renderer/reading/edit_operation'
import type { PageElement } from '#designer/renderer/reading/page_reading'
import { renamed } from '#designer/renderer/reading/source_changes'
import { lookOf } from '#designer/renderer/restyle'
import { sectionLayouts, type SectionKind, type Surface } from '#designer/site/kinds'

export function changeLayout(desk: Desk, asked: Asked<'change_layout'>): Outcome {
  const { reading, says } = desk
  const found = findSection(desk, asked.section)
  if (!('one' in found)) return found
  const { element, kind } = found.one
  const name = nameOf(desk, found.one)
  const worn = lookOf(reading.html)
  const now = element.attribute('data-layout')?.value
  if (!worn || !kind || now === undefined)
    return impossible(says.onlyOurs(says.noOtherLayout(name)))
  const next = layoutFor(kind, now, layoutsIn(worn.direction, kind), asked.layout)
  if (!next) return impossible(says.noOtherLayout(name))
  const changes = [element.setAttribute('data-layout', next), ...remade(element, kind, now, next)]
  return done([changeSource(reading.html, changes)], says.layoutSet(name), says.noOtherLayout(name))
}

export function setSurface(desk: Desk, asked: Asked<'set_surface'>): Outcome {
  const { reading, says } = desk
  const found = findSection(desk, asked.section)
  if (!('one' in found)) return found
  const { element } = found.one
  const name = nameOf(desk, found.one)
  const now = element.attribute('data-surface')?.value
  if (now === undefined) {
    const plain = PLAIN_COLOURS[asked.surface]
    if (!plain || !element.id) return impossible(says.onlyOurs(says.surfaceSet(name)))
    const declarations = { 'background-color': plain[0], 'color': plain[1] }
    return done(
      [{ type: 'set_style', element: element.id, declarations }],
      says.surfaceSet(name),
      says.alreadySo
    )
  }
  const next = surfaceFor(desk, asked.surface)
  const ops = [changeSource(reading.html, [element.setAttribute('data-surface', next)])]
  return done(ops, says.surfaceSet(name), says.alreadySo)
}

const PLAIN_COLOURS: Partial<Record<string, [string, string]>> = {
  light: ['#ffffff', '#1a1a1a'],
  dark: ['#1a1a1a', '#ffffff'],
  tint: ['#f3f1ec', '#1a1a1a'],
}

/** On a dark page the ink surface is the light one. */
function surfaceFor({ reading }: Desk, wish: Asked<'set_surface'>['surface']): Surface {
  if (wish === 'brand' || wish === 'tint') return wish
  const { '--paper': paper = '#ffffff', '--ink': ink = '#000000' } = reading.tokens
  const paperIsLight = toOklch(paper.trim()).l > toOklch(ink.trim()).l
  return (wish === 'light') === paperIsLight ? 'plain' : 'ink'
}

/** The wish by name, or the next layout that the direction has. */
function layoutFor(
  kind: SectionKind,
  now: string,
  usual: readonly string[],
  wish: LayoutWish = 'other'
): string | undefined {
  const all: readonly string[] = sectionLayouts[kind]
  const next = (list: readonly string[]) => {
    const at = list.indexOf(now)
    return [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))].find(
      (layout) => layout !== now
    )
  }
  if (wish === 'other') return next(usual.filter((layout) => all.includes(layout))) ?? next(all)
  return next(all.filter((layout) => LIKE[wish].includes(layout)))
}

const LIKE: Record<Exclude<LayoutWish, 'other'>, string[]> = {
  list: ['list', 'rows', 'lines', 'leaders', 'table', 'open', 'fold', 'stack', 'line'],
  grid: ['grid', 'cards', 'plates', 'mosaic', 'row', 'week', 'chips', 'tiles'],
  columns: ['columns', 'pairs', 'leaders', 'split', 'row', 'week', 'aside', 'margin'],
}

/** The two layouts that are made of other markup than their kind's others; see `sectionLayouts`. */
function remade(element: PageElement, kind: SectionKind, now: string, next: string) {
  if (kind === 'faq' && (now === 'fold') !== (next === 'fold'))
    return remadeQuestions(element, next === 'fold')
  if (kind === 'gallery' && (now === 'reel') !== (next === 'reel'))
    return remadeReel(element, next === 'reel')
  return []
}

function remadeQuestions(section: PageElement, folds: boolean) {
  const inner = [...section.descendants()]
  const pairs = inner.filter((element) =>
    folds
      ? element.tag === 'div' && element.parent?.attribute('class')?.value === 'answers'
      : element.tag === 'details'
  )
  const [first] = pairs
  const last = pairs.at(-1)
  if (!first || !last) return []
  const changes = pairs.flatMap((pair) =>
    [...pair.children()].flatMap((child) => {
      if (child.tag === 'summary' || child.tag === 'dt')
        return renamed(child, folds ? 'summary' : 'dt')
      if (child.tag === 'p' || child.tag === 'dd') return renamed(child, folds ? 'p' : 'dd')
      return []
    })
  )
  if (folds) {
    const list = first.parent!
    const close = list.endTag!
    return [
      { ...list.startTag, insert: '' },
      { ...close, insert: '' },
      ...changes,
      ...pairs.flatMap((pair) => [...renamed(pair, 'details'), pair.setAttribute('class', 'fold')]),
    ]
  }
  return [
    { from: first.range.from, to: first.range.from, insert: '<dl class="answers">' },
    ...changes,
    ...pairs.flatMap((pair) => [
      ...renamed(pair, 'div'),
      ...pair.removeAttribute('class'),
      ...pair.removeAttribute('open'),
    ]),
    { from: last.range.to, to: last.range.to, insert: '</dl>' },
  ]
}

function remadeReel(section: PageElement, reels: boolean) {
  const pictures = [...section.descendants()].find(
    (element) => element.attribute('class')?.value === 'pictures'
  )
  if (!pictures) return []
  if (!reels) {
    return ['tabindex', 'role', 'aria-labelledby'].flatMap((name) => pictures.removeAttribute(name))
  }
  const at = pictures.attributeList().at(-1)!.to
  const title = section.attribute('aria-labelledby')?.value
  const label = title ? ` aria-labelledby="${title}"` : ''
  return [{ from: at, to: at, insert: ` tabindex="0" role="group"${label}` }]
}
