import type {
  FaqSection,
  ProcessSection,
  TeamSection,
  TestimonialsSection,
} from '#designer/site/site'
import { besideHeading, type KindCss } from '#designer/renderer/css/kind_css'
import { html, type Html } from '#designer/renderer/html'
import { face, text, todoIf } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'

export function process(section: ProcessSection): Html {
  const open = section.steps.every((step) => typeof step.name !== 'string')
  const body = html`<ol class="steps" role="list">
    ${section.steps.map(
      (step) =>
        html`<li${todoIf('Step', [step.name])}>${text('h3', 'step', step.name)}${text('p', 'detail', step.detail, { class: 'detail' })}</li>`
    )}
  </ol>`
  return frame(section, body, { ...section, todo: open ? section.heading : undefined })
}

export function team(section: TeamSection): Html {
  const open = section.people.every((person) => typeof person.name !== 'string')
  const body = html`<ul class="people" role="list">
    ${section.people.map(
      (person) =>
        html`<li${todoIf('Person', [person.name])}>${person.photo && face(person.photo)}${text('h3', 'person', person.name)}${text('p', 'role', person.role, { class: 'role' })}${text('p', 'detail', person.about, { class: 'detail' })}</li>`
    )}
  </ul>`
  return frame(section, body, { ...section, todo: open ? section.heading : undefined })
}

export function testimonials(section: TestimonialsSection): Html {
  const open = section.quotes.every((quote) => typeof quote.text !== 'string')
  const body = html`<div class="quotes">
    ${section.quotes.map(
      (quote) =>
        html`<figure class="quote" ${todoIf('Quote', [quote.text])}>
          <blockquote>${text('p', 'quote', quote.text)}</blockquote>
          ${text('p', 'by', quote.by, { class: 'by' })}
        </figure>`
    )}
  </div>`
  return frame(section, body, { ...section, todo: open ? section.heading : undefined })
}

export function faq(section: FaqSection): Html {
  const body =
    section.layout === 'fold'
      ? html`${section.items.map(
          ({ question, answer }) =>
            html`<details class="fold" ${todoIf(question, [answer])}>
              <summary data-slot="question">${question}</summary>
              ${text('p', 'answer', answer)}
            </details>`
        )}`
      : html`<dl class="answers">
          ${section.items.map(
            ({ question, answer }) =>
              html`<div${todoIf(question, [answer])}><dt data-slot="question">${question}</dt>${text('dd', 'answer', answer)}</div>`
          )}
        </dl>`
  const open = section.items.every((item) => typeof item.answer !== 'string')
  return frame(section, body, { ...section, todo: open ? section.heading : undefined })
}

export const processCss: KindCss<'process'> = {
  shared: `
.steps{list-style:none;margin:0;padding:0;display:grid;gap:1.5rem 2.5rem;counter-reset:step}
.steps h3{font-size:var(--step-1);margin:0}
.steps li{counter-increment:step;border-block-start:1px solid var(--rule);padding-block-start:1rem}
.steps li::before{content:counter(step);font:var(--heading-weight) var(--step-3)/1 var(--font-heading);color:var(--a);display:block;margin-block-end:.6rem}
`,
  row: `
.process[data-layout=row] .steps{grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}
`,
  list: `
.process[data-layout=list] .steps{max-inline-size:46rem}
.process[data-layout=list] .steps li{display:grid;grid-template-columns:3rem minmax(0,1fr);gap:0 1rem;align-items:baseline}
.process[data-layout=list] .steps li::before{grid-row:1/span 2;margin:0}
.process[data-layout=list] .detail{grid-column:2}
`,
  line: `
.process[data-layout=line] .steps{gap:0}
.process[data-layout=line] .steps li{border:0;border-inline-start:2px solid var(--rule);padding:0 0 2.2rem;padding-inline-start:2.6rem;margin-inline-start:1.2rem;position:relative}
.process[data-layout=line] .steps li:last-child{border-color:transparent;padding-block-end:0}
.process[data-layout=line] .steps li::before{position:absolute;inset-inline-start:-1.25rem;inset-block-start:-.3rem;inline-size:2.4rem;block-size:2.4rem;border-radius:50%;background:var(--fg);color:var(--bg);display:grid;place-items:center;font-size:1rem;margin:0}
`,
  stairs: `
@media (min-width:60rem){
.process[data-layout=stairs] .steps{grid-template-columns:repeat(auto-fit,minmax(0,1fr));grid-auto-flow:column;align-items:start}
.process[data-layout=stairs] .steps li{border-block-start:4px solid var(--a)}
.process[data-layout=stairs] .steps li:nth-child(2){margin-block-start:3.5rem}
.process[data-layout=stairs] .steps li:nth-child(3){margin-block-start:7rem}
.process[data-layout=stairs] .steps li:nth-child(n+4){margin-block-start:10.5rem}
}
`,
}

