import type {
  AboutSection,
  DetailSection,
  NoticeSection,
  Slot,
  StatementSection,
} from '#designer/site/site'
import { brandGround, wholeWords, type KindCss } from '#designer/renderer/css/kind_css'
import { attributes, html, type Html } from '#designer/renderer/html'
import { photo, text, type Page } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'
import { pairs } from '#designer/renderer/sections/rows'

const mostInFewLines = 260

export function notice(section: NoticeSection): Html {
  return frame(section, html`${text('p', 'text', section.text, { class: 'news' })}`, {
    heading: section.heading,
    intro: section.intro,
    todo: typeof section.text === 'string' ? undefined : section.heading,
  })
}

export function about(page: Page, section: AboutSection): Html {
  const open = section.paragraphs.every((slot) => typeof slot !== 'string')
  const list = attributes({ 'class': 'prose', 'data-said': isShort(section.paragraphs) && 'short' })
  const words = html`<div${list}>
    ${section.paragraphs.map((slot) => text('p', 'text', slot))}
  </div>`
  const body = html`${words}${section.photo && photo(page, section.photo, 'about')}`
  return frame(section, body, {
    heading: section.heading,
    intro: section.intro,
    todo: open ? section.heading : undefined,
  })
}

/** A few lines alone stand larger than the paragraphs of a story. */
function isShort(paragraphs: Slot[]): boolean {
  const said = paragraphs.filter((slot) => typeof slot === 'string').join(' ')
  return paragraphs.length < 3 && said !== '' && said.length <= mostInFewLines
}

export function statement(section: StatementSection): Html {
  return frame(
    section,
    html`<p class="saying" data-slot="text">${section.text}</p>
      ${text('p', 'by', section.by, { class: 'by' })}`
  )
}

export function detail(section: DetailSection): Html {
  const { action, rows } = section
  const slots = [...section.paragraphs, ...rows.map((row) => row.value)]
  const open = slots.every((slot) => typeof slot !== 'string')
  const way =
    action &&
    html`<p class="actions">
      <a class="button" href="${action.href}" data-slot="action">${action.label}</a>
    </p>`
  const prose =
    section.paragraphs.length > 0 &&
    html`<div class="prose">${section.paragraphs.map((slot) => text('p', 'text', slot))}</div>`
  const terms = rows.length > 0 && pairs(rows)
  const body = html`${prose}${(terms || way) && html`<div class="terms">${terms}${way}</div>`}`
  return frame(section, body, {
    heading: section.heading,
    intro: section.intro,
    todo: open ? section.heading : undefined,
  })
}

export const noticeCss: KindCss<'notice'> = {
  shared: `
.notice{padding-block:var(--pad-xs)}
.notice .head{margin:0}
.notice h2{font-size:var(--step-1);line-height:1.3}
.news{margin:0;max-inline-size:60ch;text-wrap:pretty}
`,
  bar: `
.notice[data-layout=bar] .wrap{display:flex;flex-wrap:wrap;gap:.2rem 1.6rem;align-items:baseline}
.notice[data-layout=bar] h2{font:600 var(--step-0)/1.6 var(--font-body);letter-spacing:0;text-transform:none}
`,
  card: `
.notice[data-layout=card]{padding-block:var(--pad-s)}
.notice[data-layout=card] .wrap>*{padding-inline:clamp(1.2rem,4vw,2.4rem);max-inline-size:44rem;background:var(--raised);border:0 solid var(--a);border-inline-start-width:6px}
.notice[data-layout=card] .head{padding-block:1.3rem .3rem}
.notice[data-layout=card] .body{padding-block-end:1.4rem}
`,
  ticket: `
.notice[data-layout=ticket]{padding-block:var(--pad-s)}
.notice[data-layout=ticket] .wrap{${brandGround};border-radius:var(--radius-l);display:grid;padding:clamp(1.2rem,3vw,2rem) clamp(1.4rem,4vw,3rem);gap:.6rem 2.4rem}
.notice[data-layout=ticket] h2{font-size:var(--step-2);color:inherit}
@media (min-width:48rem){
.notice[data-layout=ticket] .wrap{grid-template-columns:minmax(0,1fr) minmax(0,2fr);align-items:center}
.notice[data-layout=ticket] .body{border-inline-start:2px dashed var(--rule);padding-inline-start:2.4rem;padding-block:.6rem}
}
`,
  sign: `
.notice[data-layout=sign]{padding-block:var(--pad-m)}
.notice[data-layout=sign] .wrap{max-inline-size:34rem;border:2px solid var(--fg);outline:1px solid var(--fg);outline-offset:-9px;border-radius:var(--radius);padding:clamp(1.8rem,5vw,3rem);text-align:center}
.notice[data-layout=sign] .head{margin-inline:auto}
.notice[data-layout=sign] h2{font-size:var(--step-3)}
.notice[data-layout=sign] .news{margin:.7rem auto 0}
`,
}

