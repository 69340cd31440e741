import type { Trade } from '#planning/designers/builtin/trades/trade'

export const physio: Trade = {
  id: 'physio',
  schemaType: 'Physiotherapy',
  terms:
    'physio:9 physiotherapy:10 physiotherapist:10 chiropractor:9 osteopath:9 osteopathy:9 sports_injury:7 rehabilitation:6 rehab:6 back_pain:7 fizyoterapi:10 acupuncture:7',
  offerKind: 'services',
  titleFrom: 'trade',
  goal: 'book',
  directions: ['clinic', 'timetable', 'ledger', 'poster'],
  motifs: ['contour', 'arcs', 'halftone'],
  artefacts: ['list', 'week', 'plate'],
  look: {
    color: '#00788A',
    heading: 'Plus Jakarta Sans',
    body: 'Lato',
  },
  words: {
    en: {
      noun: 'physiotherapy practice',
      goods: [
        'sports injuries',
        'back pain',
        'neck pain',
        'rehabilitation',
        'post-surgery rehab',
        'sports massage',
        'acupuncture',
        'dry needling',
        'home visits',
        'pelvic health',
        'clinical pilates',
        'running analysis',
        'shockwave therapy',
      ],
      typical: ['Back and neck', 'Sports injuries', 'After surgery', 'Sports massage'],
      headings: ['What we treat', 'Treatments'],
      ask: 'Book an assessment',
      photos: [
        'Photo: the treatment room, landscape',
        'Photo: hands on a shoulder',
        'Photo: the exercise space',
        'Photo: the entrance',
      ],
    },
    tr: { noun: 'fizyoterapi kliniği', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
