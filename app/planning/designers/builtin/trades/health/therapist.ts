import type { Trade } from '#planning/designers/builtin/trades/trade'

export const therapist: Trade = {
  id: 'therapist',
  schemaType: 'MedicalBusiness',
  terms:
    'therapist:8 therapy:7 counselling:8 counseling:8 counsellor:9 counselor:9 psychologist:9 psychotherapist:9 psychotherapy:9 cbt:6 anxiety:5 couples_therapy:8 psikolog:10 terapi:8 hypnotherapy:8 wellbeing:2',
  offerKind: 'services',
  titleFrom: 'trade',
  goal: 'enquire',
  directions: ['clinic', 'ledger', 'atelier', 'neighbour'],
  motifs: ['contour', 'arcs', 'weave'],
  artefacts: ['plate', 'list', 'week'],
  look: {
    color: '#6B7F5E',
    heading: 'Lora',
    body: 'Nunito',
  },
  words: {
    en: {
      noun: 'practice',
      goods: [
        'individual therapy',
        'couples therapy',
        'family therapy',
        'CBT',
        'anxiety',
        'burnout',
        'grief',
        'trauma',
        'online sessions',
        'EMDR',
        'depression',
        'supervision',
        'parenting',
      ],
      typical: ['Individual sessions', 'Couples', 'Online sessions', 'First conversation'],
      headings: ['What people bring', 'Ways of working', 'Sessions'],
      ask: 'Write to arrange a first talk',
      photos: [
        'Photo: the two chairs in your room, landscape',
        'Photo: you, looking at the camera',
        'Photo: the door from the street',
        'Photo: the window',
      ],
      gloss: {
        'CBT': 'Cognitive behavioural therapy: noticing and changing patterns of thought.',
        'EMDR': 'A structured method for working with traumatic memories.',
        'couples therapy': 'Two people, one conversation, someone to hold it.',
      },
    },
    tr: { noun: 'danışmanlık merkezi', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
