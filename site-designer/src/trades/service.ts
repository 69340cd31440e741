import type { Trade } from '#designer/trades/trade'

/** Where no trade can be told: says nothing about what the business does. */
export const service: Trade = {
  id: 'service',
  schemaType: 'LocalBusiness',
  terms: '',
  offerKind: 'services',
  goal: 'enquire',
  directions: [
    'clinic',
    'timetable',
    'ledger',
    'poster',
    'neighbour',
    'studio',
    'counter',
    'field_guide',
  ],
  motifs: ['contour', 'tiles', 'halftone', 'arcs'],
  artefacts: ['plate', 'monogram'],
  look: { color: '#2F5D8A', heading: 'Manrope', body: 'Inter', corners: 8 },
  words: {
    en: {
      noun: 'business',
      goods: [],
      typical: ['Your first offer', 'Your second offer', 'Your third offer'],
      headings: ['What we do', 'Our work'],
      ask: 'Get in touch',
      photos: [
        'Photo: the place where you work, landscape',
        'Photo: you or your team',
        'Photo: something you made or did, close',
      ],
    },
    tr: {
      noun: 'işletme',
      goods: [],
      typical: ['İlk hizmetiniz', 'İkinci hizmetiniz', 'Üçüncü hizmetiniz'],
      headings: ['Neler yapıyoruz', 'İşlerimiz'],
      ask: 'Bize yazın',
      photos: [
        'Fotoğraf: çalıştığınız yer, yatay',
        'Fotoğraf: siz ya da ekibiniz',
        'Fotoğraf: yaptığınız bir iş, yakından',
      ],
    },
  },
}
