/**
 * Pages of our own making, of any size: what a builder writes, with the unevenness of pages that
 * people write. The same seed makes the same page.
 */
export function makePage(bytes: number, { seed = 1, newline = '\n' } = {}): string {
  const random = generator(seed)
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
  </style>
</head>
<body class="page">
  <!-- the page begins here -->
`

const SECTIONS: readonly ((tools: Tools) => string)[] = [
  ({ number, words }) => `  <section class="hero" data-section="hero-${number}">
    <h1 id="h-${number}">${words(4)}</h1>
    <p class="lead" style="color: #333; margin:0 0 1rem">${words(22)} &mdash; ${words(8)} <strong>${words(2)}</strong>.</p>
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
    `      <li class="card"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M${pick([1, 2, 3])} 4h16v2H4z"/><circle cx="12" cy="12" r="3"/></svg><h3>${words(2)}</h3><p>${words(14)}</p>`
).join('\n')}
    </ul>
  </section>
`,
  ({ number, words }) => `  <section data-section="table-${number}">
    <table class="prices"><thead><tr><th>What<th>Price</tr></thead>
${Array.from({ length: 8 }, () => `      <tr><td>${words(2)}</td><td><b>3.50</b> <small>€</small></td></tr>`).join('\n')}
    </table>
    <script type="application/json">{"a": "<b>not an element</b>", "n": ${number}}</script>
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

function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
