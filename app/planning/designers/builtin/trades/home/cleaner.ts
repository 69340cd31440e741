import type { Trade } from '#planning/designers/builtin/trades/trade'

export const cleaner: Trade = {
  id: 'cleaner',
  schemaType: 'HomeAndConstructionBusiness',
  terms:
    'cleaning:8 cleaner:8 cleaners:8 house_cleaning:9 window_cleaning:8 end_of_tenancy:7 housekeeping:6 laundry:5 temizlik:9 janitorial:7 carpet_cleaning:7',
  offerKind: 'services',
  goal: 'quote',
  directions: ['clinic', 'timetable', 'neighbour', 'counter'],
  motifs: ['arcs', 'tiles', 'stripes'],
  artefacts: ['list', 'week', 'plate'],
  look: {
    color: '#1D7F8C',
    heading: 'Plus Jakarta Sans',
    body: 'Nunito',
  },
  words: {
    en: {
      noun: 'cleaning company',
      goods: [
        'house cleaning',
        'office cleaning',
        'window cleaning',
        'end-of-tenancy cleaning',
        'carpet cleaning',
        'deep cleaning',
        'oven cleaning',
        'after-builders cleaning',
        'ironing',
        'holiday-let changeovers',
      ],
      typical: ['Homes', 'Offices', 'Windows', 'Deep cleans'],
      headings: ['What we clean', 'Rounds and one-offs'],
      ask: 'Ask for a price',
      photos: [
        'Photo: a room just finished, landscape',
        'Photo: your kit, laid out',
        'Photo: a clean window from inside',
        'Photo: the team at the door',
      ],
    },
    tr: { noun: 'temizlik firması', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
