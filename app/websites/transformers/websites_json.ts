import type { Website } from '#websites/models/website'
import type { ListedWebsites } from '#websites/services/listed_websites'
import { pageJson } from '#websites/transformers/page_json'
import { websiteJson } from '#websites/transformers/website_json'

/**
 * A page of the list as JSON bytes. The websites' HTML, which is most of it, is available as JSON
 * strings (`literals`, by hash) and is only copied.
 */
export function websitesJson(listed: ListedWebsites, literals: Map<string, Buffer>): Buffer {
  const rows: Buffer[] = []
  for (const { website, contentHash } of listed.websites) {
    const literal = literals.get(contentHash)
    // Deleted since the query.
    if (!literal) continue
    rows.push(Buffer.from((rows.length > 0 ? ',' : '') + opened(website)), literal, CLOSED)
  }
  const rest = JSON.stringify({ ...pageJson([], listed), results: undefined })
  const end = Buffer.from(`],${rest.slice(1)}`)
  return Buffer.concat([Buffer.from('{"results":['), ...rows, end])
}

const CLOSED = Buffer.from('}')

/** All fields except the HTML, up to the place where the HTML is inserted. */
function opened(website: Website): string {
  const rest = JSON.stringify({ ...websiteJson(website, ''), html_content: undefined })
  return `${rest.slice(0, -1)},"html_content":`
}