export const aboutCss: KindCss<'about'> = {
  shared: `
.prose{max-inline-size:58ch}
.prose p{margin:0 0 1em;text-wrap:pretty}
.prose p:last-child{margin:0}
.about .prose:has(>p:only-child){font-size:var(--step-1);line-height:1.5;max-inline-size:48ch}
.section.about .prose[data-said=short]{max-inline-size:44ch;text-wrap:pretty}
@media (min-width:48rem){.section.about .prose[data-said=short]{font-size:var(--step-2);line-height:1.42}}
.about .body{display:grid;grid-template-columns:minmax(0,1fr);gap:clamp(1.8rem,5vw,4rem)}
`,
  columns: `
@media (min-width:60rem){
.about[data-layout=columns] .prose:not(:has(>p:only-child)){columns:2;column-gap:4rem;max-inline-size:none}
.about[data-layout=columns] .prose p{break-inside:avoid}
.about[data-layout=columns] .photo img{aspect-ratio:21/9}
}
`,
  aside: `
@media (min-width:60rem){
.about[data-layout=aside] .body:has(.photo){grid-template-columns:minmax(0,6fr) minmax(0,5fr);align-items:start}
}
`,
  letter: `
.about[data-layout=letter] .prose p:first-child{font:var(--heading-weight) var(--step-2)/1.35 var(--font-heading)}
@media (min-width:48rem){
.section.about[data-layout=letter] .prose[data-said=short]{max-inline-size:36ch;font-size:var(--step-3)}
.about[data-layout=letter] .prose[data-said=short] p:first-child{font-size:1em;line-height:1.25}
}
`,
  margin: `
${wholeWords('.about[data-layout=margin]')}
@media (min-width:60rem){
.about[data-layout=margin] .wrap{display:grid;grid-template-columns:minmax(min-content,4fr) minmax(0,8fr);gap:0 3rem;align-items:start}
.about[data-layout=margin] .head{position:sticky;inset-block-start:2rem;margin:0}
.about[data-layout=margin] .prose{font-size:var(--step-1);line-height:1.55}
.about[data-layout=margin] .photo{max-inline-size:24rem;margin-inline-start:auto}
}
`,
}

export const statementCss: KindCss<'statement'> = {
  shared: `
.statement{padding-block:var(--pad-l)}
.saying:has(+.by)::before{content:open-quote}.saying:has(+.by)::after{content:close-quote}
.saying{margin:0;font:var(--heading-weight) var(--step-4)/1.16 var(--font-heading);letter-spacing:var(--h2-tracking);text-wrap:balance;max-inline-size:26ch;overflow-wrap:anywhere}
.by{margin:1.2rem 0 0;color:var(--soft)}
`,
  big: '',
  offset: `
.statement[data-layout=offset] .saying,.statement[data-layout=offset] .by{margin-inline-start:clamp(0rem,16vw,16rem)}
`,
  framed: `
.statement[data-layout=framed] .body{border-block:1px solid var(--rule);padding-block:clamp(2rem,5vw,4rem);text-align:center}
.statement[data-layout=framed] .saying{margin-inline:auto}
`,
  side: `
.statement[data-layout=side] .body{border-inline-start:.7rem solid var(--a);padding-inline-start:clamp(1.2rem,5vw,3.4rem)}
.statement[data-layout=side] .saying{font-size:var(--step-3);line-height:1.28;max-inline-size:38ch}
@media (min-width:60rem){
.statement[data-layout=side] .body{margin-inline-start:33%}
}
`,
}

