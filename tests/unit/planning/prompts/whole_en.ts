import type { Whole } from '#tests/unit/planning/prompts/whole'

/** As owners write: on the phone, in lists, in one breath. All that each says stands beside it. */
export const wholeEnglish: Whole[] = [
  {
    prompt:
      'hi im dave, i do window cleaning in stockport and bramhall. terraced house £12, semi £15, conservatory roofs £40. every 4 or 8 weeks. been going 11 years. text me on 07700 900 142. i dont do high rise',
    people: ['?dave', '?Dave'],
    place: 'Stockport',
    area: ['?Stockport', '?Bramhall'],
    offers: ['Terraced house=£12', 'Semi=£15', 'Conservatory roofs=£40', '?Window cleaning'],
    years: '?11 years',
    phone: '07700 900 142',
  },
  {
    prompt:
      'The Copper Kettle\nTea room, Whitby\nCream tea £9.50\nLemon drizzle £4\nPot of Yorkshire tea £3.20\nOpen Wed-Sun 10am-4pm\nClosed January\n01947 555 118',
    name: 'The Copper Kettle',
    place: 'Whitby',
    offers: ['Cream tea=£9.50', 'Lemon drizzle=£4', 'Pot of Yorkshire tea=£3.20'],
    hours: '34567 10:00-16:00',
    closing: '?Closed January.',
    phone: '01947 555 118',
  },
  {
    prompt:
      'We are Bramble & Oak, a tree surgery firm near Hereford. Crown reduction, felling, stump grinding and hedge work. Three climbers, all NPTC certified, and £10 million insurance. We cover Herefordshire, Worcestershire and the Wye Valley. We don’t do garden maintenance.',
    name: 'Bramble & Oak',
    place: 'Hereford',
    area: ['Herefordshire', 'Worcestershire', 'Wye Valley'],
    offers: ['?Tree surgery', 'Crown reduction', 'Felling', 'Stump grinding', 'Hedge work'],
    figures: ['3 climbers'],
    claims: ['Certified', '?Insured'],
  },
  {
    prompt:
      'Piano lessons with Margit. I have taught in Tallinn for nearly forty years. Children from 6, adults of any level. 30 minutes €25, 60 minutes €45. Recital on 8 June at 17:00. I do not teach singing.',
    people: ['?Margit'],
    place: 'Tallinn',
    years: 'forty years|40 years',
    offers: ['?Piano', '?Piano lessons', '?30 minutes=€25', '?60 minutes=€45'],
    events: ['8 June 17:00: Recital'],
    claims: ['?All levels'],
  },
  {
    prompt:
      'Need a page for Tidewater Kayaks. Half day tour $65, full day tour $110, sunset paddle $50. Guides Nell Ortega and Sam Birch. 22 boats. Season runs May through October, closed on Tuesdays. Bar Harbor, Maine. Call (207) 555-0164.',
    name: 'Tidewater Kayaks',
    place: 'Bar Harbor|Bar Harbor, Maine',
    offers: ['Half day tour=$65', 'Full day tour=$110', 'Sunset paddle=$50'],
    people: ['Nell Ortega, guide|Nell Ortega', 'Sam Birch, guide|Sam Birch'],
    figures: ['22 boats'],
    hours: 'closed 2',
    phone: '(207) 555-0164',
  },
  {
    prompt:
      'My mum and I run a Goan kitchen from a railway arch in Peckham. Prawn curry, pork vindaloo, bebinca. Thursday to Saturday evenings 6pm-10.30pm. Twenty seats, so book. It is called Sopo. We won best newcomer at the Southwark food awards in 2023. No takeaway.',
    name: 'Sopo',
    place: 'Peckham',
    offers: ['Prawn curry', 'Pork vindaloo', 'Bebinca'],
    hours: '456 18:00-22:30',
    figures: ['20 seats'],
    refusals: ['?takeaway'],
  },
  {
    prompt:
      'Mobile dog groomer covering Swindon, Royal Wootton Bassett and Highworth. Full groom from £45, bath and brush £30, nail clip £10. Paws on Wheels. Fully insured. Mon to Fri 8.30 - 5. No bank holidays.',
    name: 'Paws on Wheels',
    place: 'Swindon',
    area: ['Swindon', 'Royal Wootton Bassett', 'Highworth'],
    offers: ['Full groom=from £45', 'Bath and brush=£30', 'Nail clip=£10'],
    hours: '12345 08:30-17:00',
    claims: ['Insured'],
    refusals: ['?bank holidays'],
  },
  {
    prompt:
      'Ferro Bikes is a workshop in Turin where Luca Ferro builds steel frames by hand. Road frame 1.900 €, gravel frame 2.100 €, repaint 350 €. Waiting list is nine months. 40 frames a year, never more. No shop, no online sales. luca@ferrobikes.example',
    name: 'Ferro Bikes',
    place: 'Turin',
    offers: ['Road frame=1.900 €', 'Gravel frame=2.100 €', 'Repaint=350 €', '?Steel frames'],
    people: ['?Luca Ferro'],
    figures: ['40 frames a year'],
    claims: ['?Made by hand'],
    refusals: ['shop', '?online sales'],
    email: 'luca@ferrobikes.example',
  },
  {
    prompt:
      'we are a small nursery school in cork, 24 children, five teachers, big garden. full days 8 to 5.30 mon-fri, mornings till 1. our head is Siobhan Daly. closed for two weeks in august. its called little acorns',
    name: 'Little Acorns',
    place: 'Cork',
    figures: ['24 children', '5 teachers'],
    hours: '12345 08:00-17:30',
    people: ['Siobhan Daly, head|Siobhan Daly'],
    closing: 'Closed for two weeks in august.|Closed for two weeks in August.',
    offers: ['?Full days'],
  },
  {
    prompt:
      'Solicitor for immigration and asylum cases in Glasgow. Anwar Legal, 212 Govan Road. Visas, settlement, appeals, citizenship. First consultation is free. We speak English, Urdu, Punjabi and Arabic. Legal aid accepted. 0141 496 0777',
    name: 'Anwar Legal',
    place: 'Glasgow',
    address: '212 Govan Road',
    offers: ['?Immigration', 'Visas', 'Settlement', 'Appeals', 'Citizenship'],
    claims: ['First one free'],
    phone: '0141 496 0777',
  },
  {
    prompt:
      'Mobile bar hire for weddings. Pour Decisions, Nashville TN. Packages: two hours $400, four hours $700, full evening $1,100. Bartenders Tasha and Joel. Served over 300 weddings since 2016. We bring ice, glasses, everything but the alcohol.',
    name: 'Pour Decisions',
    place: 'Nashville, TN',
    since: '2016',
    offers: ['Two hours=$400', 'Four hours=$700', 'Full evening=$1,100', '?Mobile bar hire'],
    people: ['?Tasha, bartender', '?Joel, bartender', '?Tasha', '?Joel'],
    figures: ['300+ weddings'],
  },
  {
    prompt:
      'Hello! I’m Ines Carvalho, a speech therapist in Lisbon. I work with children who stammer, late talkers, and adults after a stroke. Sessions are €55 and last fifty minutes. Online sessions on Wednesdays. I’m away 3-21 August.',
    name: 'Ines Carvalho',
    place: 'Lisbon',
    people: ['?Ines Carvalho', '?Ines Carvalho, speech therapist'],
    offers: ['?Sessions=€55'],
    claims: ['Online too'],
    closing: '?I’m away 3–21 August.',
  },
  {
    prompt:
      'Climbing wall opening in Ghent this autumn! Name: Hooggrip. 1,200 m² of bouldering, kids corner, café. Day pass 14 €, ten visits 120 €, monthly 55 €. Intro course every Tuesday 19:30 and Saturday 11:00. Opening party on 4 October.',
    name: 'Hooggrip',
    place: 'Ghent',
    offers: [
      'Day pass=14 €',
      'Ten visits=120 €',
      'Monthly=55 €',
      'Intro course',
      '?Bouldering',
      '?Café',
    ],
    classes: ['2 19:30 Intro course', '6 11:00 Intro course'],
    events: ['4 October: Opening party'],
    figures: ['?1,200 m²'],
  },
  {
    prompt:
      'Harbour Lane Dental. Dr Priya Nair (principal dentist), Dr Tom Healy (orthodontist), Jess Cole (hygienist). New patient exam £65, hygiene visit £75, whitening £320. 8 Harbour Lane, Poole. Mon, Wed, Fri 9-5, Tue and Thu 11-7. Emergencies seen same day.',
    name: 'Harbour Lane Dental',
    place: 'Poole',
    address: '8 Harbour Lane',
    people: [
      'Dr Priya Nair, principal dentist|Priya Nair, principal dentist',
      'Dr Tom Healy, orthodontist|Tom Healy, orthodontist',
      'Jess Cole, hygienist',
    ],
    offers: ['New patient exam=£65', 'Hygiene visit=£75', 'Whitening=£320'],
    hours: '135 09:00-17:00; 24 11:00-19:00',
    claims: ['?Same-day', '?Emergency call-outs'],
  },
  {
    prompt:
      'garage in wigan. mot 54.85, full service 189 quid, tyres, brakes, clutches. no appointment needed for tyres. mon-fri 8-6 sat 8-1. ask for Gaz. north road motors 01942 555 019',
    name: '?North Road Motors',
    place: 'Wigan',
    offers: [
      'MOT=£54.85|Mot=£54.85',
      'Full service|Full service=£189',
      'Tyres',
      'Brakes',
      'Clutches',
    ],
    hours: '12345 08:00-18:00; 6 08:00-13:00',
    people: ['?Gaz'],
    claims: ['Walk-ins welcome'],
    phone: '01942 555 019',
  },
  {
    prompt:
      'I make letterpress wedding stationery in a shed in Totnes. Invitations, place cards, orders of service. Samples cost £8. Two presses, one from 1902, and me. The business is Inkwell Hare. Please no testimonials, I’d rather show the work. Fully booked until March.',
    name: 'Inkwell Hare',
    place: 'Totnes',
    offers: [
      'Invitations',
      'Place cards',
      'Orders of service',
      '?Samples=£8',
      '?Letterpress wedding stationery',
    ],
    figures: ['2 presses'],
    refusals: ['testimonials'],
    closing: 'Fully booked until March.',
  },
  {
    prompt:
      'Somerset cider farm. We press 14 varieties of apple and sell dry, medium and perry. Tastings every Friday at 5pm. Apple Day is 19 October. Farm shop open Thursday-Sunday 11-5. Hollins Farm Cider, near Wedmore.',
    name: 'Hollins Farm Cider',
    place: 'Wedmore|Somerset',
    figures: ['14 varieties'],
    offers: ['Dry', 'Medium', 'Perry', '?Tastings', '?Cider'],
    classes: ['?5 17:00 Tastings'],
    hours: '4567 11:00-17:00',
    events: ['?19 October: Apple Day'],
  },
  {
    prompt:
      'Locksmith, Croydon. Lockouts, lock changes, UPVC door repairs. £70 an hour, no call out charge. Average arrival 25 minutes. 24/7. Which? Trusted Trader. 020 7946 0555. Key Man Kev',
    name: '?Key Man Kev',
    place: 'Croydon',
    offers: ['Lockouts', 'Lock changes', 'UPVC door repairs'],
    hours: 'always',
    claims: ['Day and night'],
    refusals: ['?call out charge'],
    phone: '020 7946 0555',
  },
  {
    prompt:
      'Our church hall in Ely is for hire. Main hall £18 an hour, small room £10 an hour, kitchen £5. Holds 120 people. Stage, parking for 30 cars, step-free. Not available Sundays before 1pm. St. Audrey’s Hall. Bookings: Pat Winslow, hall manager, pat@audreyshall.example',
    name: 'St. Audrey’s Hall',
    place: 'Ely',
    offers: ['Main hall=£18 an hour', 'Small room=£10 an hour', 'Kitchen=£5'],
    figures: ['120 people', '?30 cars'],
    people: ['Pat Winslow, hall manager|Pat Winslow, manager'],
    claims: ['Step-free access', '?Parking'],
    email: 'pat@audreyshall.example',
  },
  {
    prompt:
      'Nguyen Family Farm, Fresno CA. Strawberries April to July, tomatoes June to October. U-pick $4 a pound. Honor stand open daily 8am-6pm. Cash only. Founded in 1983 by Minh Nguyen. No pets in the fields please.',
    name: 'Nguyen Family Farm',
    place: 'Fresno, CA',
    since: '1983',
    offers: ['?Strawberries', '?Tomatoes', '?U-pick=$4', '?U-pick=$4 a pound'],
    hours: '1234567 08:00-18:00',
    people: ['?Minh Nguyen', '?Minh Nguyen, founder'],
    claims: ['Cash only'],
    refusals: ['?pets'],
  },
  {
    prompt:
      'personal trainer, manchester. one to one forty pounds, couples sixty pounds, six week plan two hundred pounds. I train people over 50. my name is Carol Whitty. level 4 qualified. first session free',
    name: 'Carol Whitty',
    place: 'Manchester',
    offers: [
      '?One to one',
      '?Couples',
      '?Six week plan',
      '?One to one=£40',
      '?Couples=£60',
      '?Six week plan=£200',
    ],
    claims: ['Qualified', 'First one free'],
  },
  {
    prompt:
      'Site for my upholstery business, Tuft & Tack, in Dunedin. Dining chairs from $180, armchairs from $900, headboards, caravan squabs. Free quotes. I have done over 2,000 chairs. Every other Saturday I run a beginners workshop. Closed 20 December to 10 January.',
    name: 'Tuft & Tack',
    place: 'Dunedin',
    offers: [
      'Dining chairs=from $180',
      'Armchairs=from $900',
      'Headboards',
      'Caravan squabs',
      '?Beginners workshop',
      '?Upholstery',
    ],
    figures: ['2,000+ chairs'],
    claims: ['Free quotes'],
    closing: 'Closed 20 December to 10 January.',
  },
  {
    prompt:
      'The Lantern is a 60 seat independent cinema in Hebden Bridge. Tickets £7, under 25s £4. Monday is closed. Next up: Silent Comedy Night on 3 November at 7.30pm, Halloween double bill on 31 October. Bar opens an hour before. Programme by Dora Flint.',
    name: 'The Lantern',
    place: 'Hebden Bridge',
    offers: ['Tickets=£7', 'Under 25s=£4'],
    figures: ['?60 seats', '?60 seat'],
    hours: '?closed 1',
    events: [
      '3 November 7.30pm: Silent Comedy Night|3 November 7:30pm: Silent Comedy Night',
      '31 October: Halloween double bill',
    ],
    people: ['?Dora Flint'],
    claims: ['Independent'],
  },
  {
    prompt:
      'Boiler repairs and servicing across Leeds, Wakefield, Bradford and Harrogate. Gas Safe 554433. Service £80, landlord certificate £65. 12 engineers, 4.9 stars from 812 reviews. Evening slots till 9pm. Aire Heating Ltd, est. 1999.',
    name: 'Aire Heating Ltd|Aire Heating',
    place: '?Leeds',
    area: ['Leeds', 'Wakefield', 'Bradford', 'Harrogate'],
    since: '1999',
    offers: [
      'Service=£80',
      'Landlord certificate=£65',
      '?Boiler repairs',
      '?Servicing',
      '?Boiler servicing',
    ],
    figures: ['12 engineers', '?812 reviews'],
    claims: ['Gas Safe registered'],
  },
  {
    prompt:
      'Astrology readings by Juniper. Birth chart $90, year ahead $120, couples reading $160. By video call, I’m in Santa Fe. No refunds. Evenings and weekends only. I donate a tenth to the food bank.',
    name: '?Juniper',
    people: ['?Juniper'],
    place: 'Santa Fe',
    offers: ['Birth chart=$90', 'Year ahead=$120', 'Couples reading=$160'],
    refusals: ['?refunds'],
  },
  {
    prompt:
      'Two brothers, one van. We move flats, studios and single items in Dublin and Meath. From €60 an hour with two men. 1,400 moves done. No piano moves. Brennan Brothers Removals. Call Oisin 085 555 0133 or Cian 085 555 0144',
    name: 'Brennan Brothers Removals',
    place: 'Dublin',
    area: ['?Dublin', '?Meath'],
    offers: ['Flats', 'Studios', 'Single items'],
    figures: ['?1 van', '1,400 moves', '?2 men'],
    people: ['?Oisin', '?Cian'],
    refusals: ['?piano moves'],
    phone: '085 555 0133',
  },
  {
    prompt:
      'Bee-keeping supplies & honey. Hive kit £165, smoker £28, suit £70, raw honey £7 a jar. Order by phone, we post on Mondays. Workshop: Swarm Control, 11 May 2026, 10:00. Combe Apiary, Bath.',
    name: 'Combe Apiary',
    place: 'Bath',
    offers: ['Hive kit=£165', 'Smoker=£28', 'Suit=£70', 'Raw honey=£7|Raw honey=£7 a jar'],
    events: ['11 May 2026 10:00: Swarm Control|11 May 2026 10:00: Workshop: Swarm Control'],
  },
  {
    prompt:
      'Tattoo parlour in Antwerp. Artists: Wim (blackwork), Sofie (fine line), Bao (japanese). Walk-ins on Thursdays. Minimum charge 80 €. 18+ only. Name is Zwarte Zwaan. No pricing page, dark theme.',
    name: 'Zwarte Zwaan',
    place: 'Antwerp',
    people: ['?Wim, blackwork', '?Sofie, fine line', '?Bao, japanese'],
    offers: ['?Blackwork', '?Fine line', '?Minimum charge=80 €', '?Tattoos'],
    claims: ['Walk-ins welcome'],
    refusals: ['prices'],
  },
  {
    prompt:
      'Accountant for freelancers. I’m Owen Pryce, chartered, working from Aberystwyth. Self assessment £180, VAT returns £60, bookkeeping £35 an hour. Evenings by appointment. I answer email within a day. I won’t do payroll.',
    name: 'Owen Pryce',
    place: 'Aberystwyth',
    people: ['?Owen Pryce', '?Owen Pryce, accountant'],
    offers: ['Self assessment=£180', 'VAT returns=£60', 'Bookkeeping=£35 an hour'],
    claims: ['Chartered', 'By appointment'],
  },
  {
    prompt:
      'Kite & Keel, boatbuilders in Falmouth since 1971. Repairs, refits, new clinker dinghies, winter storage. Our yard has two slipways and a 20 ton crane. Yard manager: Beth Tregear. Apprentices welcome. Open Monday-Friday 8am-4.30pm; weekends by arrangement.',
    name: 'Kite & Keel',
    place: 'Falmouth',
    since: '1971',
    offers: ['Repairs', 'Refits', 'New clinker dinghies|Clinker dinghies', 'Winter storage'],
    figures: ['2 slipways'],
    people: ['Beth Tregear, yard manager|Beth Tregear, manager'],
    hours: '12345 08:00-16:30',
  },
  {
    prompt:
      'Salsa for total beginners!! Mondays 7pm, Thursdays 8pm at the Corn Exchange, Ipswich. £8 a class or £60 for ten. No partner needed. Teachers Rafa & Lucy. Social night last Friday of the month. Havana Nights Dance',
    name: 'Havana Nights Dance',
    place: 'Ipswich',
    classes: ['?1 19:00 Salsa', '?4 20:00 Salsa'],
    offers: ['?Salsa', '?Salsa for total beginners', '?Class=£8'],
    people: ['?Rafa, teacher', '?Lucy, teacher'],
    claims: ['?All levels'],
    refusals: ['?partner'],
  },
  {
    prompt:
      'Optician. 38 High Street, Kendal. Sight tests £25, contact lens checks, kids’ frames free under 16. 700 frames in the shop. Late night Thursday until 7. Mon-Sat 9-5.30. Independent since 1978. Wainwright Eyecare.',
    name: 'Wainwright Eyecare',
    place: 'Kendal',
    address: '38 High Street',
    since: '1978',
    offers: ['Sight tests=£25', 'Contact lens checks', 'Kids’ frames|Kids’ frames free'],
    figures: ['700 frames'],
    hours: '123456 09:00-17:30',
    claims: ['Independent'],
  },
  {
    prompt:
      'vegan doughnuts, market stall. find us at Broadway Market saturdays 9-3 and Chatsworth Road sundays 10-3. flavours change. £3.50 each, box of six £18. wholesale to cafes. Ring Ring Doughnuts london e8',
    name: 'Ring Ring Doughnuts',
    place: 'London|Broadway Market',
    offers: ['Box of six=£18', '?Vegan doughnuts', '?Doughnuts'],
    hours: '6 09:00-15:00; 7 10:00-15:00',
    claims: ['?Vegan doughnuts'],
  },
  {
    prompt:
      'Counselling for couples and for people who have lost someone. Quiet room in Hexham, above the bakery. £50 for 50 minutes. I trained at Newcastle and have been in practice fifteen years. Ruth Ellery. No evenings, no weekends.',
    name: '?Ruth Ellery',
    people: ['?Ruth Ellery'],
    place: 'Hexham',
    years: '?fifteen years|15 years',
    offers: ['?Couples'],
    refusals: ['?evenings', '?weekends'],
  },
  {
    prompt:
      'Gutters, fascias, soffits, flat roofs. Family firm, father and two sons. We work in Norwich, Dereham, Wymondham and Attleborough. 10 year guarantee. Never subcontract. Free estimates: 01603 555 222. Larter Roofing',
    name: 'Larter Roofing',
    place: 'Norwich',
    area: ['Norwich', 'Dereham', 'Wymondham', 'Attleborough'],
    offers: ['Gutters', 'Fascias', 'Soffits', 'Flat roofs'],
    claims: ['Family business', 'With a guarantee', 'Free quotes'],
    phone: '01603 555 222',
  },
  {
    prompt:
      'Riding school in the Brecon Beacons. 16 horses, two instructors, an indoor school. Group lesson £28, private lesson £45, hack £35. Pony camp 27-31 July. Minimum age 5, weight limit 13 stone. Tal y Bont Stables. Closed Mondays.',
    name: 'Tal y Bont Stables',
    place: 'Brecon Beacons',
    offers: ['Group lesson=£28', 'Private lesson=£45', 'Hack=£35', '?Pony camp'],
    figures: ['16 horses', '2 instructors'],
    events: ['?27-31 July: Pony camp|27–31 July: Pony camp'],
    hours: 'closed 1',
  },
  {
    prompt:
      'I translate German and Dutch into English: contracts, patents, annual reports. Sworn translator since 2008. Rates per word, ask. Based in Maastricht but everything is by email: hello@petraboek.example. Petra Boek Translations. No interpreting.',
    name: 'Petra Boek Translations',
    place: 'Maastricht',
    since: '2008',
    offers: ['Contracts', 'Patents', 'Annual reports'],
    refusals: ['?interpreting'],
    email: 'hello@petraboek.example',
  },
  {
    prompt:
      'A barbers for grown men who want peace and quiet. Cut £22, cut and beard £32, hot shave £28. No kids under 12, no music. Three chairs. Tom, Ade and Marek. Tuesday to Friday 10-7, Saturday 9-4. Quiet Corner, Sheffield.',
    name: 'Quiet Corner',
    place: 'Sheffield',
    offers: ['Cut=£22', 'Cut and beard=£32', 'Hot shave=£28'],
    figures: ['3 chairs'],
    people: ['?Tom', '?Ade', '?Marek'],
    hours: '2345 10:00-19:00; 6 09:00-16:00',
    refusals: ['?kids', '?music', '?kids under 12'],
  },
  {
    prompt:
      'Charity repairing old laptops for school kids in Bristol. Second Byte. So far 3,150 laptops given out, 48 volunteers, £0 charged. Drop off on Saturdays 10am to 1pm at 5 Stokes Croft. We need: laptops from 2015 on, chargers, money. Not printers.',
    name: 'Second Byte',
    place: 'Bristol',
    address: '?5 Stokes Croft',
    figures: ['3,150 laptops', '48 volunteers'],
    hours: '?6 10:00-13:00',
    offers: ['?Laptops', '?Chargers'],
  },
  {
    prompt:
      'B&B on Skye, four rooms, all with sea view. Double £140, single £95, breakfast included. Check in after 4pm. Dogs welcome. Open Easter to the end of October. Hosts Morag and Iain MacRae. An Taigh Bàn. no children under 8 and no smoking anywhere',
    name: 'An Taigh Bàn',
    place: 'Skye',
    figures: ['4 rooms'],
    offers: ['Double=£140', 'Single=£95', '?Breakfast', '?Sea view'],
    people: [
      '?Morag, host',
      '?Iain MacRae, host',
      '?Morag',
      '?Iain MacRae',
      '?Morag MacRae, host',
      '?Morag MacRae',
    ],
    claims: ['Dogs welcome'],
    refusals: ['?children', '?smoking', '?smoking anywhere', '?children under 8'],
  },
]
