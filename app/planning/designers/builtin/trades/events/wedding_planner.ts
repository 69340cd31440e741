import type { Trade } from '#planning/designers/builtin/trades/trade'

export const weddingPlanner: Trade = {
  id: 'wedding_planner',
  schemaType: 'ProfessionalService',
  terms:
    'wedding_planner:12 event_planner:11 wedding_planning:11 event_planning:10 events:4 party:4 parties:4 dj:8 band:5 venue:6 marquee:6 organizasyon:9 düğün:7',
  offerKind: 'services',
  goal: 'enquire',
  directions: ['atelier', 'menu', 'poster', 'neighbour'],
  motifs: ['scallops', 'sprigs', 'halftone'],
  artefacts: ['plate', 'list'],
  look: {
    color: '#8C5A3C',
    heading: 'Playfair Display',
    body: 'Raleway',
  },
  words: {
    en: {
      noun: 'event planner',
      goods: [
        'full planning',
        'day coordination',
        'on-the-day coordination',
        'styling',
        'corporate events',
        'birthday parties',
        'venue search',
        'DJ sets',
        'live music',
        'lighting',
        'marquees',
        'table design',
      ],
      typical: ['Weddings', 'Parties', 'Company events', 'On-the-day coordination'],
      headings: ['What we plan', 'From idea to last dance'],
      ask: 'Ask about a date',
      photos: [
        'Photo: a room just before the guests arrive, landscape',
        'Photo: a table detail',
        'Photo: people dancing',
        'Photo: the place cards',
      ],
      gallery: 'Evenings',
    },
    tr: { noun: 'organizasyon firması', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