export const detailCss: KindCss<'detail'> = {
  shared: `
.section.detail .body{display:grid;grid-template-columns:minmax(0,1fr);gap:clamp(1.4rem,4vw,3rem)}
.terms .actions{margin-block-start:1.4rem}
.detail .prose:only-child{font-size:var(--step-1)}
.section.detail[data-layout=split] .body:not(:has(.terms)){grid-template-columns:minmax(0,1fr)}
.detail .body:not(:has(.prose)) .pairs>div{display:grid;grid-template-columns:minmax(0,1fr);gap:.1rem 2rem;align-items:baseline;padding-block:.9rem}
.detail .body:not(:has(.prose)) .pairs dt{font:var(--heading-weight) var(--step-1)/1.3 var(--font-heading);color:var(--fg)}
.detail .body:not(:has(.prose)) .pairs dd{font-weight:400;text-wrap:pretty}
@media (min-width:40rem){
.detail:not([data-layout=wide]) .body:not(:has(.prose)) .pairs>div{grid-template-columns:minmax(8rem,2fr) minmax(0,5fr)}
}
@media (min-width:60rem){
.section.detail:not([data-layout=wide],[data-layout=sheet]):not(:has(.prose)) .wrap{display:grid;grid-template-columns:minmax(min-content,4fr) minmax(0,8fr);gap:0 3rem;align-items:start}
.section.detail[data-layout]:not(:has(.prose)) .body{grid-template-columns:minmax(0,1fr)}
}
`,
  split: `
.detail[data-layout=split] .terms{background:var(--raised);border:1px solid var(--rule);border-radius:var(--radius-l);padding:clamp(1.2rem,3vw,2rem)}
.detail[data-layout=split] .terms .pairs>div:first-child{border:0}
@media (min-width:60rem){
.section.detail[data-layout=split] .body{grid-template-columns:minmax(0,7fr) minmax(0,5fr);align-items:start}
}
`,
  margin: `
${wholeWords('.detail[data-layout=margin]')}
@media (min-width:60rem){
.detail[data-layout=margin] .wrap{display:grid;grid-template-columns:minmax(min-content,5fr) minmax(0,7fr);gap:0 4rem}
.detail[data-layout=margin] .head{margin:0}
.detail[data-layout=margin] .prose{font-size:var(--step-1)}
}
`,
  sheet: `
.detail[data-layout=sheet] .wrap{max-inline-size:54rem;border:2px solid var(--fg);border-radius:var(--radius);padding:0}
.detail[data-layout=sheet] .head{margin:0;padding:1.4rem clamp(1.2rem,4vw,2.4rem);border-block-end:2px solid var(--fg);max-inline-size:none}
.section.detail[data-layout=sheet] .body{gap:0}
.detail[data-layout=sheet] .prose{padding:clamp(1.4rem,4vw,2.4rem);max-inline-size:none}
.detail[data-layout=sheet] .terms{padding:0 clamp(1.2rem,4vw,2.4rem) 1.6rem}
.detail[data-layout=sheet] .terms .pairs>div:first-child{border:0}
.detail[data-layout=sheet] .body:has(.prose) .terms .pairs{grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr));gap:0 2rem}
`,
  wide: `
.detail[data-layout=wide] .head{max-inline-size:none}
.detail[data-layout=wide] h2{font-size:var(--step-5)}
.detail[data-layout=wide] .terms{display:flex;flex-wrap:wrap;gap:1rem 3rem;justify-content:space-between;align-items:center;border-block:1px solid var(--rule);padding-block:1rem}
.detail[data-layout=wide] .terms .actions{margin:0}
.detail[data-layout=wide] .terms .pairs{display:flex;flex-wrap:wrap;gap:.4rem 2.4rem}
.detail[data-layout=wide] .terms .pairs>div{border:0;padding:0}
.detail[data-layout=wide] .body:not(:has(.prose)) .terms{display:block;border-block-end:0;padding-block:0}
.detail[data-layout=wide] .body:not(:has(.prose)) .pairs{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:1.8rem 2.4rem;padding-block:1.6rem 0}
.detail[data-layout=wide] .body:not(:has(.prose)) .pairs dt{font-size:var(--step-2)}
@media (min-width:60rem){
.detail[data-layout=wide] .prose:not(:has(>p:only-child)){columns:2;column-gap:4rem;max-inline-size:none}
}
`,
}
