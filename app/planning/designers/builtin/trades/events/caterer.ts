import type { Trade } from '#planning/designers/builtin/trades/trade'

export const caterer: Trade = {
  id: 'caterer',
  schemaType: 'FoodEstablishment',
  terms:
    'catering:9 caterer:9 caterers:9 buffet:5 canapés:6 canapes:6 food_truck:8 private_chef:8 banquet:5',
  offerKind: 'services',
  goal: 'quote',
  directions: ['menu', 'atelier', 'counter', 'neighbour'],
  motifs: ['scallops', 'sprigs', 'weave'],
  artefacts: ['list', 'plate'],
  look: {
    color: '#50622B',
    heading: 'Crimson Text',
    body: 'Source Sans Pro',
  },
  words: {
    en: {
      noun: 'catering company',
      goods: [
        'wedding catering',
        'corporate lunches',
        'canapés',
        'buffets',
        'private dinners',
        'street food',
        'grazing tables',
        'barbecues',
      ],
      typical: ['Weddings', 'Office lunches', 'Private dinners', 'Buffets'],
      headings: ['What we cater', 'Tables we set'],
      ask: 'Ask for a menu and a price',
      photos: [
        'Photo: a table you laid, full length, landscape',
        'Photo: one plate, close',
        'Photo: your team serving',
        'Photo: the kitchen on site',
      ],
      gallery: 'Tables we have set',
    },
    tr: { noun: 'catering firması', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
