import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { Page } from '../../src/index.ts'

type Node = DefaultTreeAdapterTypes.Node

/** An element that parse5 makes, and that the scan neither lists nor has in one that is read-only. */
export function missingElement(html: string): string | undefined {
  const page = Page.open(html)
  const shift = html.startsWith('\ufeff') ? 1 : 0
  const starts = new Set([...page.elements()].map(({ startTag }) => startTag.from))
  const nodes: Node[] = [parse(html.slice(shift), { sourceCodeLocationInfo: true })]
  while (nodes.length) {
    const node = nodes.pop()!
    if ('tagName' in node && node.sourceCodeLocation) {
      const at = node.sourceCodeLocation.startOffset + shift
      if (!starts.has(at) && !page.elementAt(at)?.readOnly) return `<${node.tagName}> at ${at}`
    }
    if ('childNodes' in node) nodes.push(...node.childNodes)
    if ('content' in node) nodes.push(node.content)
  }
  return undefined
}
