import type { FactsSection, HoursSection, Row, Slot, StatsSection } from '#designer/site/site'
import { besideHeading, boardGround, type KindCss } from '#designer/renderer/css/kind_css'
import { telephoneHref } from '#designer/site/telephone'
import { attributes, html, type Html } from '#designer/renderer/html'
import { text, todoIf } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'

/** Label and value pairs. A phone number, address or link in a value can be followed. */
export function pairs(rows: Row[]): Html {
  return html`<dl class="pairs" ${todoIf('Rows', valuesOf(rows))}>
    ${rows.map(
      (row) =>
        html`<div${todoIf(row.label, [row.value])}><dt data-slot="label">${row.label}</dt>${value(row)}</div>`
    )}
  </dl>`
}

export function weekRows(rows: Row[]): Html {
  return html`<dl class="week" ${todoIf('Hours', valuesOf(rows))}>
    ${rows.map(
      (row) =>
        html`<div${todoIf(row.label, [row.value])}><dt data-slot="day">${row.label}</dt>${text('dd', 'time', row.value)}</div>`
    )}
  </dl>`
}

function isOpen(row: Row): boolean {
  return typeof row.value !== 'string'
}

export function valuesOf(rows: Row[]): Slot[] {
  return rows.map((row) => row.value)
}

export function facts(section: FactsSection): Html {
  return frame(section, pairs(section.rows))
}

/** The number stands before its words for the eye, and after them for a reader of the page. */
export function stats(section: StatsSection): Html {
  return frame(
    section,
    html`<dl class="figures">
      ${section.figures.map(
        (figure) =>
          html`<div class="figure">
            <dt data-slot="label">${figure.label}</dt>
            <dd data-slot="figure">${figure.value}</dd>
          </div>`
      )}
    </dl>`
  )
}

export function hours(section: HoursSection): Html {
  const open = section.rows.length > 0 && section.rows.every(isOpen)
  return frame(
    section,
    html`${section.rows.length > 0 && weekRows(section.rows)}${text('p', 'note', section.note, { class: 'note' })}`,
    {
      heading: section.heading,
      intro: section.intro,
      todo: open ? section.heading : undefined,
    }
  )
}

function value(row: Row): Html | false {
  if (typeof row.value !== 'string') return text('dd', 'value', row.value)
  const href = row.href ?? address(row.value)
  if (!href) return text('dd', 'value', row.value)
  const list = attributes({ href, 'data-slot': 'value', 'data-long': lengthOf(row.value) })
  return html`<dd><a${list}>${row.value}</a></dd>`
}

/**
 * An address of one word does not break: a long one is set smaller, a very long one smaller still.
 * What no phone has room for is too long.
 */
export function lengthOf(words: string): string | undefined {
  if (/\s/.test(words) || words.length <= 22) return undefined
  return words.length > 42 ? 'too' : words.length > 34 ? 'very' : 'yes'
}

function address(words: string): string | null {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(words)) return `mailto:${words}`
  if (/^\+?[\d\s().-]{7,}$/.test(words)) return telephoneHref(words)
  return null
}

export const factsCss: KindCss<'facts'> = {
  shared: `
.facts{padding-block:var(--pad-s)}
`,
  strip: `
.facts[data-layout=strip] .pairs{grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr));gap:1rem 2.5rem}
.facts[data-layout=strip] .pairs>div{border:0;padding:0}
`,
  chips: `
.facts[data-layout=chips] .pairs{display:flex;flex-wrap:wrap;gap:.7rem}
.facts[data-layout=chips] .pairs>div{border:1px solid var(--rule);border-radius:var(--radius-pill);padding:.55rem 1.1rem;display:flex;flex-wrap:wrap;gap:0 .55em;align-items:baseline;max-inline-size:100%}
`,
  ledger: `
.facts[data-layout=ledger] .pairs{grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:0 3rem}
.facts[data-layout=ledger] .pairs>div{display:grid;grid-template-columns:minmax(5.5rem,2fr) minmax(0,5fr);gap:1rem;align-items:baseline}
`,
  line: `
.facts[data-layout=line] .pairs{display:flex;flex-direction:column;gap:.3rem 1.1rem}
.facts[data-layout=line] .pairs>div{border:0;padding:0;display:flex;flex-wrap:wrap;gap:0 .5em;align-items:baseline}
@media (min-width:48rem){
.facts[data-layout=line] .pairs{flex-flow:row wrap;align-items:baseline}
.facts[data-layout=line] .pairs>div:not(:last-child)::after{content:'/';color:var(--a);font-weight:400;margin-inline-start:.6em}
}
.facts[data-layout=line] dd{font:var(--heading-weight) var(--step-2)/1.3 var(--font-heading)}
`,
}

