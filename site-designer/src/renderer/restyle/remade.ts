import type { PageElement } from '#designer/renderer/reading/page_reading'
import { renamed } from '#designer/renderer/reading/source_changes'
import type { SectionKind } from '#designer/site/kinds'

/** The two layouts that are made of other markup than their kind's others; see `sectionLayouts`. */
export function remade(element: PageElement, kind: SectionKind, now: string, next: string) {
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
