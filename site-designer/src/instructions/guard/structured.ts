import type { PageReading } from '#designer/live_page/reading/page_reading'

/** Every text and number in a page's data for search engines, and the names of what is rated there. */
export function stringsIn({ html, all }: PageReading): string[] {
  return all.flatMap(({ tag, attributes, content }) => {
    if (tag !== 'script' || !content || !/json/i.test(attributes.type ?? '')) return []
    const source = html.slice(content.from, content.to)
    try {
      return leavesOf(JSON.parse(source))
    } catch {
      return [source]
    }
  })
}

function leavesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  const fields = Object.entries(value).filter(([name]) => name !== '@context')
  return fields.flatMap(([name, one]) => [
    ...(/rating|review|award/i.test(name) ? [`★ ${name}`] : []),
    ...leavesOf(one),
  ])
}
