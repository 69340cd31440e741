import type { Trade } from '#planning/designers/builtin/trades/trade'

export const florist: Trade = {
  id: 'florist',
  schemaType: 'Florist',
  terms:
    'florist:11 florists:11 flowers:8 flower_shop:11 flower:6 bouquets:7 bouquet:7 floral:7 wedding_flowers:9 plants:3 çiçekçi:11 çiçek:8 wreaths:6 arrangements:4',
  offerKind: 'menu',
  goal: 'order',
  directions: ['atelier', 'menu', 'neighbour', 'counter'],
  motifs: ['sprigs', 'scallops', 'contour'],
  artefacts: ['plate', 'list', 'week'],
  look: {
    color: '#7C3F58',
    heading: 'Playfair Display',
    body: 'Lato',
  },
  words: {
    en: {
      noun: 'florist',
      goods: [
        'bouquets',
        'wedding flowers',
        'bridal bouquets',
        'funeral flowers',
        'wreaths',
        'dried flowers',
        'house plants',
        'pot plants',
        'seasonal stems',
        'flower subscriptions',
        'weekly flowers',
        'workshops',
        'local delivery',
        'event flowers',
        'table arrangements',
      ],
      typical: ['Bouquets', 'Wedding flowers', 'Funeral flowers', 'Pot plants'],
      headings: ['Flowers', 'On the bench', 'What we tie and arrange'],
      made: 'tied',
      ask: 'Order flowers',
      photos: [
        'Photo: today’s bucket of stems by the door, upright',
        'Photo: a bouquet held at arm’s length',
        'Photo: the bench with ribbon and shears',
        'Photo: a wedding table',
        'Photo: the shop front',
      ],
      gallery: 'From the bench',
      gloss: {
        'dried flowers': 'Cut at their best and dried to keep.',
        'seasonal stems': 'What is in flower now, sold by the stem.',
        'weekly flowers': 'A standing order for home, desk or counter.',
      },
    },
    tr: { noun: 'çiçekçi', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
