import type { Trade } from '#planning/designers/builtin/trades/trade'

export const beauty: Trade = {
  id: 'beauty',
  schemaType: 'BeautySalon',
  terms:
    'beauty:6 beauty_salon:9 nails:7 nail:5 nail_salon:9 manicure:7 pedicure:7 facials:7 facial:6 lashes:7 brows:7 waxing:7 spa:6 massage:5 massages:5 skincare:6 makeup:6 güzellik:7 threading:5 tattoo:5 piercing:5',
  offerKind: 'prices',
  goal: 'book',
  directions: ['clinic', 'atelier', 'menu', 'neighbour'],
  motifs: ['arcs', 'sprigs', 'contour'],
  artefacts: ['list', 'plate', 'week'],
  look: {
    color: '#A5566A',
    heading: 'EB Garamond',
    body: 'Nunito',
  },
  words: {
    en: {
      noun: 'beauty studio',
      goods: [
        'manicures',
        'gel nails',
        'pedicures',
        'facials',
        'lash lifts',
        'lash extensions',
        'brow shaping',
        'brow lamination',
        'waxing',
        'massage',
        'deep-tissue massage',
        'bridal makeup',
        'threading',
        'nail art',
        'hot stone massage',
        'tattoos',
        'piercings',
      ],
      typical: ['Manicure', 'Facial', 'Brow shaping', 'Massage'],
      headings: ['Treatments', 'What we do', 'On the treatment list'],
      ask: 'Book a treatment',
      photos: [
        'Photo: the treatment room in soft light, landscape',
        'Photo: hands at work, close',
        'Photo: the shelf of things you use',
        'Photo: a finished set',
      ],
      gallery: 'The studio',
    },
    tr: { noun: 'güzellik salonu', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
