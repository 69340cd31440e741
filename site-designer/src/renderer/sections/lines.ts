import type { LinesKind } from '#designer/site/kinds'
import type { LinesSection } from '#designer/site/site'
import { besideHeading, type KindCss } from '#designer/renderer/css/kind_css'
import { html, type Html } from '#designer/renderer/html'
import { text, todoIf } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'

/** Short lines of one sort: skills, clients, credentials, what is good to know. */
export function lines(section: LinesSection): Html {
  const body = html`<ul class="lines" role="list">
    ${section.items.map(
      ({ name, detail }) =>
        html`<li${todoIf('Line', [name])}>${text('span', 'item', name)}${text('p', 'detail', detail, { class: 'detail' })}</li>`
    )}
  </ul>`
  return frame(section, body, { heading: section.heading, intro: section.intro })
}

const list = (kind: LinesKind, layout: string) => `.${kind}[data-layout=${layout}]`

const shared = (kind: LinesKind) => `
.${kind}{padding-block:var(--pad-s)}
.${kind} h2{font-size:var(--step-3)}
.lines{list-style:none;margin:0;padding:0}
.lines li{min-inline-size:0;break-inside:avoid;overflow-wrap:break-word}
`

/** One after the other, as in a sentence. */
const run = (kind: LinesKind) => `
${list(kind, 'run')} .lines{font:var(--heading-weight) var(--step-2)/1.45 var(--font-heading);max-inline-size:44ch;text-wrap:pretty}
${list(kind, 'run')} .lines :is(li,.detail){display:inline}
${list(kind, 'run')} .detail::before{content:' – '}
${list(kind, 'run')} .lines li:not(:last-child)::after{content:' / ';color:var(--a)}
${besideHeading(list(kind, 'run'))}
`

const columns = (kind: LinesKind) => `
${list(kind, 'columns')} .lines{columns:15rem;column-gap:2.5rem}
${list(kind, 'columns')} .lines li{border-block-start:1px solid var(--rule);padding-block:.7rem}
${besideHeading(list(kind, 'columns'))}
`

const chips = (kind: LinesKind) => `
${list(kind, 'chips')} .lines{display:flex;flex-wrap:wrap;gap:.6rem}
${list(kind, 'chips')} .lines li{border:1px solid var(--fg);border-radius:var(--radius);padding:.5rem 1rem}
${besideHeading(list(kind, 'chips'))}
`

const ruled = (kind: LinesKind) => `
${list(kind, 'lines')} .lines li{border-block-start:1px solid var(--rule);padding-block:.75rem;font-size:var(--step-1);line-height:1.4}
${list(kind, 'lines')} .lines li:last-child{border-block-end:1px solid var(--rule)}
${list(kind, 'lines')} .detail{font-size:var(--step-0)}
${besideHeading(list(kind, 'lines'))}
`

const panel = (kind: LinesKind) => `
${list(kind, 'panel')} .lines{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr));gap:.9rem 2.5rem;background:var(--raised);border:1px solid var(--rule);border-radius:var(--radius-l);padding:clamp(1.3rem,3.4vw,2.4rem)}
${list(kind, 'panel')} .lines li{font-weight:600}
${list(kind, 'panel')} .detail{font-weight:400}
`

export const linesCss: { [K in LinesKind]: KindCss<K> } = {
  skills: {
    shared: shared('skills'),
    run: run('skills'),
    columns: columns('skills'),
    chips: chips('skills'),
    lines: ruled('skills'),
  },
  clients: {
    shared: shared('clients'),
    run: run('clients'),
    columns: columns('clients'),
    names: `
.clients[data-layout=names] .lines{display:flex;flex-wrap:wrap;gap:.1em 1.1em;font:var(--heading-weight) var(--step-4)/1.2 var(--font-heading);letter-spacing:var(--h2-tracking)}
.clients[data-layout=names] .detail{font:400 var(--step-0)/1.5 var(--font-body);letter-spacing:0}
.clients[data-layout=names] h2{font-size:var(--step-1)}
.clients[data-layout=names] .head{margin-block-end:1rem}
`,
    line: `
.clients[data-layout=line] .lines{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.6rem 2.5rem;border-block:1px solid var(--rule);padding-block:1.1rem;font:var(--heading-weight) var(--step-1)/1.3 var(--font-heading)}
.clients[data-layout=line] .detail{font:400 var(--step--1)/1.5 var(--font-body)}
.clients[data-layout=line] h2{font-size:var(--step-1)}
.clients[data-layout=line] .head{margin-block-end:1rem}
`,
  },
  credentials: {
    shared: shared('credentials'),
    lines: ruled('credentials'),
    columns: columns('credentials'),
    panel: panel('credentials'),
    margin: `
.credentials[data-layout=margin] .lines{display:grid;gap:1.1rem}
.credentials[data-layout=margin] .lines li{border-inline-start:3px solid var(--a);padding-inline-start:1.2rem;font:var(--heading-weight) var(--step-1)/1.35 var(--font-heading)}
.credentials[data-layout=margin] .detail{font:400 var(--step-0)/1.5 var(--font-body)}
${besideHeading('.credentials[data-layout=margin]')}
`,
  },
  good_to_know: {
    shared: shared('good_to_know'),
    columns: columns('good_to_know'),
    lines: ruled('good_to_know'),
    chips: chips('good_to_know'),
    panel: panel('good_to_know'),
  },
}
