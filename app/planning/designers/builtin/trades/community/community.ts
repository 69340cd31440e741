import type { Trade } from '#planning/designers/builtin/trades/trade'

export const community: Trade = {
  id: 'community',
  schemaType: 'Organization',
  terms:
    'charity:9 nonprofit:9 non_profit:9 ngo:9 foundation:5 association:6 club:5 community:4 volunteers:6 volunteer:5 church:7 choir:8 dernek:9 vakıf:9 food_bank:8 shelter:5 society:4 allotment:6 scouts:7',
  offerKind: 'services',
  titleFrom: 'trade',
  goal: 'enquire',
  directions: ['poster', 'neighbour', 'timetable', 'counter'],
  motifs: ['tiles', 'terrazzo', 'weave'],
  artefacts: ['week', 'list', 'plate'],
  look: {
    color: '#2D6A4F',
    heading: 'Work Sans',
    body: 'Open Sans',
  },
  words: {
    en: {
      noun: 'community group',
      goods: [
        'weekly meetings',
        'food parcels',
        'advice sessions',
        'youth club',
        'community garden',
        'volunteering',
        'concerts',
        'workshops',
        'lunch club',
        'repair café',
        'rehearsals',
        'Sunday service',
      ],
      typical: ['What we do', 'Meetings', 'Volunteer', 'Support us'],
      headings: ['What we do', 'Through the week'],
      ask: 'Get involved',
      photos: [
        'Photo: people doing the thing you do, landscape',
        'Photo: the place you meet',
        'Photo: a noticeboard',
      ],
    },
    tr: { noun: 'dernek', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
