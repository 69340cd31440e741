import type { Trade } from '#planning/designers/builtin/trades/trade'

export const vet: Trade = {
  id: 'vet',
  schemaType: 'VeterinaryCare',
  terms:
    'vet:9 vets:9 veterinary:10 veterinarian:10 animal_hospital:10 veteriner:10 vaccinations:4 neutering:6 pets:3',
  offerKind: 'services',
  goal: 'call',
  directions: ['neighbour', 'clinic', 'counter', 'timetable'],
  motifs: ['terrazzo', 'scallops', 'arcs'],
  artefacts: ['week', 'list', 'plate'],
  look: {
    color: '#2F7D5B',
    heading: 'Nunito',
    body: 'Nunito',
  },
  words: {
    en: {
      noun: 'veterinary practice',
      goods: [
        'vaccinations',
        'health checks',
        'surgery',
        'dental care',
        'neutering',
        'microchipping',
        'X-rays',
        'nurse clinics',
        'home visits',
        'emergency care',
        'exotic pets',
        'puppy classes',
      ],
      typical: ['Health checks', 'Vaccinations', 'Surgery', 'Dental care'],
      headings: ['Care for animals', 'At the practice'],
      ask: 'Book an appointment',
      photos: [
        'Photo: a patient on the table, calm, landscape',
        'Photo: the team with animals',
        'Photo: the waiting room',
        'Photo: the front door',
      ],
    },
    tr: { noun: 'veteriner kliniği', goods: [], typical: [], headings: [], ask: '', photos: [] },
  },
}
