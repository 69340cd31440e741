import type { Whole } from '#designer_tests/designer/prompts/whole'

/** Written after the first set was read well: what was read of these at first is the measure. */
export const furtherEnglish: Whole[] = [
  {
    prompt:
      'Chimney sweep, third generation. I cover Shropshire and the Welsh borders. Open fire £60, wood burner £70, bird’s nest removal from £90. Certificate for your insurance included. I’m HETAS registered. Ask for Glyn, Black Brush Sweeps, 01743 555 610',
    name: 'Black Brush Sweeps',
    place: '?Shropshire',
    area: ['?Shropshire', '?Welsh'],
    offers: ['Open fire=£60', 'Wood burner=£70', 'Bird’s nest removal=from £90'],
    people: ['?Glyn'],
    phone: '01743 555 610',
  },
  {
    prompt:
      'Hi there, we’re opening a zero waste shop in Asheville on Saturday 7 June! It’ll be called The Empty Jar. Bring your own containers: rice, lentils, oils, soap, coffee. 180 products in bulk. Tues-Sat 9-6, Sun 11-4. Owners Dee and Marisol.',
    name: 'The Empty Jar',
    place: 'Asheville',
    offers: ['?Rice', '?Lentils', '?Oils', '?Soap', '?Coffee'],
    figures: ['?180 products'],
    hours: '23456 09:00-18:00; 7 11:00-16:00',
    people: ['?Dee, owner', '?Marisol, owner'],
    events: ['?7 June: Opening'],
  },
  {
    prompt:
      'PHYSIO CLINIC IN LEITH. BACK PAIN, SPORTS INJURIES, POST SURGERY REHAB. £55 FIRST VISIT, £45 AFTER THAT. MON TO THU 8 TO 7, FRI 8 TO 2. CLINIC CALLED FORTH PHYSIO. NO REFERRAL NEEDED.',
    name: 'Forth Physio',
    place: 'Leith',
    offers: ['Back pain', 'Sports injuries', 'Post surgery rehab', 'First visit=£55'],
    hours: '1234 08:00-19:00; 5 08:00-14:00',
  },
  {
    prompt:
      'The Wren Choir rehearses every Wednesday at 7.15pm in St. Mary’s church, Ludlow. 45 singers, no auditions. Director: Helena Voss. Next concert: Brahms Requiem, Saturday 22 November, 7.30pm. Tickets £12. New voices welcome, especially tenors!',
    name: 'The Wren Choir|Wren Choir',
    place: 'Ludlow',
    address: '?St. Mary’s church',
    figures: ['45 singers'],
    people: ['Helena Voss, director'],
    events: ['22 November 7:30pm: Brahms Requiem|22 November 7:30pm: Next concert: Brahms Requiem'],
    offers: ['Tickets=£12'],
    classes: ['?3 19:15 Rehearsals'],
    refusals: ['?auditions'],
  },
  {
    prompt:
      'Driveway cleaning, patio cleaning, gutter clearing, render wash. Based in Solihull, travel 20 miles. Prices start at £99. Public liability insured. Before and after photos please. Jet Set Exteriors. 0121 496 0300. I don’t use acid.',
    name: 'Jet Set Exteriors',
    place: 'Solihull',
    offers: ['Driveway cleaning', 'Patio cleaning', 'Gutter clearing', 'Render wash'],
    claims: ['Insured'],
    phone: '0121 496 0300',
  },
  {
    prompt:
      'I’m a violin maker in Cremona’s old town, though I’m from Ohio. One instrument takes about 300 hours. Violins from €14,000, violas from €16,000, repairs by quote. Visits by appointment. Workshop of Anna Bell. Silver medal, Triennale 2018.',
    name: '?Anna Bell|Workshop of Anna Bell',
    people: ['?Anna Bell'],
    place: 'Cremona|Cremona’s old town',
    offers: ['Violins=from €14,000', 'Violas=from €16,000', '?Repairs'],
    claims: ['By appointment'],
  },
  {
    prompt:
      'family run chippy in grimsby since 1958. haddock and chips 9.80, mushy peas 1.50, kids box £5. open mon-sat 11.30am-2pm and 4.30pm-9pm. closed for our holidays 1-14 september. dolphin fisheries',
    name: '?Dolphin Fisheries',
    place: 'Grimsby',
    since: '1958',
    offers: ['Haddock and chips=£9.80|Chips=£9.80', 'Mushy peas=£1.50', 'Kids box=£5', '?Haddock'],
    hours: '123456 11:30-14:00|123456 11:30-14:00; 123456 16:30-21:00',
    closing: 'Closed for our holidays 1–14 september.',
    claims: ['Family-run'],
  },
  {
    prompt:
      'Notary public, signing agent, apostille help. Mobile in Tucson, Marana and Oro Valley. $15 per signature plus travel. Evenings until 9. Se habla español. Call or text Rosa Medina at 520-555-0147. Desert Notary.',
    name: 'Desert Notary',
    place: 'Tucson',
    area: ['?Tucson', '?Marana', '?Oro Valley'],
    offers: [
      '?Notary public',
      '?Signing agent',
      '?Apostille help',
      '?Notary public',
      'Signature=$15 + travel',
    ],
    people: ['?Rosa Medina'],
    phone: '520-555-0147',
  },
  {
    prompt:
      'Farm weddings near Masham. The barn seats 140, six bell tents, four acres of meadow. Friday £3,900, Saturday £5,200, midweek £2,800. Open days: 14 March, 11 April. Dry hire, bring your own caterer. Low Burton Barn. Ask Jill, events manager.',
    name: 'Low Burton Barn',
    place: 'Masham',
    figures: ['?140 seats', '?6 tents', '4 acres', '?6 bell tents'],
    offers: ['?Midweek=£2,800', '?Weddings', '?Friday=£3,900', '?Saturday=£5,200', '?Dry hire'],
    events: ['?14 March: Open days', '?11 April: Open days', '?14 March: Open day'],
    people: ['?Jill, events manager', '?Jill'],
  },
  {
    prompt:
      'I do alterations and wedding dress fittings from home, in Didsbury. Hems £15, zips £18, taking in a dress £40. Please ring first. No leather, no curtains. My name’s Oksana Petrenko and I trained in Lviv. Weekday evenings and Saturdays.',
    name: 'Oksana Petrenko',
    people: ['?Oksana Petrenko'],
    place: 'Didsbury',
    offers: [
      'Hems=£15',
      'Zips=£18',
      '?Taking in a dress=£40',
      '?Alterations',
      '?Wedding dress fittings',
    ],
    refusals: ['?leather', '?curtains'],
  },
  {
    prompt:
      'Hostel + dive school, Koh Tao. Dorm bed 450 THB, private room 1200 THB. Open Water course 11,000 THB (3 days). Instructors: Kai Brandt, Ploy, Mateus. Two boats. Max 4 students each. Monsoon break 1 to 20 November. Blue Gecko Divers',
    name: 'Blue Gecko Divers',
    place: 'Koh Tao',
    offers: ['?Dorm bed', '?Private room', '?Open Water course'],
    people: ['Kai Brandt, instructor', '?Ploy, instructor', '?Mateus, instructor'],
    figures: ['2 boats'],
    closing: '?Monsoon break 1 to 20 November.',
  },
  {
    prompt:
      'Independent funeral directors in Barnsley, Hoyle & Daughters. Simple cremation £1,495, burial from £2,300, woodland funeral from £2,100. Day or night, a person answers: 01226 555 900. Four generations. We will not sell you what you don’t need.',
    name: 'Hoyle & Daughters',
    place: 'Barnsley',
    offers: ['Simple cremation=£1,495', 'Burial=from £2,300', 'Woodland funeral=from £2,100'],
    claims: ['Independent', '?Day and night'],
    figures: ['?4 generations'],
    phone: '01226 555 900',
  },
  {
    prompt:
      'Ok so I run a board game café in Tampere, Nopparotta. 600 games, 14 tables. 5 € for the whole evening. Beer, cider, nachos, cinnamon buns. Tuesday is tournament night at 18:00. Open Tue–Sun 14–23. Please use orange.',
    name: 'Nopparotta',
    place: 'Tampere',
    figures: ['600 games', '14 tables'],
    offers: ['Beer', 'Cider', 'Nachos', 'Cinnamon buns'],
    hours: '234567 14:00-23:00',
    classes: ['?2 18:00 Tournament night'],
  },
  {
    prompt:
      'Therapy dogs for care homes & schools. Volunteers needed! Waggle is a charity (no. 1199887) in Norfolk. 62 dogs, 70 handlers, 140 visits a month. Training day 3 May at Wymondham Central Hall, 10am. Donate, don’t shop.',
    name: 'Waggle',
    place: 'Norfolk',
    figures: ['62 dogs', '70 handlers', '140 visits a month'],
    events: ['3 May 10am: Training day at Wymondham Central Hall|3 May 10am: Training day'],
    offers: ['?Therapy dogs', '?Dogs'],
  },
  {
    prompt:
      'Custom closets, pantries and garage storage in Plano and Frisco, Texas. Free design visit. Lifetime warranty. Most jobs $2,000 to $6,000. Installed in one day. 5-star rated. ClosetWright LLC, (972) 555-0121, hello@closetwright.example',
    name: 'ClosetWright LLC|ClosetWright',
    place: 'Plano|Frisco, Texas|Plano and Frisco, Texas',
    offers: ['?Custom closets', '?Closets', '?Pantries', '?Garage storage'],
    claims: ['With a guarantee'],
    phone: '(972) 555-0121',
    email: 'hello@closetwright.example',
  },
  {
    prompt:
      'Reiki and sound baths with Imogen Fell at the Old Chapel, Stroud. Sound bath every first Sunday, 5pm. One to one reiki £50, sound bath £15. Twelve mats so book early. I am not a doctor and I make no claims.',
    name: '?Imogen Fell',
    people: ['?Imogen Fell'],
    place: 'Stroud',
    offers: ['One to one reiki=£50|Reiki=£50', 'Sound bath=£15'],
    classes: ['?7 17:00 Sound bath'],
    figures: ['12 mats'],
  },
  {
    prompt:
      'Window blinds made and fitted. Roller, roman, venetian, shutters. Showroom at 61 Botanic Avenue, Belfast, open Mon-Sat 10-5. Home visits free. 2 year guarantee. Hamill Blinds – ask for Sean or Aoife.',
    name: 'Hamill Blinds',
    place: 'Belfast',
    address: '61 Botanic Avenue',
    offers: ['Roller', 'Roman', 'Venetian', 'Shutters', '?Window blinds'],
    hours: '123456 10:00-17:00',
    claims: ['Home visits', 'With a guarantee'],
    people: ['?Sean', '?Aoife'],
  },
  {
    prompt:
      'Language school for adults, Granada. Spanish intensive Mon-Fri 9.30-13.30, 220 € a week. Conversation group Thursdays 19:00. Max 7 per class. Homestays arranged. Closed 23 December - 6 January. Patio de Lenguas, C/ Elvira 12. Teachers: Nuria Campos, Javi Mora.',
    name: 'Patio de Lenguas',
    place: 'Granada',
    offers: [
      '?Spanish intensive',
      '?Spanish intensive=220 € a week',
      'Conversation group',
      '?Homestays',
      '?Spanish',
    ],
    classes: ['4 19:00 Conversation group'],
    hours: '?12345 09:30-13:30',
    people: ['Nuria Campos, teacher', 'Javi Mora, teacher'],
    closing: 'Closed 23 December - 6 January.|Closed 23 December – 6 January.',
    address: '?C/ Elvira 12',
  },
  {
    prompt:
      'We fix phones, laptops, tablets and game consoles while you wait. Screens from $79, batteries $49. Corner of 5th and Main, Boise ID. 12,000 devices fixed. 90 day warranty. Second Life Repair. Mon - Sat 10am - 7pm. Not Sundays.',
    name: 'Second Life Repair',
    place: 'Boise, ID',
    offers: ['Phones', 'Laptops', 'Tablets', 'Game consoles', 'Screens=from $79', 'Batteries=$49'],
    figures: ['12,000 devices'],
    hours: '123456 10:00-19:00',
    claims: ['With a guarantee'],
  },
  {
    prompt:
      'A page for my book binding classes. Coptic stitch, 12 September; Japanese binding, 10 October; leather journals, 14 November. £85 each, all materials included, six places. My studio is in the Custard Factory, Birmingham. Name: Fold & Sew. Bound by hand, no machines.',
    name: 'Fold & Sew',
    place: 'Birmingham|Custard Factory',
    events: [
      '12 September: Coptic stitch',
      '10 October: Japanese binding',
      '14 November: Leather journals',
    ],
    offers: [
      '?Coptic stitch',
      '?Japanese binding',
      '?Leather journals',
      '?Book binding',
      '?Book binding classes',
    ],
    figures: ['?6 places'],
    refusals: ['?machines'],
  },
]
