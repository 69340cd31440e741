import type { Trade } from '#planning/designers/builtin/trades/trade'

export const dance: Trade = {
  id: 'dance',
  schemaType: 'DanceGroup',
  terms:
    'dance:8 dance_school:10 dance_studio:10 ballet:8 salsa:7 tango:7 hip_hop:6 choreography:5 dancing:6 dans:7 ballroom:7',
  offerKind: 'services',
  goal: 'book',
  directions: ['poster', 'timetable', 'neighbour', 'atelier'],
  motifs: ['contour', 'halftone', 'tiles'],
  artefacts: ['week', 'plate', 'list'],
  look: {
    color: '#8E2A6B',
    heading: 'Playfair Display',
    body: 'Work Sans',
  },
  words: {
    en: {
      noun: 'dance school',
      goods: [
        'ballet',
        'salsa',
        'tango',
        'hip hop',
        'contemporary',
        'ballroom',
        'tap',
        'jazz',
        'wedding dance',
        'toddler ballet',
        'bachata',
      ],
      typical: ['Ballet', 'Contemporary', 'Salsa', "Children's classes"],
      headings: ['Classes', 'What we dance'],
      ask: 'Book a trial class',
      photos: [
        'Photo: the floor and the mirrors, landscape',
        'Photo: shoes in a row',
        'Photo: a class in motion',
        'Photo: one dancer, mid-turn',
      ],
      gallery: 'In the studio',
    },
    tr: { noun: 'dans okulu', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
