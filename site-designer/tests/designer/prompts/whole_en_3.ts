import type { Whole } from '#designer_tests/designer/prompts/whole'

/** Thirty more in two languages, written after a reader with fresh eyes had found what was misread. */
export const thirdEnglish: Whole[] = [
  {
    prompt:
      'hiya, need a site for my mobile beauty thing, Glow by Tasha. im in Barnsley and come to you. lashes 35, brows 15, full set lashes £45. tues to sat 10 till 6. dm me on insta @glowbytasha. pinks but not too girly pls',
    name: 'Glow by Tasha',
    place: 'Barnsley',
    offers: ['?Lashes=£35', '?Brows=£15', 'Full set lashes=£45'],
    hours: '23456 10:00-18:00',
  },
  {
    prompt:
      'Upholsterer in Frome. A dining chair is from £60, a footstool £45, a wing chair £850. Started in 1979 by my dad Ron, taken over by me in 2014. My name is Kerry Vine. Collection and delivery within 20 miles. Dark green please, nothing flashy.',
    name: '?Kerry Vine',
    place: 'Frome',
    offers: ['Dining chair=from £60', 'Footstool=£45', 'Wing chair=£850', '?Delivery'],
    since: '1979',
    people: ['?Kerry Vine'],
    claims: ['?Delivery'],
  },
  {
    prompt:
      'Dance school timetable: Monday 4pm Baby ballet, Monday 5pm Tap, Tuesday 4.30pm Street dance, Saturday 10am Musical theatre. Twinkle Toes Academy, St Albans. Teachers: Miss Amy Reid and Mr Joel Park. First class free!',
    name: 'Twinkle Toes Academy',
    place: 'St Albans',
    offers: ['?Baby ballet', '?Tap', '?Street dance', '?Musical theatre'],
    classes: [
      '1 16:00 Baby ballet',
      '1 17:00 Tap',
      '2 16:30 Street dance',
      '6 10:00 Musical theatre',
    ],
    people: [
      'Amy Reid, teacher|Miss Amy Reid, teacher',
      'Joel Park, teacher|Mr Joel Park, teacher',
    ],
    claims: ['First one free'],
  },
  {
    prompt:
      'we fix phones. cracked screens from £40, batteries £25, water damage £30. unit 4 Market Hall, Bolton. open mon-sat 9.30-5.30 closed sundays. no appointment needed. FoneDoctor. est 2009',
    name: 'FoneDoctor',
    place: 'Bolton',
    offers: ['?Phones', 'Cracked screens=from £40', 'Batteries=£25', 'Water damage=£30'],
    hours: '123456 09:30-17:30; closed 7',
    since: '2009',
    claims: ['Walk-ins welcome'],
    address: '?unit 4 Market Hall',
  },
  {
    prompt:
      'Independent funeral director, Ledbury, since 1921. Simple cremation £1,495, burial from £2,300, attended service £2,950. Available 24/7 on 01531 555 018. Hodges & Daughter. Calm, not gloomy. No online booking obviously.',
    name: 'Hodges & Daughter',
    place: 'Ledbury',
    since: '1921',
    offers: ['Simple cremation=£1,495', 'Burial=from £2,300', 'Attended service=£2,950'],
    phone: '01531 555 018',
    hours: 'always',
    claims: ['Independent', 'Day and night'],
    refusals: ['online booking'],
  },
  {
    prompt:
      'My bakery مخبز الشام is in Rusholme, Manchester. Manakish £3, kunafa £6.50, fresh bread every morning. Open daily 7am to 11pm. Halal. Won Best Middle Eastern Bakery 2022. Gold and white colours.',
    name: 'مخبز الشام',
    place: 'Rusholme, Manchester|Rusholme|Manchester',
    offers: ['Manakish=£3', 'Kunafa=£6.50', '?Bread', '?Fresh bread'],
    hours: '1234567 07:00-23:00',
    claims: ['Best Middle Eastern Bakery 2022', 'Halal'],
  },
  {
    prompt:
      'I teach guitar and ukulele to kids and adults, in Stirling or on Zoom. £28 for a lesson, £15 for half an hour. Ten years of experience. I’m Callum Orr. We’re away the last two weeks of July.',
    name: '?Callum Orr',
    place: 'Stirling',
    offers: ['?Guitar', '?Ukulele', '?Lesson=£28'],
    people: ['?Callum Orr'],
    years: '?10 years|?ten years',
    closing: 'We’re away the last two weeks of July.',
    claims: ['?Online too'],
  },
  {
    prompt:
      'Women’s boxing gym in Southampton. Ladies only on Wednesdays 6pm-9pm, everyone the other days. Memberships £32 a month. Punch & Roses. Coaches Dee Marsh, Ife Bello. Pastel colours would be funny, go for it!',
    name: 'Punch & Roses',
    place: 'Southampton',
    offers: ['Memberships=£32 a month'],
    people: ['Dee Marsh, coach', 'Ife Bello, coach'],
  },
  {
    prompt:
      'Tree surgeons - crown reduction, felling, stump grinding, hedges. We cover Exeter, Crediton and Tiverton. Fully insured, NPTC qualified, free quotes. Call Moor Tree Care on 01392 555 077. Emergency call outs 24/7 after storms.',
    name: 'Moor Tree Care',
    place: '?Exeter',
    area: ['Exeter', 'Crediton', 'Tiverton'],
    offers: ['Crown reduction', 'Felling', 'Stump grinding', 'Hedges', '?Emergency call outs'],
    claims: ['Insured', 'Qualified', 'Free quotes', 'Emergency call-outs', 'Day and night'],
    phone: '01392 555 077',
    hours: 'always',
  },
  {
    prompt:
      'Cat hotel near Ripon!! "The Cosy Paw". 9 heated pens, £14 per cat per night, two cats sharing £22. Vaccinated cats only, no dogs. Drop off 9-11am or 4-6pm, we don’t take bookings online just ring Jean 01765 555 210',
    name: 'The Cosy Paw',
    place: 'Ripon',
    figures: ['?9 pens'],
    offers: ['?Two cats sharing=£22', '?Cat=£14'],
    phone: '01765 555 210',
    people: ['?Jean'],
    refusals: ['bookings online'],
  },
  {
    prompt:
      'We are Ofelia, a 1970s-style wine bar in Margate. Orange wine, natural fizz, small plates. Wed–Sun 5pm–midnight. DJ every last Friday. Walk ins only. Not too modern, warm colours, think brown and orange.',
    name: 'Ofelia',
    place: 'Margate',
    offers: ['Orange wine', 'Natural fizz', 'Small plates'],
    hours: '34567 17:00-24:00',
    claims: ['Walk-ins welcome'],
  },
  {
    prompt:
      'Solicitors, two partners. Wills £180, mirror wills £260, lasting power of attorney £390 + VAT. First meeting is free. Brody Lane LLP, 12 Castle Street, Farnham GU9 7JA. Mon-Thu 9-5.30, Fri 9-4. Founded in 1998. Serious but not stuffy, navy and white.',
    name: 'Brody Lane LLP',
    place: 'Farnham',
    address: '12 Castle Street',
    offers: ['Wills=£180', 'Mirror wills=£260', 'Lasting power of attorney=£390 + VAT'],
    hours: '1234 09:00-17:30; 5 09:00-16:00',
    since: '1998',
    figures: ['?2 partners'],
    claims: ['?First one free'],
  },
  {
    prompt:
      'Bouncy castle hire in Telford. Castles from £65 a day, soft play £80, slush machine £45. Free delivery in Telford and Wellington. Book by text 07700 900312. Bounce Brothers. Pets welcome lol. We have been voted Best Party Hire 2021 by Shropshire Mums.',
    name: 'Bounce Brothers',
    place: 'Telford',
    area: ['?Telford', '?Wellington'],
    offers: ['Castles=from £65 a day', 'Soft play=£80', 'Slush machine=£45'],
    phone: '07700 900312',
    claims: ['Best Party Hire 2021', 'Delivery', '?Pets welcome'],
  },
  {
    prompt:
      'A site for our village pub, The Plough at Wrenbury. Real ales, pies, Sunday roast £16.95. Kitchen 12-2.30 and 6-9, closed Mondays. Quiz Thursday 8pm. Six rooms from £95 a night. Dogs yes, children until 8pm. Landlords Pat and Mo.',
    name: 'The Plough at Wrenbury|The Plough',
    place: '?Wrenbury',
    offers: ['?Real ales', '?Pies', 'Sunday roast=£16.95', '?Six rooms=from £95 a night', '?Quiz'],
    hours: 'closed 1',
    classes: ['?4 20:00 Quiz'],
    figures: ['6 rooms'],
    people: ['?Pat', '?Mo'],
  },
  {
    prompt:
      'pottery classes + open studio, Totnes. wheel taster £48, 6 week course £195, kids saturday club £18. studio is called mudlark. run by Bea Holt since 2018, the studio itself opened 2006. closed first week of january. earthy colours',
    name: 'Mudlark',
    place: '?Totnes',
    offers: ['Wheel taster=£48', '6 week course=£195|Week course=£195', 'Kids saturday club=£18'],
    since: '2006',
    people: ['?Bea Holt'],
    closing: 'Closed first week of january.',
  },
]
