import { tagsOf, without, type Range, type Tag } from '#designer/renderer/loose_tags'

/**
 * The page without the links to places that are gone. A link takes the item of a list along that
 * holds nothing else, and the list, the navigation and the fold that hold nothing else either.
 */
export function withoutLinksTo(ids: Set<string>, html: string): string {
  return ids.size === 0 ? html : without(withWhatHoldsNothing(linksTo(ids, html), html), html)
}

function linksTo(ids: Set<string>, html: string): Range[] {
  const cuts: Range[] = []
  const blank = (from: number, to: number) => html.slice(from, to).trim() === ''
  let before: Tag | undefined
  let link: { item?: Tag; from: number; to?: number } | undefined

  for (const tag of tagsOf(html)) {
    if (link?.to !== undefined) {
      const alone = link.item && tag.name === 'li' && tag.closes && blank(link.to, tag.from)
      cuts.push(alone ? { from: link.item!.from, to: tag.to } : { from: link.from, to: link.to })
      link = undefined
    } else if (link && tag.name === 'a' && tag.closes) {
      link.to = tag.to
    }
    if (!link && tag.name === 'a' && !tag.closes) {
      const [, id] = /\shref="#([^"]*)"/i.exec(tag.rest) ?? []
      const inItem = before?.name === 'li' && !before.closes && blank(before.to, tag.from)
      if (ids.has(id)) link = { item: inItem ? before : undefined, from: tag.from }
    }
    before = tag
  }
  if (link?.to !== undefined) cuts.push({ from: link.from, to: link.to })
  return cuts
}

const holders = new Set(['ul', 'ol', 'nav', 'details'])

interface Holder {
  tag: Tag
  /** The first of the cuts inside it. */
  first: number
  /** Nothing but cuts and its summary stands in it so far. */
  blank: boolean
}

/** The cuts, each grown to the outermost element that they leave with nothing but its summary. */
function withWhatHoldsNothing(cuts: Range[], html: string): Range[] {
  const grown: Range[] = []
  const open: Holder[] = []
  let next = 0
  let read = 0
  let inSummary = false
  const keep = () => {
    const holder = open.at(-1)
    if (holder && !inSummary) holder.blank = false
  }
  const readTo = (to: number) => {
    if (read < to && html.slice(read, to).trim() !== '') keep()
  }

  for (const tag of tagsOf(html)) {
    for (; next < cuts.length && cuts[next].from <= tag.from; next++) {
      readTo(cuts[next].from)
      read = cuts[next].to
      grown.push(cuts[next])
    }
    if (tag.from < read) continue
    readTo(tag.from)
    read = tag.to

    // A summary that nobody closed ends with what it is the summary of.
    if (holders.has(tag.name)) inSummary = false
    if (tag.name === 'summary') inSummary = !tag.closes
    else if (!holders.has(tag.name)) keep()
    else if (!tag.closes) open.push({ tag, first: grown.length, blank: true })
    else {
      const holder = open.pop()
      if (holder?.tag.name !== tag.name) open.length = 0
      else if (!holder.blank || holder.first === grown.length) keep()
      else grown.splice(holder.first, Infinity, { from: holder.tag.from, to: tag.to })
    }
  }
  return [...grown, ...cuts.slice(next)]
}
