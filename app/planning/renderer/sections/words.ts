import type {
  AboutSection,
  FaqSection,
  ProcessSection,
  StatementSection,
  TeamSection,
  TestimonialsSection,
} from '#planning/site/site'
import { html, type Html } from '#planning/renderer/html'
import { photo, text, todoIf, type Page } from '#planning/renderer/page'
import { frame } from '#planning/renderer/sections/frame'

export function about(page: Page, section: AboutSection): Html {
  const open = section.paragraphs.every((slot) => typeof slot !== 'string')
  const words = html`<div class="prose">
    ${section.paragraphs.map((slot) => text('p', 'text', slot))}
  </div>`
  const body = html`${words}${section.photo && photo(page, section.photo, 'about')}`
  return frame(section, body, {
    heading: section.heading,
    intro: section.intro,
    todo: open ? section.heading : undefined,
  })
}

export function statement(section: StatementSection): Html {
  return frame(
    section,
    html`<p class="saying" data-slot="text">${section.text}</p>
      ${text('p', 'by', section.by, { class: 'by' })}`
  )
}

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
        html`<li${todoIf('Person', [person.name])}>${text('h3', 'person', person.name)}${text('p', 'role', person.detail, { class: 'detail' })}</li>`
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

export const wordsCss = `
.prose{max-inline-size:62ch}.prose p{margin:0 0 1em;text-wrap:pretty}.prose p:last-child{margin:0}
.about[data-layout=letter] .prose p:first-child{font:var(--heading-weight) var(--step-2)/1.35 var(--font-heading)}
.about .body{display:grid;gap:clamp(1.8rem,5vw,4rem)}
@media (min-width:60rem){.about[data-layout=columns] .prose:not(:has(>p:only-child)){columns:2;column-gap:4rem;max-inline-size:none}.about[data-layout=columns] .prose p{break-inside:avoid}
.about[data-layout=aside] .body:has(.photo){grid-template-columns:minmax(0,6fr) minmax(0,5fr);align-items:start}.about[data-layout=columns] .photo img{aspect-ratio:21/9}}
.statement{padding-block:var(--pad-l)}
.saying{margin:0;font:var(--heading-weight) var(--step-4)/1.16 var(--font-heading);letter-spacing:var(--h2-tracking);text-wrap:balance;max-inline-size:26ch;overflow-wrap:anywhere}
.by{margin:1.2rem 0 0;color:var(--soft)}
.statement[data-layout=offset] .saying{margin-inline-start:clamp(0rem,16vw,16rem)}
.statement[data-layout=framed] .body{border-block:1px solid var(--rule);padding-block:clamp(2rem,5vw,4rem);text-align:center}.statement[data-layout=framed] .saying{margin-inline:auto}
.steps,.people{list-style:none;margin:0;padding:0;display:grid;gap:1.5rem 2.5rem;counter-reset:step}
.steps h3,.people h3{font-size:var(--step-1);margin:0}
.steps li{counter-increment:step;border-block-start:1px solid var(--rule);padding-block-start:1rem}
.steps li::before{content:counter(step);font:var(--heading-weight) var(--step-3)/1 var(--font-heading);color:var(--a);display:block;margin-block-end:.6rem}
.process[data-layout=row] .steps,.team[data-layout=row] .people,.testimonials[data-layout=row] .quotes{grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}
.people li{border-block-start:1px solid var(--rule);padding-block-start:.9rem}
.quotes{display:grid;gap:1.5rem 2.5rem}.quote{margin:0}.quote blockquote{margin:0;font:var(--heading-weight) var(--step-1)/1.4 var(--font-heading)}
.fold{border-block-start:1px solid var(--rule)}.fold:last-child{border-block-end:1px solid var(--rule)}
.fold summary{cursor:pointer;padding-block:1.05rem;font-weight:600;list-style:none;display:flex;justify-content:space-between;gap:1.5rem;min-block-size:44px}
.fold summary::-webkit-details-marker{display:none}
.fold summary::after{content:'';flex:none;inline-size:.6em;block-size:.6em;border:solid currentColor;border-width:0 2px 2px 0;transform:rotate(45deg);margin-block-start:.35em;transition:transform .16s}
.fold[open] summary::after{transform:rotate(225deg);margin-block-start:.6em}
.fold p{margin:0 0 1.3rem;max-inline-size:62ch}
.answers{margin:0;display:grid;gap:1.8rem 4rem}.answers dt{font-weight:600;margin-block-end:.3rem}.answers dd{margin:0;color:var(--soft);max-inline-size:56ch}
@media (min-width:52rem){.faq[data-layout=pairs] .answers{grid-template-columns:1fr 1fr}}
`
