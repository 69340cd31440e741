import { tagsOf, without, type Range } from '#designer/renderer/loose_tags'
import { withoutLinksTo } from '#designer/renderer/dead_links'

/**
 * Places the owner still has to fill.
 *
 * In the draft such a place is an element with `data-todo="…"` whose whole text is the same words
 * ("Add your opening hours"), drawn by the page's own CSS as a marked note. It needs no bookkeeping:
 * - a leaf (no marked element inside) is still to fill while its text equals its mark;
 * - a container (marked elements inside) is still to fill while all of those are;
 * - a photo's note (`<figcaption data-todo>`) is also settled by a picture that is no longer drawn.
 *
 * So editing the text in any way settles it, and so does dropping the attribute (keeping a
 * suggestion). `withoutTodos` is the step before publishing: what is still to fill is cut out whole
 * together with the links that led to it, what was settled only loses the mark. `todosIn` is the
 * owner's checklist.
 */
export function withoutTodos(html: string): string {
  const cuts: Range[] = []
  const gone = new Set<string>()
  for (const node of marked(html)) {
    if (node.parent?.cut) {
      node.cut = true
    } else if (node.open) {
      node.cut = true
      cuts.push(node)
      const inside = html.slice(node.from, node.to)
      for (const [, id] of inside.matchAll(/\sid="([^"]+)"/gi)) gone.add(id)
    } else {
      cuts.push(node.mark)
    }
  }
  return withoutLinksTo(gone, without(cuts, html))
}

/** What is still to fill, in the order of the page. */
export function todosIn(html: string): string[] {
  return marked(html)
    .filter(({ leaf, open }) => leaf && open)
    .map(({ note }) => note)
}

interface Marked extends Range {
  parent?: Marked
  note: string
  /** Of a leaf that is closed; nobody asks for the others'. */
  text: string
  settledByPicture: boolean
  mark: Range
  /** No marked element stands inside. */
  leaf: boolean
  /** Still to fill. */
  open: boolean
  cut: boolean
}

/**
 * The marked elements in the order of the page. An element that is never closed counts as its start
 * tag alone. However deep they stand in each other, no text is read twice and nothing recurses.
 */
function marked(html: string): Marked[] {
  const nodes: Marked[] = []
  const stack: { name: string; depth: number; node: Marked; bodyFrom: number }[] = []
  let picture = ''

  for (const { name, closes, rest, from, to } of tagsOf(html)) {
    const top = stack.at(-1)
    if (name === 'img') picture = rest
    if (closes) {
      if (top && top.name === name && --top.depth === 0) {
        stack.pop()
        top.node.to = to
        if (top.node.leaf) top.node.text = plainText(html.slice(top.bodyFrom, from))
      }
      continue
    }
    const mark = markPattern.exec(rest)
    if (!mark) {
      if (top && top.name === name) top.depth++
      continue
    }
    const markFrom = from + 1 + name.length + mark.index
    if (top) top.node.leaf = false
    const node: Marked = {
      parent: top?.node,
      note: plainText(mark[1]),
      text: '',
      settledByPicture: name === 'figcaption' && picture !== '' && !/\ssrc="data:/i.test(picture),
      mark: { from: markFrom, to: markFrom + mark[0].length },
      leaf: true,
      open: true,
      cut: false,
      from,
      to,
    }
    nodes.push(node)
    stack.push({ name, depth: 1, node, bodyFrom: to })
  }
  settle(nodes)
  return nodes
}

/** Says which are open. Those inside come after what they stand in, so the last one is the first. */
function settle(nodes: Marked[]): void {
  for (const node of nodes.toReversed()) {
    if (node.leaf) node.open = !node.settledByPicture && node.text === node.note
    if (!node.open && node.parent) node.parent.open = false
  }
}

const markPattern = /\sdata-todo="([^"]*)"/i

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
      const hexadecimal = name[1].toLowerCase() === 'x'
      const code = Number.parseInt(name.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10)
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole
    })
    .replace(/\s+/g, ' ')
    .trim()
}
