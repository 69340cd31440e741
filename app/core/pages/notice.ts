export interface Notice {
  title: string
  sentence: string
  link?: { href: string; words: string; newTab?: boolean }
}

/** A small page of ours on a host that is not the app's: one message and one link. */
export function notice({ title, sentence, link }: Notice): string {
  const target = link?.newTab ? ' target="_blank" rel="noopener"' : ''
  const way = link ? `<p><a href="${escape(link.href)}"${target}>${escape(link.words)}</a></p>` : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escape(title)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; box-sizing: border-box; min-block-size: 100vh; display: grid; place-content: center; padding: 2rem }
main { max-inline-size: 34rem }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .75rem; text-wrap: balance }
p { margin: 0 0 1rem }
a { color: LinkText; display: inline-block; padding-block: .6rem }
</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
<p>${escape(sentence)}</p>
${way}
</main>
</body>
</html>
`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign])
}
