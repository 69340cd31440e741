import { compose, defaultForm, DesignedPage, read, renderPage, withDesigns } from '#designer/main'
import type { Sheet } from '#designer/sheet/sheet'
import type { Section } from '#designer/site/site'

export const plumber =
  'Danny Fisk, plumber in Stockport. Boiler repairs from £60, leaking taps £45, bathroom fitting. ' +
  'Gas Safe registered, 22 years. Call 0161 496 0123 any time, Mon-Sat 8-6. danny@fisk.example. ' +
  'I live on Mill Lane and cover Stockport, Cheadle and Bramhall.'

/** The page of a prompt, as a model gets to design it. */
export function pageToDesign(prompt: string): DesignedPage {
  const sheet = read(prompt, defaultForm)
  return new DesignedPage(sheet, compose(sheet, defaultForm, { seed: '1' }), prompt)
}

export function sectionOf(page: DesignedPage, id: string): Section {
  return page.sections.find((section) => section.id === id)!
}

/** Two prices, set as a model would. */
export const prices = {
  html: `<section class="x-prices" data-surface="ink" aria-labelledby="x-prices-title">
<div class="wrap">
<h2 id="x-prices-title" class="x-prices-title">What it costs</h2>
<p class="x-prices-one"><span data-field="offers/boiler-repairs.name">Boilers</span>
<strong data-field="offers/boiler-repairs.price">£999</strong></p>
<p class="x-prices-one"><span data-field="offers/leaking-taps.name">taps</span>
<strong data-field="offers/leaking-taps.price">£45</strong></p>
<p>I live on Mill Lane.</p>
</div>
</section>`,
  css: `.x-prices{background:var(--bg);color:var(--fg)}
.x-prices-title{font-size:var(--h2)}
@media (min-width:50rem){.x-prices-one{display:grid;grid-template-columns:1fr auto;width:40rem}}`,
}

/** The hours of that page, beside a sentence. */
export const hours = {
  html: `<section class="x-hours" data-surface="plain" aria-labelledby="x-hours-title">
<div class="wrap x-hours-in">
<h2 id="x-hours-title">When we are open</h2>
<p>I live on Mill Lane.</p>
<sw-hours class="x-hours-week"></sw-hours>
</div>
</section>`,
  css: `.x-hours-in{display:grid;gap:var(--pad-s)}
.x-hours-week{border-block-start:1px solid var(--rule)}`,
}

/** The page of the plumber with prices and hours that a model has designed, and its sheet. */
export function designedPlumber(): { html: string; sheet: Sheet } {
  const sheet = read(plumber, defaultForm)
  const outline = compose(sheet, defaultForm, { seed: '1' })
  const designs = { prices: { design: prices }, hours: { design: hours } }
  return { html: renderPage(withDesigns(sheet, outline, plumber, designs), 1), sheet }
}
