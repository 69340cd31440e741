import type { Trade } from '#planning/designers/builtin/trades/trade'

export const guesthouse: Trade = {
  id: 'guesthouse',
  schemaType: 'BedAndBreakfast',
  terms:
    'guesthouse:11 guest_house:11 bed_and_breakfast:11 hotel:8 hostel:8 rooms:4 cottage:7 cottages:7 holiday_home:8 apartments:4 campsite:9 camping:6 pansiyon:11 otel:9 inn:6 villa:6 boutique_hotel:10 airbnb:6',
  offerKind: 'services',
  titleFrom: 'trade',
  goal: 'enquire',
  directions: ['atelier', 'neighbour', 'menu', 'clinic'],
  motifs: ['contour', 'tiles', 'sprigs'],
  artefacts: ['plate', 'list'],
  look: {
    color: '#3E6A7A',
    heading: 'Lora',
    body: 'Lato',
  },
  words: {
    en: {
      noun: 'guesthouse',
      goods: [
        'double rooms',
        'single rooms',
        'family rooms',
        'breakfast',
        'garden',
        'pool',
        'sea view',
        'parking',
        'bicycle hire',
        'boat trips',
        'dinner',
        'apartments',
        'pitches',
        'sauna',
      ],
      typical: ['Rooms', 'Breakfast', 'The garden', 'Getting here'],
      headings: ['Staying here', 'Rooms and breakfast'],
      ask: 'Ask for a room',
      photos: [
        'Photo: the house from the path, landscape',
        'Photo: a made bed by the window',
        'Photo: breakfast on the table',
        'Photo: the view',
      ],
      gallery: 'The house',
    },
    tr: { noun: 'pansiyon', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
