import type { PageElement } from '#designer/renderer/reading/page_reading'
import { renamed, type Change } from '#designer/renderer/reading/source_changes'
import type { SectionKind } from '#designer/site/kinds'

/** The two layouts that are made of other markup than their kind's others; see `sectionLayouts`. */
export function remade(element: PageElement, kind: SectionKind, now: string, next: string) {
  if (kind === 'faq' && (now === 'fold') !== (next === 'fold'))
    return remadeQuestions(element, next === 'fold')
  if (kind === 'gallery' && (now === 'reel') !== (next === 'reel'))
    return remadeReel(element, next === 'reel')
  return []
}

const FOLDED: Record<string, string> = { div: 'details', dt: 'summary', dd: 'p' }
const OPENED: Record<string, string> = { details: 'div', summary: 'dt', p: 'dd' }

function remadeQuestions(section: PageElement, folds: boolean): Change[] {
  const inner = [...section.descendants()]
  const list = inner.find((element) => element.attribute('class')?.value === 'answers')
  const pairs = inner.filter(({ parent, tag }) =>
    folds ? tag === 'div' && list && parent?.index === list.index : tag === 'details'
  )
  const [first] = pairs
  const last = pairs.at(-1)
  if (!first || !last) return []
  const tags = folds ? FOLDED : OPENED
  const changes = pairs.flatMap((pair) => [
    ...[pair, ...pair.children()].flatMap((one) => renamed(one, tags[one.tag] ?? one.tag)),
    ...(folds
      ? [pair.setAttribute('class', 'fold')]
      : ['class', 'open'].flatMap((name) => pair.removeAttribute(name))),
  ])
  const [from, to] = [first.range.from, last.range.to]
  return folds
    ? [{ ...list!.startTag, insert: '' }, { ...list!.endTag!, insert: '' }, ...changes]
    : [
        { from, to: from, insert: '<dl class="answers">' },
        ...changes,
        { from: to, to, insert: '</dl>' },
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
