import type { FooterLayout, HeaderLayout, SectionKind } from '#designer/site/kinds'
import type { Site } from '#designer/site/site'
import { telephoneHref } from '#designer/site/telephone'
import type { LayoutCss } from '#designer/renderer/css/kind_css'
import { attributes, html, type Html } from '#designer/renderer/html'
import type { Page } from '#designer/renderer/page'
import { lengthOf } from '#designer/renderer/sections/rows'

/**
 * The links stand in the page twice, as a row and inside `details`; CSS shows one of the two, so
 * that the menu works on a phone without scripts.
 */
export function header(page: Page): Html {
  const { site, phrases } = page
  const links = listed(site)
  const items = html`<ul role="list">
    ${links.map(({ nav, id }) => html`<li><a href="#${id}" data-slot="nav">${nav}</a></li>`)}
  </ul>`
  const { action, layout } = site.header

  return html`<header class="site-head" data-layout="${layout}">
    <div class="wrap">
      <a class="mark" href="#top" data-slot="name">${site.business.name}</a>
      ${links.length > 0 && html`<nav class="nav-row" aria-label="${phrases.mainNavigation}">${items}</nav>`}
      ${action && html`<a class="button head-action" href="${action.href}" data-slot="action">${action.label}</a>`}
      ${
        links.length > 0 &&
        html`<details class="nav-fold">
          <summary>${phrases.menu}</summary>
          <nav aria-label="${phrases.menu}">${items}</nav>
        </details>`
      }
    </div>
  </header> `
}

export function footer(page: Page): Html {
  const { site } = page
  const { business } = site
  const reach = [
    site.footer.address,
    business.phone &&
      html`<a href="${telephoneHref(business.phone)}" data-slot="phone">${business.phone}</a>`,
    business.email &&
      html`<a${attributes({ 'href': `mailto:${business.email}`, 'data-slot': 'email', 'data-long': lengthOf(business.email) })}>${business.email}</a>`,
    ...business.links.map(
      ({ label, href }) => html`<a href="${href}" rel="noopener" data-slot="link">${label}</a>`
    ),
  ].filter(Boolean)
  return html`<footer class="site-foot" data-layout="${site.footer.layout}" data-section="footer">
    <div class="wrap">
      <p class="foot-name" data-slot="name">${business.name}</p>
      ${site.footer.lines.length > 0 && html`<div class="foot-lines">${site.footer.lines.map((line) => html`<p data-slot="line">${line}</p>`)}</div>`}
      ${
        reach.length > 0 &&
        html`<ul class="foot-reach" role="list">
          ${reach.map((entry) => html`<li>${entry}</li>`)}
        </ul>`
      }
    </div>
  </footer> `
}

const mostLinks = 5
const lessAsked: SectionKind[] = [
  'good_to_know',
  'credentials',
  'clients',
  'skills',
  'notice',
  'downloads',
  'newsletter',
  'process',
  'testimonials',
  'team',
  'faq',
  'detail',
  'hours',
  'before_after',
  'gallery',
  'about',
  'timetable',
]

interface Listed {
  id: string
  kind: SectionKind
  nav: string
}

/** The sections in page order; where there are too many, those people look for least are left out. */
function listed(site: Site): Listed[] {
  const named = site.sections.flatMap(({ id, kind, nav }) =>
    nav && kind !== 'legal' ? [{ id, kind, nav }] : []
  )
  while (named.length > mostLinks) named.splice(leastAsked(named), 1)
  return named
}

/** Behind the kinds named above those of which another stands before it, then the last but one. */
function leastAsked(named: Listed[]): number {
  for (const kind of lessAsked) {
    const at = named.findLastIndex((entry) => entry.kind === kind)
    if (at >= 0) return at
  }
  const repeated = named.findLastIndex(
    ({ kind }, at) => named.findIndex((entry) => entry.kind === kind) < at
  )
  return repeated >= 0 ? repeated : named.length - 2
}

