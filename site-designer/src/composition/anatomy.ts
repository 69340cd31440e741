import type { LayoutOf, SectionKind } from '#designer/site/kinds'

/**
 * How each layout is built, as a reader sees it from far away. The first word is its skeleton, which
 * no two neighbours share; the others say what a page may not have too much of (`cards`, `centred`),
 * wants at least once (`offset`), or what cannot lie on the brand colour (`framed`, for a frame that
 * is of that colour itself).
 */
const anatomy: { [K in SectionKind]: Record<LayoutOf<K>, string> } = {
  hero: {
    split: 'hero-split offset',
    banner: 'hero-banner',
    stage: 'hero-stage offset',
    card: 'hero-card centred',
    ledger: 'hero-ledger offset',
    board: 'hero-board',
    masthead: 'hero-masthead',
    overlap: 'hero-overlap offset',
  },
  notice: { bar: 'strip', card: 'card', ticket: 'band framed', sign: 'sign centred' },
  facts: { strip: 'strip', ledger: 'strip', chips: 'strip', line: 'strip' },
  stats: { row: 'figures', lines: 'rows', panel: 'panel', offset: 'figures offset' },
  menu: { leaders: 'columns', card: 'split', rows: 'rows', columns: 'newspaper' },
  prices: { leaders: 'columns', rows: 'rows', grid: 'grid cards', board: 'board offset' },
  services: { grid: 'grid cards', rows: 'rows', pairs: 'pairs', stagger: 'stagger offset' },
  detail: { split: 'words-panel offset', margin: 'margin offset', sheet: 'sheet', wide: 'words' },
  packages: { columns: 'grid', rows: 'rows', cards: 'cards cards', sheet: 'sheet' },
  timetable: { week: 'week', rows: 'rows', board: 'board', cards: 'cards cards' },
  events: { list: 'rows', cards: 'cards cards', board: 'board', line: 'line' },
  works: { years: 'rows offset', index: 'lines', lead: 'lead offset', cards: 'cards cards' },
  skills: { run: 'run', columns: 'newspaper', chips: 'chips', lines: 'lines' },
  clients: { run: 'run', columns: 'newspaper', names: 'names offset', line: 'strip' },
  credentials: { lines: 'lines', columns: 'newspaper', panel: 'panel', margin: 'margin offset' },
  good_to_know: { columns: 'newspaper', lines: 'lines', chips: 'chips', panel: 'panel' },
  hours: { week: 'week', table: 'rows', line: 'run', door: 'door offset' },
  about: {
    columns: 'words',
    aside: 'words-picture offset',
    letter: 'letter',
    margin: 'margin offset',
  },
  statement: {
    big: 'saying',
    offset: 'saying offset',
    framed: 'saying centred',
    side: 'saying offset',
  },
  gallery: { mosaic: 'pictures', reel: 'pictures', plates: 'pictures', lead: 'pictures offset' },
  before_after: {
    pairs: 'pictures',
    offset: 'pictures offset',
    stack: 'pictures',
    split: 'pictures offset',
  },
  process: { row: 'grid cards', list: 'list', line: 'line', stairs: 'stairs offset' },
  team: { row: 'grid cards', list: 'rows', cards: 'cards cards', names: 'run offset' },
  testimonials: { row: 'grid cards', list: 'list', lead: 'lead offset', columns: 'cards cards' },
  faq: { fold: 'folds', pairs: 'columns', open: 'list', margin: 'pairs' },
  downloads: { list: 'rows', cards: 'cards', line: 'strip', margin: 'margin offset' },
  area: { run: 'run', columns: 'columns', chips: 'chips', rings: 'rings offset' },
  map: { split: 'split offset', over: 'plate', strip: 'band', sign: 'sign' },
  visit: { split: 'split', lines: 'rows', card: 'panel', sign: 'sign offset' },
  call: { band: 'band', line: 'saying', panel: 'band framed', ticket: 'ticket' },
  contact: {
    split: 'split-form',
    panel: 'split-form offset',
    lines: 'form',
    card: 'card-form offset',
  },
  newsletter: {
    line: 'form-line',
    split: 'split-line',
    panel: 'panel framed',
    card: 'card offset',
  },
  legal: { columns: 'small-columns', aside: 'small-aside', lines: 'small-rows', small: 'small' },
}

export type Trait = 'cards' | 'centred' | 'offset' | 'framed'

/** The skeleton a reader sees from far away; neighbours may not share one. */
export function bones(kind: SectionKind, layout: string): string {
  return wordsFor(kind, layout)[0]
}

export function has(trait: Trait, kind: SectionKind, layout: string): boolean {
  return wordsFor(kind, layout).slice(1).includes(trait)
}

function wordsFor(kind: SectionKind, layout: string): string[] {
  return ((anatomy[kind] as Record<string, string>)[layout] ?? kind).split(' ')
}