export const teamCss: KindCss<'team'> = {
  shared: `
.people{list-style:none;margin:0;padding:0;display:grid;gap:1.5rem 2.5rem}
.people h3{font-size:var(--step-1);margin:0}
.people .face{display:block;inline-size:min(100%,14rem);block-size:auto;aspect-ratio:4/5;object-fit:cover;border-radius:var(--radius-l);margin-block-end:.9rem}
.people .role{margin:.1rem 0 0;color:var(--soft)}
.people .detail{margin:.6rem 0 0;color:var(--fg)}
.people li{border-block-start:1px solid var(--rule);padding-block-start:.9rem}
`,
  row: `
.team[data-layout=row] .people{grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}
`,
  list: `
@media (min-width:44rem){
.team[data-layout=list] .people{gap:0}
.team[data-layout=list] .people li{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:0 2rem;align-items:baseline;padding-block:1rem}
.team[data-layout=list] :is(.role,.detail){grid-column:2}
.team[data-layout=list] .face{grid-row:span 3}
}
`,
  cards: `
.team[data-layout=cards] .people{grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr));gap:1rem}
.team[data-layout=cards] h3{font-size:var(--step-2);line-height:1.15}
.team[data-layout=cards] .people li{background:var(--raised);border:1px solid var(--rule);border-radius:var(--radius-l);padding:1.6rem 1.5rem}
`,
  names: `
.team[data-layout=names] .people{gap:.3rem}
.team[data-layout=names] .people li{border:0;padding:0;display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline}
.team[data-layout=names] h3{font-size:var(--step-5);line-height:1.1;letter-spacing:var(--h2-tracking)}
.team[data-layout=names] .detail{flex:1 0 100%;margin:0 0 .8rem}
.team[data-layout=names] .people li:nth-child(even){margin-inline-start:clamp(0rem,9vw,9rem)}
`,
}

export const testimonialsCss: KindCss<'testimonials'> = {
  shared: `
.quotes{display:grid;gap:1.5rem 2.5rem}
.quote{margin:0}
.quote blockquote{margin:0;font:var(--heading-weight) var(--step-1)/1.4 var(--font-heading);text-wrap:pretty}
.quotes:not(:has(>:nth-child(5))) blockquote{font-size:var(--step-2);line-height:1.32}
.quote blockquote p{margin:0}
.quote blockquote p::before{content:open-quote}.quote blockquote p::after{content:close-quote}
`,
  row: `
.testimonials[data-layout=row] .quotes{grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}
`,
  list: `
.testimonials[data-layout=list] .quotes{grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr))}
.testimonials[data-layout=list] .quote{border-block-start:1px solid var(--rule);padding-block-start:1.2rem;max-inline-size:46rem}
`,
  lead: `
.testimonials[data-layout=lead] .quotes .quote:first-child blockquote{font-size:var(--step-4);line-height:1.18;letter-spacing:var(--h2-tracking)}
.testimonials[data-layout=lead] .quotes .quote:not(:first-child) blockquote{font-size:var(--step-1)}
@media (min-width:60rem){
.testimonials[data-layout=lead] .quotes{grid-template-columns:repeat(2,minmax(0,1fr))}
.testimonials[data-layout=lead] .quote:first-child{grid-column:1/-1;max-inline-size:52rem;margin-block-end:1.5rem}
}
`,
  columns: `
.testimonials[data-layout=columns] .quotes{display:block;columns:18rem 3;column-gap:1.2rem}
.testimonials[data-layout=columns] .quote{break-inside:avoid;background:var(--raised);border:1px solid var(--rule);border-radius:var(--radius-l);padding:1.4rem;margin-block-end:1.2rem}
`,
}

export const faqCss: KindCss<'faq'> = {
  shared: `
.answers{margin:0;display:grid;gap:1.8rem 4rem}
.answers dt{font-weight:600;margin-block-end:.3rem}
.answers dd{margin:0;color:var(--soft);max-inline-size:56ch;overflow-wrap:anywhere}
`,
  fold: `
.fold{border-block-start:1px solid var(--rule)}
.fold:last-child{border-block-end:1px solid var(--rule)}
.fold summary{cursor:pointer;overflow-wrap:anywhere;padding-block:1.05rem;font-weight:600;list-style:none;display:flex;justify-content:space-between;gap:1.5rem;padding-inline-end:.4em;min-block-size:44px}
.fold summary::-webkit-details-marker{display:none}
.fold summary::after{content:'';flex:none;inline-size:.6em;block-size:.6em;border:solid currentColor;border-width:0 2px 2px 0;transform:rotate(45deg);margin-block-start:.35em;transition:transform .16s}
.fold[open] summary::after{transform:rotate(225deg);margin-block-start:.6em}
.fold p{margin:0 0 1.3rem;max-inline-size:62ch}
`,
  pairs: `
@media (min-width:52rem){
.faq[data-layout=pairs] .answers:has(>:nth-child(2)){grid-template-columns:1fr 1fr}
}
`,
  open: `
.faq[data-layout=open] .answers{max-inline-size:46rem}
${besideHeading('.faq[data-layout=open]')}
`,
  margin: `
.faq[data-layout=margin] .answers{gap:0}
.faq[data-layout=margin] .answers>div{border-block-start:1px solid var(--rule);padding-block:1.3rem}
@media (min-width:52rem){
.faq[data-layout=margin] .answers>div{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:3rem}
.faq[data-layout=margin] dt{font:var(--heading-weight) var(--step-1)/1.3 var(--font-heading)}
}
`,
}
