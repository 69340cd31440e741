import type { Trade } from '#planning/designers/builtin/trades/trade'

export const gardener: Trade = {
  id: 'gardener',
  schemaType: 'HomeAndConstructionBusiness',
  terms:
    'gardener:9 gardeners:9 gardening:9 gardens:5 garden:3 landscaper:9 landscaping:9 landscape:6 lawn:6 hedges:6 hedge:5 tree_surgeon:9 tree_surgery:8 patio:4 patios:4 planting:5 bahçe:7 bahçıvan:9 peyzaj:8 turf:4',
  offerKind: 'services',
  goal: 'quote',
  directions: ['atelier', 'neighbour', 'workshop', 'menu'],
  motifs: ['sprigs', 'grain', 'contour'],
  artefacts: ['plate', 'list'],
  look: {
    color: '#3F6B35',
    heading: 'Libre Baskerville',
    body: 'Lato',
  },
  words: {
    en: {
      noun: 'gardening business',
      goods: [
        'garden design',
        'planting',
        'lawn care',
        'mowing',
        'hedge trimming',
        'hedges',
        'tree surgery',
        'patios',
        'fencing',
        'garden clearance',
        'ponds',
        'irrigation',
        'pruning',
        'raised beds',
        'turfing',
        'dry-stone walls',
      ],
      typical: ['Planting', 'Lawns and hedges', 'Garden design', 'Patios and paths'],
      headings: ['In your garden', 'What we plant, cut and lay', 'Work by season'],
      ask: 'Ask for a visit',
      photos: [
        'Photo: a border in full flower, landscape',
        'Photo: a path or wall you laid',
        'Photo: hands in soil',
        'Photo: the same garden, before',
      ],
      gallery: 'Gardens',
    },
    tr: { noun: 'bahçıvan', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
