import { languageOf } from '#core/pages/language'

export interface SiteNotice {
  title: string
  sentence: string
  link: string
}

// The page can contain anything, so every pattern below either matches at its first position or cannot
// run beyond its own tag: no text makes them slow.

/**
 * A page of ours on the host of a site, in the language, colours and fonts of the site's page `html`.
 * It can be shown at any depth of a path, so its addresses start at the root.
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

/** The page's icon if it is a data URL; never one that needs a request. */
function icon(html: string): string {
  const links = html.match(/<link\b[^>]*>?/gi) ?? []
  const own = links.find((link) => /\srel=["']?icon\b/i.test(link))
  return own?.includes('data:') ? own : '<link rel="icon" href="data:,">'
}

/** The page's tokens and font faces, without its other rules, which do not fit this page. */
function ownLook(html: string): string {
  const css = /<style\b[^>]*>?([\s\S]*?)(?:<\/style|$)/i.exec(html)?.[1] ?? ''
  const tokens = /:root\s*\{[^{}]*\}/.exec(css)?.[0] ?? ''
  const faces = css.match(/@font-face\s*\{[^{}]*\}/g) ?? []
  return [tokens, ...faces].join('\n').replace(/url\((["']?)fonts\//g, 'url($1/fonts/')
}
