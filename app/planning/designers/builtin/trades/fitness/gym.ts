import type { Trade } from '#planning/designers/builtin/trades/trade'

export const gym: Trade = {
  id: 'gym',
  schemaType: 'ExerciseGym',
  terms:
    'gym:9 fitness:7 crossfit:9 personal_trainer:10 personal_training:9 strength:5 weights:4 boxing:7 kickboxing:7 martial_arts:8 hiit:6 bootcamp:6 workout:5 climbing:6 spin:3 muay_thai:7 judo:7 karate:7 spor:5 coaching:1',
  offerKind: 'services',
  goal: 'book',
  directions: ['poster', 'workshop', 'timetable', 'counter'],
  motifs: ['stripes', 'halftone', 'herringbone'],
  artefacts: ['week', 'list', 'plate'],
  look: {
    color: '#D2451E',
    heading: 'Oswald',
    body: 'Inter',
  },
  words: {
    en: {
      noun: 'gym',
      goods: [
        'personal training',
        'strength training',
        'boxing',
        'kickboxing',
        'CrossFit',
        'HIIT',
        'spin',
        'open gym',
        'Olympic lifting',
        'mobility',
        'small-group training',
        'nutrition coaching',
        'bootcamp',
        'Muay Thai',
        'judo',
        'karate',
        "kids' classes",
        'bouldering',
      ],
      typical: ['Open gym', 'Strength classes', 'Personal training', 'Mobility'],
      headings: ['Train', 'Ways to train'],
      ask: 'Book a first session',
      photos: [
        'Photo: the floor with the lights on, landscape',
        'Photo: chalked hands on a bar',
        'Photo: a class mid-set',
        'Photo: the rack of weights',
      ],
      gallery: 'On the floor',
    },
    tr: { noun: 'spor salonu', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
