import { Material } from '#tests/fakes/model_server/material'
import type { Purpose } from '#tests/fakes/model_server/purposes/purpose'

/** The idea of a page: a rule above each section and large figures. */
export const concept: Purpose = {
  field: 'idea',
  answer(material) {
    const ids: string[] = material.get('Page').match(/^[a-z][\w-]*(?= \()/gm) ?? []
    const holds = ids.includes('contact') ? ids.filter((id) => /^(?:hours|visit)$/.test(id)) : []
    const sections = ids
      .filter((id) => !holds.includes(id))
      .map((id, at) => ({
        id,
        holds: id === 'contact' ? holds : [],
        looks: LOOKS[at % LOOKS.length],
      }))
    const look = {
      primary_color: '#1f5f4a',
      accent_color: null,
      ground_color: '#f4f1e8',
      theme: 'light',
      heading_font: 'Oswald',
      body_font: 'Lato',
      corner_radius: 2,
    }
    const other = (name: string, idea: string, own: object) => ({
      name,
      idea,
      look: { ...look, ...own },
    })
    return {
      name: 'A rule above',
      idea: 'A rule above everything, and what counts in large letters.',
      look,
      sections,
      left_out: [],
      others: [
        other('Night board', 'Light letters on a dark board, one beside the other.', NIGHT),
        other('Quiet paper', 'Much room on warm paper, and small headings in a serif.', PAPER),
      ],
    }
  },
}

const NIGHT = {
  primary_color: '#e0a526',
  ground_color: '#14181c',
  theme: 'dark',
  heading_font: 'Space Grotesk',
}
const PAPER = {
  primary_color: '#7a3b2e',
  ground_color: '#f7efe4',
  heading_font: 'Playfair Display',
  body_font: 'Lora',
}

const LOOKS = [
  'bold, on the colour of the page',
  'two columns, a rule above',
  'large figures on tint',
]
const SURFACES = ['tint', 'plain', 'ink', 'plain']

interface Fact {
  mark: string
  text: string
}

/** The sections of a page in one answer, or one by itself. */
export function designs(material: Material): string {
  const [, ...all] = `\n\n${material.get('Sections')}`.split(/\n\n(?=Section: )/)
  if (all.length === 0) return design(material)
  const page = ['Page', material.get('Page')] as const
  return all
    .map((block) => {
      const named = [
        ...block.matchAll(
          /^(\w[\w ]*):\s([^]*?)(?=\n(?:Prefix|Now|Its facts|Slots|Pictures|Looks):|$(?![^]))/gm
        ),
      ]
      return design(Material.of([page, ...named.map(([, name, text]) => [name, text] as const)]))
    })
    .join('\n\n')
}

/**
 * One section: its facts set as rows, those of one entry together, under its own heading. The ground
 * depends on its place on the page.
 */
export function design(material: Material): string {
  const prefix = material.get('Prefix')
  const id = prefix.replace(/^x-/, '')
  const place = material
    .get('Page')
    .split('\n')
    .findIndex((line) => line.startsWith(`${id} (`))
  const isFirst = id === 'start'
  const [heading = id] = material
    .get('Now')
    .split('\n')
    .filter((line) => /\p{L}/u.test(line))
  const rows = entriesIn(material.get('Its facts')).map((facts) => rowOf(facts, prefix))
  const slots = material
    .get('Slots')
    .replace(/^none$/, '')
    .replace(/><\//g, ` class="${prefix}-slot"></`)
  const [picture = ''] = /<sw-photo[^>]*>/.exec(material.get('Pictures')) ?? []
  const shown = picture && `${picture.replace('>', ` class="${prefix}-pic">`)}</sw-photo>`
  const title = isFirst ? 'h1' : 'h2'
  return `<style>
.${prefix}{background:var(--bg);color:var(--fg)}
.${prefix}-in{display:grid;gap:var(--pad-s);border-block-start:4px solid var(--fg);padding-block-start:1.5rem}
.${prefix}-title{font-size:var(--${isFirst ? 'h1' : 'h2'});margin:0;overflow-wrap:anywhere}
.${prefix}-rows{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:1.5rem;margin:0;padding:0;list-style:none}
.${prefix}-rows li{display:grid;gap:.3rem;align-content:start;border-block-start:1px solid var(--rule);padding-block-start:.8rem}
.${prefix}-main{font-size:var(--step-2);font-family:var(--font-heading);overflow-wrap:anywhere}
.${prefix}-pic{border-radius:var(--radius)}
</style>
<section class="${prefix}" data-surface="${SURFACES[Math.max(0, place - 1) % SURFACES.length]}">
<div class="wrap ${prefix}-in">
<${title} class="${prefix}-title">${escaped(heading)}</${title}>
${shown}
${rows.length > 0 ? `<ul class="${prefix}-rows">${rows.join('')}</ul>` : ''}
${rest(material)}
${slots}
</div>
</section>`
}

/** What our own section says besides its heading and facts. */
function rest(material: Material): string {
  const [, ...lines] = material.get('Now').replaceAll(' (ours)', '').split('\n')
  const facts = material.get('Its facts')
  const said = lines.filter(
    (line) => line.trim() && !facts.includes(line) && /\p{L}|\d/u.test(line)
  )
  return said.map((line) => `<p>${escaped(line)}</p>`).join('')
}

/** Facts of one entry of a list stand together: the name of a loaf and its price. */
function entriesIn(facts: string): Fact[][] {
  const all = facts.split('\n').flatMap((line): Fact[] => {
    const [, mark, text] = /^(\S+) = (.*?)(?: \(leads to .*?\))?(?: \(ours\))?$/.exec(line) ?? []
    return mark ? [{ mark, text }] : []
  })
  return [...Map.groupBy(all, ({ mark }) => mark.replace(/\.\w+$/, '')).values()]
}

function rowOf(facts: Fact[], prefix: string): string {
  const shown = facts.map(({ mark, text }, at) => {
    const tag = /^contact\./.test(mark) ? 'a' : 'span'
    return `<${tag} data-field="${mark}"${at === 0 ? ` class="${prefix}-main"` : ''}>${escaped(text)}</${tag}>`
  })
  return `<li>${shown.join('')}</li>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