export const headerCss: LayoutCss<HeaderLayout> = {
  shared: `
.site-head{position:relative;z-index:2;background:var(--head-bg,var(--paper));color:var(--head-fg,var(--text));--fg:var(--head-fg,var(--text))}
.site-head .wrap{display:flex;align-items:center;gap:.6rem 2rem;padding-block:.9rem;flex-wrap:wrap}
.mark{font:var(--heading-weight) var(--step-1)/1.15 var(--font-heading);color:inherit;text-decoration:none;margin-inline-end:auto;padding-block:.5rem;overflow-wrap:break-word;max-inline-size:30ch;min-inline-size:44px}
.nav-row ul,.nav-fold ul,.foot-reach{list-style:none;margin:0;padding:0}
.nav-row{flex:none;max-inline-size:100%}
.nav-row ul{display:flex;flex-wrap:wrap;gap:.2rem clamp(1rem,1.9vw,1.7rem)}
.nav-row a,.nav-fold a{color:inherit;text-decoration:none;display:inline-flex;align-items:center;min-block-size:44px}
.nav-row a{font-size:.95rem}
.nav-row a:hover,.nav-fold a:hover{text-decoration:underline;text-underline-offset:.35em;text-decoration-thickness:2px}
.head-action{flex:none;padding:.55rem 1.15rem;min-block-size:44px}
.nav-fold{display:none}
.nav-fold summary{cursor:pointer;list-style:none;display:inline-flex;align-items:center;gap:.6em;min-block-size:44px;padding-inline:.9rem;border:1px solid currentColor;border-radius:var(--radius);font-weight:600}
.nav-fold summary::-webkit-details-marker{display:none}
.nav-fold summary::before{content:'';inline-size:1em;block-size:.6em;border-block:2px solid currentColor}
.nav-fold li{border-block-start:1px solid var(--line)}
.nav-fold li a{inline-size:100%;padding-block:.35rem}
@media (min-width:64rem){
.site-head .wrap{flex-wrap:nowrap}
.site-head:has(.head-action) .nav-row:not(:has(li+li)){display:none}
}
@media (max-width:63.99rem){
.nav-row,.site-head .head-action{display:none}
.mark{font-size:min(var(--step-1),calc((100vw - 12rem)/var(--longest)))}
.site-head .wrap{flex-wrap:nowrap}
.nav-fold{display:block;flex:none}
.nav-fold nav{position:absolute;z-index:5;inset:100% 0 auto;background:var(--head-bg,var(--paper));color:var(--head-fg,var(--text));padding:.2rem var(--gutter) 1.2rem;border-block-end:1px solid var(--line)}
}
`,
  bar: '',
  stacked: `
@media (min-width:64rem){
.site-head[data-layout=stacked] .wrap{flex-direction:column;padding-block:1.6rem .8rem}
.site-head[data-layout=stacked] .mark{margin:0;font-size:var(--step-3);max-inline-size:none;text-align:center}
.site-head[data-layout=stacked] .nav-row ul{justify-content:center}
.site-head[data-layout=stacked] .head-action{display:none}
}
`,
  split: `
@media (min-width:78rem){
.site-head[data-layout=split] .wrap{display:grid;grid-template-columns:minmax(max-content,1fr) minmax(0,auto) minmax(max-content,1fr)}
.site-head[data-layout=split] .nav-row{grid-column:1;grid-row:1}
.site-head[data-layout=split] .mark{grid-column:2;grid-row:1;margin:0;font-size:var(--step-2);text-align:center}
.site-head[data-layout=split] .head-action{grid-column:3;justify-self:end}
}
`,
  strip: `
@media (min-width:64rem){
.site-head[data-layout=strip] .wrap{align-items:stretch;gap:0;padding-block:0}
.site-head[data-layout=strip] .mark{padding-block:1.1rem}
.site-head[data-layout=strip] .nav-row{display:flex;align-items:center;padding-inline:1.6rem}
.site-head[data-layout=strip] .head-action{border-radius:0;display:flex;align-items:center;padding-inline:1.6rem}
}
`,
  masthead: `
@media (min-width:64rem){
.site-head[data-layout=masthead] .wrap{padding-block:1.4rem 0;flex-wrap:wrap}
.site-head[data-layout=masthead] .mark{font-size:var(--step-3);max-inline-size:30ch;padding-block:0 .7rem}
.site-head[data-layout=masthead] .nav-row{order:3;flex:1 0 100%;border-block-start:1px solid currentColor}
.site-head[data-layout=masthead] .nav-row ul{gap:.2rem 2.4rem}
}
`,
  corner: `
@media (min-width:64rem){
.site-head[data-layout=corner] .wrap{display:grid;grid-template-columns:minmax(0,1fr) auto auto;align-items:center;padding-block:1.5rem}
.site-head[data-layout=corner] .nav-row ul{display:grid;grid-template-columns:repeat(2,auto);gap:0 2.4rem}
.site-head[data-layout=corner] .nav-row a{min-block-size:30px}
.site-head[data-layout=corner] .head-action{margin-inline-start:1.6rem}
}
@media (min-width:78rem){
.site-head[data-layout=corner] .nav-row ul{display:flex;flex-wrap:nowrap}
.site-head[data-layout=corner] .nav-row a{min-block-size:44px}
}
`,
}

