import type { LayoutOf, SectionKind } from '#designer/site/kinds'

/** Rules by layout: what all layouts share, then each one's own. */
export type LayoutCss<L extends string> = { shared: string } & Record<L, string>
export type KindCss<K extends SectionKind> = LayoutCss<LayoutOf<K>>

/** The ground and letters of a board: a panel that stands out from any surface it lies on. */
export const boardGround =
  'background:var(--board);color:var(--on-board);--fg:var(--on-board);--soft:var(--board-soft);--rule:var(--board-rule);--bg:var(--board);--a:var(--on-board)'

/** The same in the brand colour, with a button that can be told from it. */
export const brandGround =
  'background:var(--brand);color:var(--on-brand);--fg:var(--on-brand);--soft:var(--on-brand);--a:var(--on-brand);--rule:color-mix(in srgb,var(--on-brand) 38%,transparent);--btn:var(--on-brand);--on-btn:var(--brand);--btn-hover:var(--on-brand)'

/** Beside a heading: its column is never narrower than its longest word, which no line breaks. */
export const wholeWords = (sections: string) => `@media (min-width:56rem){
:where(${sections}) h2{overflow-wrap:break-word;max-inline-size:32rem}
}
`

/** What is short stands beside its heading, not below it with half of the page left over. */
export const besideHeading = (sections: string) => `@media (min-width:60rem){
:where(${sections})>.wrap{display:grid;grid-template-columns:minmax(min-content,5fr) minmax(0,7fr);gap:0 3rem;align-items:start}
:where(${sections})>.wrap>:is(.head,.body){margin-inline:0}
}
${wholeWords(sections)}`
