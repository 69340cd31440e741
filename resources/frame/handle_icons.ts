import type { SectionAct } from './protocol.ts'

const SVG = 'http://www.w3.org/2000/svg'

const PATHS: Record<SectionAct, string> = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  layout: 'M2.5 3h11v10h-11zM2.5 6.5h11M7 6.5V13',
  duplicate: 'M6 6h7.5v7.5H6zM3 10V2.5h7.5',
  remove: 'M3 4.5h10M6 4.5v-2h4v2M4.5 4.5l.6 9h5.8l.6-9',
  add: 'M8 3v10M3 8h10',
}

export function icon(act: SectionAct): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 16 16')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', PATHS[act])
  svg.append(path)
  return svg
}
