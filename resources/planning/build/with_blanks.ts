import type { GrowingPage } from '../../lib/api/main.ts'

/** A page in which unwritten sections are empty boxes in its colours. */
export function withBlanks({ html, unwritten }: GrowingPage): string {
  if (unwritten.length === 0) return html
  const sections = unwritten.map((id) => `#${CSS.escape(id)}`)
  const of = (part: string) => sections.map((section) => section + part).join(',')
  const style = `${of('')}{position:relative!important;min-height:14rem}
${of('>*')}{visibility:hidden!important}
${of('::after')}{content:""!important;position:absolute!important;inset:2rem!important;width:auto!important;height:auto!important;border:2px dashed currentColor!important;border-radius:8px!important;background:none!important;opacity:.35!important}`
  return html.replace('</head>', () => `<style>${style}</style></head>`)
}
