import { languageOf } from '#core/pages/language'

export interface SiteNotice {
  title: string
  sentence: string
  link: string
}

// The page may be anything that a person pasted, so every pattern below is one that either matches
// where it first begins or cannot run further than its own tag: no text makes them slow.

/**
 * A page of our own on the host of a site, in the language, colours and type of the site's page
 * `html`. It may be shown at any depth of a path, so its addresses begin at the root.
 */
export function siteNotice(html: string, { title, sentence, link }: SiteNotice): string {
  const name = /<title\b[^>]*>?([^<]*)/i.exec(html)?.[1].trim()
  return `<!doctype html>
<html lang="${languageOf(html)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${icon(html)}
<title>${name ? `${title} – ${name}` : title}</title>
<style>
${ownLook(html)}
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; box-sizing: border-box; background: var(--paper, #fff); color: var(--text, #1c1c1c); font: 1.0625rem/1.6 var(--font-body, system-ui, sans-serif) }
main { max-width: 34rem }
h1 { font: var(--heading-weight, 700) clamp(1.8rem, 6vw, 2.8rem)/1.1 var(--font-heading, inherit); margin: 0 0 1rem; text-wrap: balance }
p { margin: 0 0 1rem }
a { color: var(--link, currentColor); display: inline-block; padding: .6rem 0 }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="/">${link}</a></p>
</main>
</body>
</html>
`
}

/** The page's own icon where it carries one inside; never one that would have to be looked for. */
function icon(html: string): string {
  const links = html.match(/<link\b[^>]*>?/gi) ?? []
  const own = links.find((link) => /\srel=["']?icon\b/i.test(link))
  return own?.includes('data:') ? own : '<link rel="icon" href="data:,">'
}

/** The page's tokens and font faces, which its other rules would only get in the way of. */
function ownLook(html: string): string {
  const css = /<style\b[^>]*>?([\s\S]*?)(?:<\/style|$)/i.exec(html)?.[1] ?? ''
  const tokens = /:root\s*\{[^{}]*\}/.exec(css)?.[0] ?? ''
  const faces = css.match(/@font-face\s*\{[^{}]*\}/g) ?? []
  return [tokens, ...faces].join('\n').replace(/url\((["']?)fonts\//g, 'url($1/fonts/')
}
