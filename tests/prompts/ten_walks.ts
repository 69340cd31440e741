import type { PromptCase } from '#tests/prompts/ten_prompts'

/** As people write; on the sheet only what is wrong or missing is put right, the shortest way. */
export const tenWalks: PromptCase[] = [
  {
    name: 'florist_chatty',
    prompt:
      "hey, so me and my sister run a little flower shop on Mill Road in Cambridge, it's called Thistle & Rye. " +
      "We've been doing it for nine years now and honestly it's the best job. We do bouquets from £25, wedding " +
      'flowers, funeral flowers and a Friday flower club where you get a bunch every week for £15. ' +
      "We're open tuesday to saturday half nine till five thirty, closed Sundays and Mondays. People can ring " +
      "01223 960 144 or email hello@thistleandrye.example. Please don't make it pink, everyone does pink. " +
      'Oh and my sister hates having her photo taken so no team photos!',
    async corrects(hand) {
      await hand.names('Thistle & Rye')
      await hand.isA('florist')
      await hand.types('where.street_address', 'Mill Road')
      await hand.types('where.locality', 'Cambridge')
      await hand.opensOn({
        day: 'Tuesday',
        opens: '09:30',
        closes: '17:30',
        copy: 'Copy to every day',
      })
      await hand.closesOn(['Sunday', 'Monday'])
      await hand.lists('offers', [
        ['Bouquets', '', 'from £25'],
        ['Friday flower club', '', '£15'],
      ])
      await hand.types('services', 'wedding flowers\nfuneral flowers')
      await hand.drops('pink', "Please don't make it pink")
    },
    says: [
      'Thistle & Rye',
      'Mill Road',
      'Cambridge',
      '17:30',
      'from £25',
      'Friday flower club',
      'funeral flowers',
      '01223 960 144',
      'hello@thistleandrye.example',
    ],
    wrong: ['make it pink', 'everyone does pink', 'hates having'],
  },
  {
    name: 'garage_list',
    prompt:
      'Northgate Motors\nMOT and servicing, Hull\n- MOT £45\n- Full service £180\n- Interim service £110\n' +
      '- Brake pads from £95\n- Diagnostics £40\nMon-Fri 8-6, Sat 8-1\n24 Northgate, Hull HU1 9AA\n' +
      '01482 960155\nCourtesy car available. All work guaranteed for 12 months.',
    async corrects(hand) {
      await hand.names('Northgate Motors')
      await hand.types('who.description', 'garage')
      await hand.isA('garage')
      await hand.takes('Courtesy car available')
    },
    says: [
      'Northgate Motors',
      'Full service',
      '£180',
      'from £95',
      '24 Northgate',
      'HU1 9AA',
      '01482 960155',
      'Courtesy car available',
      'guaranteed for 12 months',
    ],
    wrong: ['Welcome'],
  },
  {
    name: 'lokanta_turkish',
    prompt:
      'Merhaba, Antep’ten gelen bir aileyiz, Kadıköy’de Sofra Ocakbaşı adında küçük bir lokantamız var. ' +
      'Adana 320 TL, Urfa 320 TL, lahmacun 90 TL, künefe 150 TL. Her gün 11:00-23:00 arası açığız, ' +
      'pazartesi kapalıyız. Adres: Moda Caddesi No: 48, Kadıköy. Telefon 0216 555 01 77. Paket servisimiz ' +
      'de var. Ustamız Mehmet Usta otuz yıldır mangal başında. Sitede koyu renkler olsun lütfen.',
    async corrects(hand) {
      await hand.names('Sofra Ocakbaşı')
      await hand.types('who.description', 'ocakbaşı')
      await hand.isA('restoran')
      await hand.lists('people', [['Mehmet Usta', 'usta']])
    },
    says: [
      'Sofra Ocakbaşı',
      'Adana',
      '320 TL',
      'künefe',
      'Moda Caddesi No: 48',
      '0216 555 01 77',
      '23:00',
      'Mehmet Usta',
      'Paket servis',
    ],
    wrong: ['koyu renkler'],
  },
  {
    name: 'pension_german',
    prompt:
      'Wir betreiben die Pension Waldblick im Schwarzwald, ein kleines Haus mit 9 Zimmern. Doppelzimmer ab ' +
      '95 €, Einzelzimmer 62 €, Familienzimmer 140 €. Frühstück von 7:30 bis 10 Uhr ist inklusive. Hunde ' +
      'sind willkommen. Adresse: Tannenweg 3, 79822 Titisee. Telefon 07651 555 014, ' +
      'info@waldblick.example. Betriebsferien vom 4. bis 25. November. Check-in ab 15 Uhr.',
    async corrects(hand) {
      await hand.names('Pension Waldblick')
      await hand.takes('Check-in ab 15 Uhr')
    },
    says: [
      'Pension Waldblick',
      'Doppelzimmer',
      'ab 95 €',
      'Familienzimmer',
      'Tannenweg 3',
      '79822',
      '07651 555 014',
      'info@waldblick.example',
      'Hunde',
      'Betriebsferien vom 4. bis 25. November',
    ],
    wrong: ['Welcome', 'Willkommen bei uns auf'],
  },
  {
    name: 'therapist_private',
    prompt:
      "I'm a psychotherapist in Galway and need a simple, calm page. My name is Aoife Brennan. Between us, " +
      "I'm leaving my job at the clinic in March and they don't know yet so please don't mention the clinic. " +
      'I see adults and couples, for anxiety, grief and burnout. Sessions are 50 minutes and cost €80. My ' +
      'landlord is slow with the sign so no address for now, just say Galway city. Contact by email only: ' +
      'aoife@calmroom.example. I am accredited with IACP. Evenings possible on Tuesdays and Thursdays.',
    async corrects(hand) {
      await hand.names('Aoife Brennan')
      await hand.types('where.locality', 'Galway city')
      await hand.types('where.opening_hours.notes', 'Evenings possible on Tuesdays and Thursdays')
      await hand.lists('people', [['Aoife Brennan', 'psychotherapist']])
    },
    says: [
      'Aoife Brennan',
      'psychotherapist',
      'Galway city',
      'anxiety, grief and burnout',
      '€80',
      'aoife@calmroom.example',
      'IACP',
      'Evenings possible on Tuesdays and Thursdays',
    ],
    wrong: ['clinic', 'landlord', 'leaving my job', 'Between us'],
  },
  {
    name: 'dj_refused_number',
    prompt:
      'DJ for weddings and parties in Leeds, I go by DJ Marlo. 15 years, over 400 weddings. Packages: Evening ' +
      "£450, All day £700, Ceremony PA add-on £120. My number is 07700 900188 but please don't put it on the " +
      'site, I only want people to use the form. Instagram @djmarloleeds. Dark look please. Soul, disco, 90s ' +
      'house, whatever gets your nan up.',
    async corrects(hand) {
      await hand.names('DJ Marlo')
      await hand.types('who.description', 'wedding DJ')
      await hand.types(
        'own_words.about',
        'Soul, disco, 90s house, whatever gets your nan up. 15 years, over 400 weddings.'
      )
    },
    says: [
      'DJ Marlo',
      'Leeds',
      '£450',
      'All day',
      'Ceremony PA add-on',
      'whatever gets your nan up',
    ],
    wrong: ['07700 900188', '07700900188', 'want people to use'],
  },
  {
    name: 'wedding',
    prompt:
      'Our wedding! Hannah & Luca, Saturday 12 September 2027, ceremony 2pm at St Mary’s Church, Bibury, then ' +
      'dinner and dancing from 5pm at Arlington Barn. There’s a bus from Cirencester station at 1:15. RSVP by ' +
      '1 July to hannahandluca@mail.example. Kids welcome. Dress code: colourful! No gifts please, but a ' +
      'donation to the hospice would be lovely.',
    async corrects(hand) {
      await hand.names('Hannah & Luca')
      await hand.lists('dates', [
        ['Saturday 12 September 2027, 2pm', 'Ceremony', 'St Mary’s Church, Bibury'],
        ['5pm', 'Dinner and dancing', 'Arlington Barn'],
      ])
      await hand.adds('No gifts please, but a donation to the hospice would be lovely.')
    },
    says: [
      'Hannah & Luca',
      'Saturday 12 September 2027',
      'St Mary’s Church',
      'Arlington Barn',
      'bus from Cirencester station',
      'RSVP by 1 July',
      'hannahandluca@mail.example',
      'Kids welcome',
      'colourful',
      'donation to the hospice',
    ],
    wrong: [],
  },
  {
    name: 'football_club',
    prompt:
      'Ashby Rovers U12s – training Wednesdays 6-7:30pm at Hood Park, matches on Sunday mornings. Coaches are ' +
      'Pete Lamb and Shirin Azadi. We’re looking for a goalie and two midfielders. Subs £22 a month, first two ' +
      'sessions free. Next matches: 14 March vs Measham, 21 March at Coalville. Contact Pete on 07700 900231. ' +
      'Boots and shin pads needed.',
    async corrects(hand) {
      await hand.names('Ashby Rovers U12s')
      await hand.types('who.description', 'football club')
      await hand.isA('sports club')
      await hand.takes('Subs, £22 a month')
      await hand.lists('people', [
        ['Pete Lamb', 'coach'],
        ['Shirin Azadi', 'coach'],
      ])
      await hand.lists('dates', [
        ['14 March', 'vs Measham'],
        ['21 March', 'at Coalville'],
      ])
    },
    says: [
      'Ashby Rovers U12s',
      'Wednesdays 6-7:30pm',
      'Hood Park',
      'Pete Lamb',
      'Shirin Azadi',
      'two midfielders',
      '£22 a month',
      'Measham',
      'Coalville',
      '07700 900231',
      'shin pads',
    ],
    wrong: ['Welcome'],
  },
  {
    name: 'illustrator_cv',
    prompt:
      'I need a personal site. Joanna Silva, freelance illustrator from Porto living in Rotterdam. I make ' +
      'editorial illustrations and picture books. Clients: De Volkskrant, Penguin, Monocle. Books: "The Slow ' +
      'Boat" (2021), "Nine Cats" (2023). I speak Portuguese, English and Dutch. I am free for commissions ' +
      'from May. joana@silvadraws.example, instagram.com/silvadraws',
    async corrects(hand) {
      await hand.names('Joanna Silva')
      await hand.types('who.description', 'freelance illustrator')
      await hand.isA('CV')
    },
    says: [
      'Joanna Silva',
      'freelance illustrator',
      'De Volkskrant',
      'The Slow Boat',
      '2023',
      'free for commissions',
      'joana@silvadraws.example',
    ],
    wrong: ['personal site', 'Welcome'],
  },
  {
    name: 'app_launch',
    prompt:
      'Launching Peapod – an app that helps neighbours share tools. Free for 3 items, Plus is $4 a month, and ' +
      'Street is $19 a month for up to 30 households. iOS and Android, out in June. Built by Ravi Menon and ' +
      'Claire Oduya in Portland. “I have not bought a ladder in two years” – Dana, beta tester. Write to ' +
      'team@peapod.example. Please include an FAQ, and no stock photos.',
    async corrects(hand) {
      await hand.names('Peapod')
      await hand.types('who.description', 'an app that helps neighbours share tools')
      await hand.lists('offers', [
        ['Free', 'for 3 items', ''],
        ['Plus', '', '$4 a month'],
        ['Street', 'up to 30 households', '$19 a month'],
      ])
    },
    says: [
      'Peapod',
      'helps neighbours share tools',
      '$4 a month',
      '$19 a month',
      'iOS and Android',
      'Ravi Menon',
      'Claire Oduya',
      'I have not bought a ladder',
      'team@peapod.example',
    ],
    wrong: ['no stock photos', 'include an FAQ'],
  },
]
