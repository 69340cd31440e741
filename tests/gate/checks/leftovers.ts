import { type Finding, findings } from '#tests/gate/finding'

const leftovers =
  /lorem ipsum|dolor sit|\bundefined\b|\bnull\b|\bNaN\b|\{\{|\}\}|\$\{|<%|\[object|company name|your (?:company|tagline|logo)\b|\bexample text\b/gi
const marks = /\sdata-(?:todo|element-id)="[^"]{0,60}"/g

const jsonLd = /(<script type="application\/ld\+json">)([\s\S]*?)(?=<\/script>)/gi

/** A page has no placeholders or broken values; the editor's marks are only in drafts. */
export function leftoversIn(html: string, kind: 'draft' | 'published'): Finding[] {
  const content = html.replace(/<style[\s\S]*?<\/style>/gi, '').replace(jsonLd, spread)
  const found = Array.from(content.matchAll(leftovers), ({ 0: words, index }) => ({
    where: content.slice(Math.max(0, index - 30), index + 40).replace(/\s+/g, ' '),
    says: `says "${words}"`,
  }))
  const marked =
    kind === 'draft'
      ? []
      : Array.from(content.matchAll(marks), ([mark]) => ({
          where: mark.trim(),
          says: 'is published',
        }))
  return findings('leftovers', [...found, ...marked])
}

/** Splits brackets over lines: two that close objects of JSON-LD are not a template placeholder. */
function spread(whole: string, tag: string, json: string): string {
  try {
    return tag + JSON.stringify(JSON.parse(json), null, 1)
  } catch {
    return whole
  }
}
