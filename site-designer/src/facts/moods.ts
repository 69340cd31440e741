import type { DirectionId } from '#designer/site/kinds'

export type MoodId =
  | 'elegant'
  | 'plain'
  | 'bold'
  | 'warm'
  | 'playful'
  | 'formal'
  | 'traditional'
  | 'modern'
  | 'calm'
  | 'rugged'
  | 'editorial'

/** How English says a mood, and the directions it leans to. */
export const moods: [RegExp, MoodId, Partial<Record<DirectionId, number>>][] = [
  [
    /\b(?:elegant|refined|sophisticated|luxur\w+|upscale|high[- ]end|premium|chic|zarif|şık)\b/i,
    'elegant',
    { atelier: 3, menu: 2, night: 1.5, ledger: 1 },
  ],
  [
    /\b(?:minimal\w*|(?<!\b(?:we|i|they|to|can|and|will|who) )clean(?! (?:your|the|their|\w*(?:offices?|homes?|houses?|windows?|carpets?|ovens?|air|water|energy)\b))|simple|plain|understated|uncluttered|sade)\b/i,
    'plain',
    { atelier: 1.5, timetable: 2, ledger: 1.5, civic: 1.5, studio: 1.5, clinic: 1 },
  ],
  [
    /\b(?:bold|loud|striking|energetic|punchy|edgy|strong|vibrant|cesur)\b/i,
    'bold',
    { poster: 4, workshop: 1.5 },
  ],
  [
    /\b(?:cosy|cozy|warm|homely|welcoming|(?<!\b(?:pet|dog|kids?|child|children|family|eco|budget|beginner|user|vegan|environmentally)[- ])friendly|neighbou?rhood|sıcak|samimi)\b/i,
    'warm',
    { neighbour: 3, harvest: 2, counter: 1.5, menu: 0.5 },
  ],
  [
    /\b(?:playful|fun|colou?rful|cheerful|quirky|eğlenceli)\b/i,
    'playful',
    { neighbour: 2.5, poster: 2 },
  ],
  [
    /\b(?:formal|professional|serious|trustworthy|corporate|conservative|kurumsal|ciddi)\b/i,
    'formal',
    { ledger: 4, civic: 2, clinic: 1, timetable: 1 },
  ],
  [
    /\b(?:rustic|traditional|classic|old[- ]fashioned|heritage|vintage|geleneksel|klasik)\b/i,
    'traditional',
    { menu: 3, field_guide: 2.5, counter: 2, harvest: 1, ledger: 1 },
  ],
  [
    /\b(?:modern(?! (?:dance|languages?|art|history|furniture)\b)|contemporary|sleek|minimal tech|modernist)\b/i,
    'modern',
    { timetable: 2, studio: 2, poster: 1, clinic: 1 },
  ],
  [
    /\b(?:calm|serene|peaceful|quiet|soothing|soft|relax\w+|sakin|huzurlu)\b/i,
    'calm',
    { clinic: 3, atelier: 2, field_guide: 1 },
  ],
  [/\b(?:industrial|rugged|robust|hard[- ]wearing|raw)\b/i, 'rugged', { workshop: 4, poster: 1 }],
  [
    /\b(?:artistic|creative|editorial|arty)\b/i,
    'editorial',
    { atelier: 3, studio: 2, field_guide: 1.5, poster: 1.5 },
  ],
]
