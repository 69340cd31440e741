import type { Trade } from '#planning/designers/builtin/trades/trade'

export const bar: Trade = {
  id: 'bar',
  schemaType: 'BarOrPub',
  terms:
    'bar:6 pub:9 cocktail_bar:10 wine_bar:10 brewery:8 taproom:9 craft_beer:7 beer:5 beers:5 ale:4 ales:4 cocktails:6 taps:4 gin:3 whisky:4 speakeasy:8',
  offerKind: 'menu',
  goal: 'visit',
  directions: ['poster', 'menu', 'counter', 'timetable'],
  motifs: ['halftone', 'tiles', 'herringbone', 'stripes'],
  artefacts: ['list', 'week', 'plate'],
  look: {
    color: '#1F5A4C',
    heading: 'DM Serif Display',
    body: 'DM Sans',
  },
  words: {
    en: {
      noun: 'bar',
      goods: [
        'craft beer',
        'cask ale',
        'cocktails',
        'natural wine',
        'wine by the glass',
        'whisky',
        'pub quiz',
        'live music',
        'bar snacks',
        'burgers',
        'Sunday roast',
        'gin',
      ],
      typical: ['On tap', 'Wine by the glass', 'Cocktails', 'Snacks'],
      headings: ['Behind the bar', 'On tap and in the glass', 'What we pour'],
      made: 'poured',
      ask: 'Book a table',
      photos: [
        'Photo: the bar at night, landscape',
        'Photo: a glass being filled',
        'Photo: a full table',
        'Photo: the taps',
      ],
      gallery: 'Evenings here',
    },
    tr: { noun: 'bar', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