export const footerCss: LayoutCss<FooterLayout> = {
  shared: `
.site-foot{background:var(--foot-bg,var(--ink));color:var(--foot-fg,var(--on-ink));padding-block:clamp(2.4rem,5vw,4rem);--a:currentColor;--fg:var(--foot-fg,var(--on-ink));--rule:color-mix(in srgb,currentColor 30%,transparent)}
.site-foot a{color:inherit;display:inline-flex;align-items:center;min-block-size:32px;min-inline-size:24px}
.site-foot p{margin:0}
.foot-name{font:var(--heading-weight) var(--step-2)/1.15 var(--font-heading);overflow-wrap:anywhere}
.site-foot .wrap{display:grid;grid-template-columns:minmax(0,1fr);gap:1.4rem 3rem;overflow-wrap:anywhere}
`,
  columns: `
@media (min-width:48rem){
.site-foot[data-layout=columns] .wrap{grid-template-columns:minmax(0,1fr) minmax(0,1fr) fit-content(50%);align-items:start}
}
`,
  line: `
@media (min-width:48rem){
.site-foot[data-layout=line] .wrap{display:flex;justify-content:space-between;flex-wrap:wrap;align-items:baseline}
.site-foot[data-layout=line] .foot-reach{display:flex;flex-wrap:wrap;gap:.2rem 2rem;align-items:baseline}
}
`,
  wordmark: `
.site-foot[data-layout=wordmark] .foot-name{font-size:min(var(--step-6),calc((100vw - 3rem)/var(--longest)));line-height:1;order:9;padding-block-start:1.5rem}
.site-foot[data-layout=wordmark] .foot-reach{display:flex;flex-wrap:wrap;gap:.2rem 2rem}
`,
  letter: `
.site-foot[data-layout=letter] .wrap{border-block-start:1px solid var(--rule);padding-block-start:2rem}
.site-foot[data-layout=letter] .foot-reach{font:var(--heading-weight) var(--step-1)/1.4 var(--font-heading)}
@media (min-width:48rem){
.site-foot[data-layout=letter] .wrap{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}
.site-foot[data-layout=letter] .foot-reach{grid-area:1/1/3/2}
.site-foot[data-layout=letter] .foot-name,.site-foot[data-layout=letter] .foot-lines{grid-column:2}
}
`,
  rows: `
.site-foot[data-layout=rows] .wrap{gap:0}
.site-foot[data-layout=rows] .wrap>*{border-block-start:1px solid var(--rule);padding-block:.9rem}
.site-foot[data-layout=rows] .foot-lines,.site-foot[data-layout=rows] .foot-reach{display:flex;flex-wrap:wrap;gap:.3rem 2.6rem;align-items:center}
`,
}
