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
  const cuts: { from: number; to: number }[] = []
  collect(marked(html), cuts)
  let text = ''
  let at = 0
  const gone = new Set<string>()
  for (const cut of cuts.sort((a, b) => a.from - b.from)) {
    text += html.slice(at, cut.from)
    at = cut.to
    for (const [, id] of html.slice(cut.from, cut.to).matchAll(/\sid="([^"]+)"/gi)) gone.add(id)
  }
  return withoutLinksTo(gone, text + html.slice(at))
}

function withoutLinksTo(ids: Set<string>, html: string): string {
  let text = html
  for (const id of ids) {
    const link = `<a\\b[^>]*\\shref="#${id.replace(/[^\w-]/g, '\\$&')}"[^>]*>(?:(?!</a)[\\s\\S])*</a\\s*>`
    text = text
      .replace(new RegExp(`<li\\b[^>]*>\\s*${link}\\s*</li\\s*>`, 'gi'), '')
      .replace(new RegExp(link, 'gi'), '')
  }
  return text
}

/** What is still to fill, in the order of the page. */
export function todosIn(html: string): string[] {
  const open: string[] = []
  const visit = (nodes: Marked[]) => {
    for (const node of nodes) {
      if (node.inside.length > 0) visit(node.inside)
      else if (unfilled(node)) open.push(node.note)
    }
  }
  visit(marked(html))
  return open
}

interface Marked {
  note: string
  text: string
  settledByPicture: boolean
  inside: Marked[]
  from: number
  to: number
  mark: { from: number; to: number }
}

function unfilled(node: Marked): boolean {
  if (node.inside.length > 0) return node.inside.every(unfilled)
  return !node.settledByPicture && node.text === node.note
}

function collect(nodes: Marked[], cuts: { from: number; to: number }[]) {
  for (const node of nodes) {
    if (unfilled(node)) {
      cuts.push({ from: node.from, to: node.to })
    } else {
      cuts.push(node.mark)
      collect(node.inside, cuts)
    }
  }
}

const tagPattern =
  /<!--[\s\S]*?(?:-->|$)|<(style|script|title|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][a-z0-9-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi
const markPattern = /\sdata-todo="([^"]*)"/i

/** The marked elements as a forest. An element that is never closed counts as its start tag alone. */
function marked(html: string): Marked[] {
  const roots: Marked[] = []
  const stack: { name: string; depth: number; node: Marked; bodyFrom: number }[] = []
  let picture = ''

  for (const match of html.matchAll(tagPattern)) {
    const [whole, raw, slash, name, rest] = match
    if (raw || !name) continue
    const tag = name.toLowerCase()
    const from = match.index
    const to = from + whole.length
    const top = stack.at(-1)

    if (tag === 'img') picture = rest
    if (slash) {
      if (top && top.name === tag && --top.depth === 0) {
        top.node.to = to
        top.node.text = plainText(html.slice(top.bodyFrom, from))
        stack.pop()
      }
      continue
    }
    if (top && top.name === tag) top.depth++

    const mark = markPattern.exec(rest)
    if (!mark) continue
    const markFrom = from + 1 + name.length + mark.index
    const node: Marked = {
      note: plainText(mark[1]),
      text: '',
      settledByPicture: tag === 'figcaption' && picture !== '' && !/\ssrc="data:/i.test(picture),
      inside: [],
      from,
      to,
      mark: { from: markFrom, to: markFrom + mark[0].length },
    }
    if (top) top.node.inside.push(node)
    else roots.push(node)
    stack.push({ name: tag, depth: 1, node, bodyFrom: to })
  }
  return roots
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
      const hexadecimal = name[1].toLowerCase() === 'x'
      const code = Number.parseInt(name.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10)
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole
    })
    .replace(/\s+/g, ' ')
    .trim()
}
