export const PAGES_STYLE = `
:root {
  color-scheme: light;
  --ink: #1d2433;
  --soft: #525c70;
  --line: #d5d9e2;
  --edge: #6b7385;
  --paper: #fff;
  --ground: #f4f5f9;
  --accent: #2b50c8;
  --accent-dark: #1f3da0;
  --wrong: #b3261e;
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif;
}
*, ::before, ::after { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); min-height: 100vh }
.banner {
  margin: 0; padding: .625rem 1rem; text-align: center;
  background: #ffe9a8; color: #4a3500; border-bottom: 1px solid #e2c467;
}
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.625rem; line-height: 1.2; margin: 0 0 .75rem; text-wrap: balance }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 2.5rem 0 .75rem }
h3 { font-size: 1.0625rem; margin: 0; min-width: 0; overflow-wrap: anywhere }
p { margin: 0 0 1rem; overflow-wrap: break-word }
a { color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }

.checkout, .message, .receipt, .box {
  background: var(--paper); border: 1px solid var(--line); border-radius: .875rem;
}
.checkout { overflow: hidden }
.checkout form { padding: 1.5rem 1.25rem }
.summary { padding: 1.5rem 1.25rem; background: #edf0fa; border-bottom: 1px solid var(--line) }
.summary p:last-child { margin: 0; color: var(--soft) }
.price { font-size: 1.125rem }
.price strong { font-size: 2rem; line-height: 1.2 }
.message, .receipt { max-width: 34rem; margin: 2rem auto; padding: 1.75rem 1.25rem }
.message > :last-child, .box > :last-child { margin-bottom: 0 }

.field { margin: 0 0 1.125rem }
label, legend { display: block; font-weight: 600; margin: 0 0 .25rem; padding: 0 }
legend { font-size: 1.125rem; margin: .5rem 0 .5rem }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0 }
input, select {
  width: 100%; min-height: 2.875rem; padding: .5rem .75rem; font: inherit; color: inherit;
  background: var(--paper); border: 1px solid var(--edge); border-radius: .5rem;
}
input[aria-invalid] { border: 2px solid var(--wrong) }
.hint { color: var(--soft); margin: .25rem 0 0 }
.error { color: var(--wrong); margin: .25rem 0 0; font-weight: 600 }
.alert {
  padding: .75rem 1rem; border-radius: .5rem; border: 1px solid var(--wrong);
  background: #fdf0ef; color: #7c1a14;
}
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; align-items: start }

.test-cards { margin: 0 0 1.125rem }
.test-cards p { margin: 0 0 .5rem; color: var(--soft) }
.test-cards ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem }
.card {
  width: 100%; min-height: 2.75rem; padding: .5rem .75rem; display: flex; flex-wrap: wrap;
  justify-content: space-between; gap: 0 1rem; text-align: left; font: inherit; color: inherit;
  background: var(--ground); border: 1px solid var(--line); border-radius: .5rem; cursor: pointer;
}
.card:hover { border-color: var(--accent) }
.number { font-variant-numeric: tabular-nums; font-weight: 600 }

.buttons { display: flex; flex-wrap: wrap; gap: .625rem; margin: 1.25rem 0 0 }
.button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 2.875rem;
  padding: .5rem 1.25rem; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
  color: #fff; background: var(--accent); border: 1px solid var(--accent); border-radius: .5rem;
}
.button:hover { background: var(--accent-dark) }
.quiet { color: var(--ink); background: var(--paper); border-color: var(--edge) }
.quiet:hover { background: var(--ground) }
.checkout .button { width: 100% }

dl { display: grid; grid-template-columns: auto 1fr; gap: .375rem 1.25rem; margin: 0 0 1rem }
dt { color: var(--soft) }
dd { margin: 0; overflow-wrap: anywhere }

.box { padding: 1.125rem 1.25rem; margin: 0 0 1rem }
.box header { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; margin: 0 0 .75rem }
.badge { padding: .0625rem .625rem; border-radius: 1rem; background: #e4e8f5; font-size: .875rem; font-weight: 600 }
.badge.bad { background: #fbe1df; color: #7c1a14 }
.badge.good { background: #dcf1e3; color: #14532d }
.controls { display: flex; flex-wrap: wrap; gap: .5rem }
.controls .button { min-height: 2.75rem; padding: .25rem .875rem }
.grid { display: grid; align-items: end; gap: 0 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)) }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .9375rem }
th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); white-space: nowrap }
.wide { font-size: 1.25rem; font-weight: 600 }

@media (min-width: 48rem) {
  main { padding: 2.5rem 1.5rem 5rem }
  .checkout { display: grid; grid-template-columns: 2fr 3fr }
  .checkout form { padding: 2rem }
  .summary { padding: 2rem; border-bottom: 0; border-right: 1px solid var(--line) }
  .message, .receipt { padding: 2.25rem; margin-top: 3rem }
}
`