export const statsCss: KindCss<'stats'> = {
  shared: `
.stats{padding-block:var(--pad-m)}
.figures{margin:0;display:grid;gap:1.6rem 2.5rem}
.figure{display:flex;flex-direction:column-reverse;justify-content:flex-end;min-inline-size:0}
.figure dt{color:var(--soft);max-inline-size:24ch}
.figure dd{margin:0;font:var(--heading-weight) var(--step-6)/1 var(--font-heading);letter-spacing:var(--h2-tracking);font-variant-numeric:lining-nums tabular-nums;overflow-wrap:anywhere}
`,
  row: `
.stats[data-layout=row] .figures{grid-template-columns:repeat(auto-fit,minmax(min(100%,10rem),1fr))}
.stats[data-layout=row] .figure{border-block-start:1px solid var(--rule);padding-block-start:1rem;gap:.6rem}
`,
  lines: `
.stats[data-layout=lines] .figures{gap:0}
.stats[data-layout=lines] .figure{flex-flow:row-reverse wrap;justify-content:flex-end;align-items:baseline;gap:.2rem 2rem;border-block-start:1px solid var(--rule);padding-block:1rem}
.stats[data-layout=lines] dd{min-inline-size:min(40vw,3.4em)}
`,
  panel: `
.stats[data-layout=panel] .figures{${boardGround};border-radius:var(--radius-l);padding:clamp(1.6rem,5vw,4rem);grid-template-columns:repeat(auto-fit,minmax(min(100%,9rem),1fr))}
`,
  offset: `
@media (min-width:52rem){
.stats[data-layout=offset] .figures{grid-template-columns:minmax(0,7fr) minmax(0,5fr);align-items:end}
.stats[data-layout=offset] .figure:first-child{grid-row:1/span 6;align-self:start}
.stats[data-layout=offset] .figure:first-child dd{font-size:calc(var(--step-6)*1.9)}
.stats[data-layout=offset] .figure:not(:first-child){border-block-start:1px solid var(--rule);padding-block-start:.8rem;grid-column:2}
.stats[data-layout=offset] .figure:not(:first-child) dd{font-size:var(--step-4)}
}
`,
}

export const hoursCss: KindCss<'hours'> = {
  shared: '',
  table: `
.hours[data-layout=table] .week{max-inline-size:34rem}
.hours[data-layout=table] .week:not(:has(>:nth-child(4))){font-size:var(--step-1)}
${besideHeading('.hours[data-layout=table]')}
`,
  line: `
.hours[data-layout=line] .week{display:flex;flex-wrap:wrap;gap:.6rem 2.4rem}
.hours[data-layout=line] .week>div{border:0;padding:0;gap:.7rem;font-size:var(--step-2)}
`,
  week: `
@media (min-width:52rem){
.hours[data-layout=week] .week{grid-auto-flow:column;grid-auto-columns:1fr;border:1px solid var(--rule);border-radius:var(--radius-l);overflow:hidden}
.hours[data-layout=week] .week:not(:has(>:nth-child(4))){inline-size:fit-content;font-size:var(--step-1)}
.hours[data-layout=week] .week>div{display:block;border:0;border-inline-start:1px solid var(--rule);margin-inline-start:-1px;padding:1.2rem 1.1rem 1.6rem}
}
`,
  door: `
.hours[data-layout=door] .body{border:2px solid var(--fg);border-radius:var(--radius-l);padding:clamp(1.2rem,4vw,2.6rem);max-inline-size:32rem;position:relative}
.hours[data-layout=door] .body::before{content:'';position:absolute;inset-inline:calc(50% - 3rem);inset-block-end:100%;block-size:2.4rem;border:2px solid var(--fg);border-block-end:0;border-radius:50% 50% 0 0/100% 100% 0 0}
.hours[data-layout=door] .week>div{border-block-start-style:dotted;font-size:var(--step-1)}
.hours[data-layout=door] .week>div:first-child{border:0}
.hours[data-layout=door] .head{margin-block-end:4rem}
@media (min-width:60rem){
.hours[data-layout=door] .wrap{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,32rem);gap:3rem;align-items:center}
.hours[data-layout=door] .body{inline-size:100%}
.hours[data-layout=door] .head{margin:0}
}
`,
}
