import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5'
import { isRefused, type Refused } from '../core/result.ts'
import { boundedParse } from './bounded_parse.ts'

type Node = DefaultTreeAdapterTypes.Node

/** The tree that a browser would make of a page, as plain lines: one per node, with its depth. */
export type Tree = readonly string[]

/**
 * The tree of a page without source locations, to compare two texts. Refused if parsing would take too
 * much time or memory.
 */
export function treeOf(text: string): Tree | Refused {
  const parsed = boundedParse(
    text.charCodeAt(0) === 0xfeff ? text.slice(1) : text,
    defaultTreeAdapter
  )
  if (isRefused(parsed)) return parsed
  const lines: string[] = []
  const stack: [Node, number][] = [[parsed.document, 0]]
  while (stack.length) {
    const [node, depth] = stack.pop()!
    lines.push(`${depth} ${describe(node)}`)
    const children: Node[] = 'content' in node ? [node.content] : []
    if ('childNodes' in node) for (const child of node.childNodes) children.push(child)
    for (let i = children.length - 1; i >= 0; i--) stack.push([children[i], depth + 1])
  }
  return lines
}

/** Whether browsers make the same tree of two texts. */
export function sameTree(a: Tree, b: Tree): boolean {
  return a.length === b.length && a.every((line, i) => line === b[i])
}

function describe(node: Node): string {
  if ('tagName' in node) {
    const attributes = node.attrs.map(({ name, value }) => `${name}=${JSON.stringify(value)}`)
    return `<${node.tagName}> ${node.namespaceURI} ${attributes.sort().join(' ')}`
  }
  if ('value' in node) return `text ${JSON.stringify(node.value)}`
  if ('data' in node) return `comment ${JSON.stringify(node.data)}`
  return node.nodeName
}
