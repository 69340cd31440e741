import { generate, parse, type CssNode } from 'css-tree'
import type { PageReading } from '#designer/live_page/reading/page_reading'
import { END_OF_OURS } from '#designer/renderer/stylesheet'

interface Stretch {
  from: number
  to: number
}

/** Where the rules behind ours stand on a page; undefined on a page that has no such place. */
export function ownStyle({ all, html }: PageReading): Stretch | undefined {
  for (const { tag, content } of all) {
    const at = tag === 'style' && content ? html.indexOf(END_OF_OURS, content.from) : -1
    if (content && at >= 0 && at < content.to)
      return { from: at + END_OF_OURS.length, to: content.to }
  }
  return undefined
}

/** The rules behind ours that are for this section alone, as they are written. */
export function rulesFor(reading: PageReading, anchor: string): string[] {
  const style = ownStyle(reading)
  if (!style) return []
  const css = reading.html.slice(style.from, style.to)
  return stretchesFor(css, isFor(reading, anchor)).map(({ from, to }) => css.slice(from, to))
}

/** The rules behind ours without those that are for this section alone. */
export function withoutRulesFor(reading: PageReading, anchor: string, css: string): string {
  let at = 0
  let kept = ''
  for (const { from, to } of stretchesFor(css, isFor(reading, anchor))) {
    kept += css.slice(at, from)
    at = css[to] === '\n' ? to + 1 : to
  }
  return kept + css.slice(at)
}

type IsFor = (selector: string) => boolean

/** Of `prices` and `prices-2`, a name belongs to the longer one that it begins with. */
function isFor({ sections }: PageReading, anchor: string): IsFor {
  const anchors = [...sections.map((section) => section.anchor ?? ''), anchor]
  const longestFirst = anchors
    .filter((one) => one !== '')
    .toSorted((one, other) => other.length - one.length)
  return (selector) => {
    const [, id, name] = /^(?:#([\w-]+)|\.x-([\w-]+))/.exec(selector) ?? []
    const owner = longestFirst.find(
      (one) => id === one || name === one || name?.startsWith(`${one}-`)
    )
    return owner === anchor
  }
}

function stretchesFor(css: string, isIts: IsFor): Stretch[] {
  const tree = parse(css, { positions: true, parseValue: false })
  return tree.type === 'StyleSheet' ? stretchesIn(tree.children.toArray(), isIts) : []
}

function stretchesIn(nodes: readonly CssNode[], isIts: IsFor): Stretch[] {
  return nodes.flatMap((node) => {
    if (isWhole(node, isIts)) return [{ from: node.loc!.start.offset, to: node.loc!.end.offset }]
    return node.type === 'Atrule' && node.block
      ? stretchesIn(node.block.children.toArray(), isIts)
      : []
  })
}

function isWhole(node: CssNode, isIts: IsFor): boolean {
  if (node.type === 'Rule') {
    const { prelude } = node
    return (
      prelude.type === 'SelectorList' &&
      prelude.children.toArray().every((one) => isIts(generate(one)))
    )
  }
  if (node.type !== 'Atrule' || !node.block) return false
  if (/keyframes$/i.test(node.name)) return !!node.prelude && isIts(`.${generate(node.prelude)}`)
  const inside = node.block.children.toArray()
  return inside.length > 0 && inside.every((one) => isWhole(one, isIts))
}
