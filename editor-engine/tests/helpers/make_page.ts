import { numbers } from './random.ts'

/**
 * Pages of our own making, of any size: what a builder writes, with the unevenness of pages that
 * people write. The same seed makes the same page.
 */
export function makePage(bytes: number, { seed = 1, newline = '\n' } = {}): string {
  const random = numbers(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]
  const words = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(' ')
  const parts = [HEAD]
  let size = HEAD.length
  for (let number = 1; size < bytes - 200; number++) {
    const section = pick(SECTIONS)({ number, words, pick, random })
    parts.push(section)
    size += section.length
  }
  parts.push(
    '  <footer class="foot">\n    <p>&copy; 2026 Bakery &amp; Café</p>\n  </footer>\n</body>\n</html>\n'
  )
  const page = parts.join('')
  return newline === '\n' ? page : page.replaceAll('\n', newline)
}

interface Tools {
  number: number
  words: (count: number) => string
  pick: <T>(list: readonly T[]) => T
  random: () => number
}

const WORDS =
  'bread flour oven morning street village warm round baker order table window salt rye coffee fresh open daily market slow river garden light stone work people family season honey basket'.split(
    ' '
  )

const HEAD = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Bakery on the corner</title>
  <style>
    :root {
      --brand: #7a3b12;
      --radius: 8px;
    }
    body { font-family: "Inter", sans-serif; color: #222 }
    .card > p::after { content: "</p>; }" }
    .hero { display: grid; gap: 2rem; padding: 4rem 1.5rem; background: linear-gradient(180deg, #fff, #f6efe8) }
    .hero h1 { font: 700 clamp(2rem, 5vw, 3.5rem)/1.1 "Playfair Display", serif; margin: 0 0 1rem }
    .button { display: inline-flex; padding: .75rem 1.25rem; border-radius: var(--radius); background: var(--brand); color: #fff }
    .button:hover, .button:focus-visible { filter: brightness(1.1); outline: 2px solid var(--brand); outline-offset: 2px }
    .cards .list { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: 1rem; list-style: none; padding: 0 }
    .card { border: 1px solid rgb(0 0 0 / .08); border-radius: var(--radius); padding: 1.25rem; background: #fff }
    .prices { width: 100%; border-collapse: collapse } .prices td { padding: .5rem; border-bottom: 1px solid #eee }
    @media (min-width: 60rem) { .hero { grid-template-columns: 1.2fr 1fr; padding: 6rem 3rem } }
    @media (prefers-reduced-motion: reduce) { * { animation: none !important; transition: none !important } }
  </style>
</head>
<body class="page">
  <!-- the page begins here -->
`

const SECTIONS: readonly ((tools: Tools) => string)[] = [
  ({ number, words }) => `  <section class="hero" data-section="hero-${number}">
    <h1 id="h-${number}">${words(4)}</h1>
    <p class="lead text-muted" style="color: #333; margin:0 0 1rem">${words(60)} &mdash; ${words(28)} <strong>${words(2)}</strong>.</p>
    <a class="button primary" href="/order?item=${number}&amp;size=2" data-slot="cta">Order ${words(1)}</a>
    <img src="images/${number}.webp" alt="${words(3)}" width="640" height="480" loading=lazy>
  </section>
`,
  ({ number, words, pick }) => `  <section data-section="list-${number}" class='cards'>
    <h2>${words(3)}</h2>
    <ul class="list">
${Array.from(
  { length: 6 },
  () =>
    `      <li class="card card--raised shadow-sm"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M${pick([1, 2, 3])} 4h16v2H4z"/><circle cx="12" cy="12" r="3"/></svg><h3>${words(2)}</h3><p class="card__text mb-4">${words(60)}</p>`
).join('\n')}
    </ul>
  </section>
`,
  ({ number, words }) => `  <section data-section="table-${number}">
    <table class="prices"><thead><tr><th>What<th>Price</tr></thead>
${Array.from({ length: 8 }, () => `      <tr><td class="what">${words(9)}</td><td><b>3.50</b> <small>€</small></td></tr>`).join('\n')}
    </table>
    <script type="application/json">{"a": "<b>not an element</b>", "n": ${number}, "words": "${words(40)}"}</script>
  </section>
`,
  ({ number, words }) => `  <section data-section="form-${number}">
    <form action="/contact" method="post">
      <label for="name-${number}">Name</label><input id="name-${number}" name="name" required>
      <select name="day"><option value=1>${words(1)}<option value=2 selected>${words(1)}</select>
      <textarea name="text" rows="4">
${words(5)}</textarea>
      <button type="submit" class="button">Send<br>${words(1)}</button>
    </form>
  </section>
`,
]
