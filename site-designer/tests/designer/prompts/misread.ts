import type { Whole } from '#designer_tests/designer/prompts/whole'

/** What was once read otherwise than it was said, by the rule that was wrong. */
export const onceMisread: Record<string, Whole[]> = {
  'a time stands beside its own day, and a street is in no other town': [
    { prompt: 'Food truck. Thurs at Brixton 12-3, Fri and Sat nights.', hours: undefined },
    {
      prompt: 'Village hall. Tuesday toddlers 9.30-11.30, Wednesday WI (2nd of the month).',
      hours: undefined,
      place: undefined,
    },
    {
      prompt: 'Solicitors at 14 Wellington Road South, Stockport SK1 3AA.',
      place: 'Stockport',
      address: '14 Wellington Road South',
    },
    { prompt: 'Solicitors at 14 Wellington Road.', place: undefined },
  ],
  'what is not done or only asked for is not offered': [
    { prompt: 'Bike couriers in Leeds. Same day. We dont do food takeaway.', claims: ['Same-day'] },
    {
      prompt: 'Kedi oteli, Konyaaltı. Köpek almıyoruz. Aşı karnesi ve iç dış parazit şart.',
      offers: [],
    },
  ],
  'classes keep their times, whichever stands first': [
    {
      prompt:
        'Yoga in Leeds. Monday 18:00 Vinyasa, Wednesday 19:30 Yin, Saturday 9:00 Family yoga.',
      classes: ['1 18:00 Vinyasa', '3 19:30 Yin', '6 09:00 Family yoga'],
    },
    {
      prompt: 'Pilates in Hove. Mondays at 6pm: Reformer, 7pm: Mat. Tuesdays at 9am: Baby pilates.',
      classes: ['1 18:00 Reformer', '1 19:00 Mat', '2 09:00 Baby pilates'],
    },
    {
      prompt: 'Yoga in Hove. Monday: Vinyasa 18:00, Yin 19:30. Tuesday: Hatha 9:00.',
      classes: ['1 18:00 Vinyasa', '1 19:30 Yin', '2 09:00 Hatha'],
    },
    {
      prompt: 'Yoga in Hove. Vinyasa Mon 18:00, Yin Wed 19:30.',
      classes: ['1 18:00 Vinyasa', '3 19:30 Yin'],
    },
    {
      prompt: 'Yoga stüdyosu. Pazartesi: 18:00 vinyasa, 19:30 yin. Salı: 9:00 hatha.',
      classes: ['1 18:00 Vinyasa', '1 19:30 Yin', '2 09:00 Hatha'],
    },
    {
      prompt: 'Yoga stüdyosu. Pazartesi 18:00 - Vinyasa, Çarşamba 19:30 - Yin.',
      classes: ['1 18:00 Vinyasa', '3 19:30 Yin'],
    },
    {
      prompt: 'Pizza van. Friday 5pm The Bell Inn, Saturday 12pm Farmers market.',
      classes: undefined,
    },
    { prompt: 'Salsa. Thursdays 8pm at the Corn Exchange.', classes: undefined },
    { prompt: 'Wine bar. Wed–Sun 5pm–midnight.', classes: undefined, hours: '34567 17:00-24:00' },
    { prompt: 'Gym. OPEN MON-FRI 6AM-10PM.', hours: '12345 06:00-22:00' },
  ],
  'a business is as old as its first year': [
    { prompt: 'Garage. started 1987 by my father, I run it since 2016.', since: '1987' },
    { prompt: 'Butcher founded by my grandmother in 1932. We took over in 1999.', since: '1932' },
    { prompt: 'Butcher in Hull. I’ve run it since 2011.', since: undefined },
    { prompt: 'Farm shop since 2003, the farm has been ours since 1890.', since: '2003' },
    { prompt: 'Kasap. Babam 1987’de açtı, 2016’dan beri ben işletiyorum.', since: '1987' },
    { prompt: 'Kasap, Konya. 2011’den beri ben işletiyorum.', since: undefined },
    { prompt: 'Derneğiz. 12 Ekim 2026’da sergimiz açılıyor.', since: undefined },
  ],
  'day and night belongs to the hours and not to what is offered': [
    {
      prompt: 'Plumber. We do boiler repair, leaks and emergency callouts 24/7.',
      offers: ['Boiler repair', 'Leaks', 'Emergency callouts'],
      hours: 'always',
    },
    {
      prompt: 'Locksmith. Emergency callouts (24/7), lock changes.',
      offers: ['Emergency callouts', 'Lock changes'],
    },
  ],
  'pets are not only dogs': [
    { prompt: 'Pansiyon, Datça. Evcil hayvan kabul ediyoruz.', claims: ['Pets welcome'] },
    { prompt: 'Pansiyon, Datça. Evcil hayvan kabul edilmez.', claims: undefined },
    { prompt: 'Pansiyon, Datça. Köpekler gelebilir.', claims: ['Dogs welcome'] },
    { prompt: 'Guesthouse in Whitby. Pets welcome.', claims: ['Pets welcome'] },
  ],
  'a refusal keeps all that is refused': [
    {
      prompt: 'Berber. Online rezervasyon istemiyoruz, arasınlar.',
      refusals: ['online rezervasyon'],
    },
    { prompt: 'Restaurant, no online reservations please.', refusals: ['online reservations'] },
    {
      prompt: 'Restaurant. We don’t take online bookings, just phone.',
      refusals: ['online bookings'],
    },
    { prompt: 'Bakery. No online ordering obviously.', refusals: ['online ordering'] },
  ],
  'a week that is told in part closes no other day': [
    {
      prompt: 'Hamam Çınar. Salı günleri 10:00-18:00 kadınlar, diğer günler erkekler.',
      hours: undefined,
    },
    {
      prompt: 'Turkish bath. Tuesday 10am-6pm women only, men the rest of the week.',
      hours: undefined,
    },
    {
      prompt: 'Café. Sunday 10-4, other days 8-6.',
      hours: '7 10:00-16:00; 123456 08:00-18:00',
    },
    { prompt: 'Café. Sun 12-5.', hours: '7 12:00-17:00' },
    { prompt: 'Bagels. 8am-3pm every day but monday.', hours: '234567 08:00-15:00; closed 1' },
    {
      prompt: 'Tamirci. Hafta içi 10-19, diğer günler kapalı.',
      hours: '12345 10:00-19:00; closed 67',
    },
    {
      prompt: 'Kuaför. Pazar 10:00-14:00, diğer günler 09:00-20:00.',
      hours: '7 10:00-14:00; 123456 09:00-20:00',
    },
  ],
  'a price in a sentence belongs to what it is for': [
    {
      prompt: 'hi im a piano tuner in hereford a tuning is £75, pitch raise £110',
      offers: ['Tuning=£75', 'Pitch raise=£110'],
    },
    {
      prompt: 'No hidden fees, the first consultation is £190. Solicitor in York.',
      offers: ['First consultation=£190'],
    },
    {
      prompt: 'Dog groomer. We charge £45 for a full groom and £10 for nails.',
      offers: ['Full groom=£45', 'Nails=£10'],
    },
    {
      prompt: 'Driving instructor. A lesson £38, block of 10 £360.',
      offers: ['Lesson=£38', 'Block of 10=£360'],
    },
    { prompt: 'Board game café. £5 for the whole evening.', offers: undefined },
    {
      prompt: 'Pet kuaförü. Saç kesimini 350 TL’ye yapıyoruz, tam bakım ise 600 TL.',
      offers: ['Saç kesimi=350 TL', 'Tam bakım=600 TL'],
    },
    {
      prompt: 'Kuaför. kesim 400 fön 250 boya 1500 tl den başlıyor',
      offers: ['Kesim=400 TL', 'Fön=250 TL', 'Boya=1500 TL’den'],
    },
    {
      prompt: 'Bilgisayar tamiri. Format 500, ekran değişimi 2500’den başlar, SSD takma 300 lira.',
      offers: [
        '?Bilgisayar tamiri',
        'Format=500 TL',
        'Ekran değişimi=2500 TL’den',
        'SSD takma=300 TL',
      ],
    },
    {
      prompt: 'Restoran. Meze 180 TL’den, çipura 650 TL.',
      offers: ['Meze=180 TL’den', 'Çipura=650 TL'],
    },
    { prompt: 'Web designer. Logo design £300.', offers: ['Logo design=£300'] },
    { prompt: 'Avukat. Dava takibi 8.000 liradan başlıyor.', offers: ['Dava takibi=8.000 TL’den'] },
  ],
  'a name is found in any script and length, and a trade is none': [
    { prompt: 'مخبز النور is a bakery in Bradford.', name: 'مخبز النور' },
    { prompt: 'Our restaurant is called 麺屋 here in Leeds.', name: '麺屋' },
    {
      prompt:
        'Website for “The Saint Cuthbert’s Parish Chamber Orchestra and Choral Society”, in Durham.',
      name: 'The Saint Cuthbert’s Parish Chamber Orchestra and Choral Society',
    },
    {
      prompt: 'Bakery. Our motto is "we bake it like your grandmother did on every single day".',
      name: undefined,
    },
    { prompt: 'a site for my beauty thing, Glow by Tasha.', name: 'Glow by Tasha' },
    { prompt: 'Butcher, family run since 1958, Hull.', name: undefined },
    { prompt: 'Kırmızı Toprak seramik atölyesi, Avanos.', name: 'Kırmızı Toprak' },
    { prompt: 'Ankara’da Sevgi kuaför salonu.', name: 'Sevgi' },
    { prompt: 'Modern kuaför salonu, Ankara.', name: undefined },
    { prompt: 'Kuaför, İzmir. Kesim, boya.', name: undefined },
    { prompt: 'Kasap, Konya. Babam 1987’de açtı.', name: undefined },
  ],
  'a subject with a name behind it is who teaches it': [
    {
      prompt: 'Music school in Leeds. Piano: Lale Sönmez. Violin: Ali Kaya.',
      people: ['Lale Sönmez, piano', 'Ali Kaya, violin'],
    },
    {
      prompt: 'Müzik okulu. Piyano: Lale Sönmez, keman: Ali Kaya.',
      people: ['Lale Sönmez, piyano', 'Ali Kaya, keman'],
      offers: undefined,
    },
    { prompt: 'Café. Menu: Turkish Coffee. Place: Kings Cross.', people: undefined },
    {
      prompt: 'Boxing gym. Coaches Dee Marsh, Ife Bello.',
      people: ['Dee Marsh, coach', 'Ife Bello, coach'],
    },
  ],
  'three places in a row are where it comes to': [
    {
      prompt: 'Kombi servisi. Bornova, Karşıyaka ve Konak’ta.',
      area: ['Bornova', 'Karşıyaka', 'Konak'],
    },
    {
      prompt: 'Nakliyat, Kadıköy, Maltepe ve Kartal’da.',
      area: ['Kadıköy', 'Maltepe', 'Kartal'],
    },
    { prompt: 'Güzellik merkezi. Çankaya, Keçiören ve Mamak’ta üç şubeyiz.', place: 'Çankaya' },
    { prompt: 'Dog grooming. covering hove, shoreham, worthing.', offers: undefined },
    { prompt: 'Kafe. Kadıköy, Moda ve Beşiktaş’ta. Üç şubemiz var.', area: undefined },
  ],
  'a prize that was won is told, and is no name and no number': [
    {
      prompt: 'Bakery in Leeds, won Best Bakery 2023. Bread, buns.',
      claims: ['Best Bakery 2023'],
      name: undefined,
    },
    { prompt: 'Bakery. Shortlisted for Best Bakery 2023.', claims: undefined, name: undefined },
    { prompt: 'Deli. We won a Great Taste Award in 2019.', claims: ['Great Taste Award 2019'] },
    {
      prompt: 'Konya’da fırın. En İyi Fırın 2023 ödülünü aldık.',
      claims: ['En İyi Fırın ödülü, 2023'],
      figures: undefined,
    },
    { prompt: 'Konya’da fırın. En İyi Fırın 2023 ödülüne aday olduk.', claims: undefined },
  ],
  'a week of a month is a closing': [
    {
      prompt: 'Bakery in Leeds. We are closed the first week of May.',
      closing: 'We are closed the first week of May.',
    },
    {
      prompt: 'shop in Bath, we shut the last week of July. Candles, soap.',
      closing: 'We shut the last week of July.',
    },
    {
      prompt: 'Berber. Ağustosun ilk iki haftası tatildeyiz.',
      closing: 'Ağustosun ilk iki haftası tatildeyiz.',
    },
    { prompt: 'Café. We moved to Leeds in May 2019.', closing: undefined },
  ],
  'a number to call looks like one': [
    { prompt: 'Locksmith in Bristol. Open 24/7. 0117 496 0123', phone: '0117 496 0123' },
    { prompt: 'Climbing gym. Open daily 10-22. 240 boulders.', phone: undefined },
    { prompt: 'Garage, Mon-Fri 08:30-17:00 07700 900123.', phone: '07700 900123' },
    { prompt: 'Clock repair, 1987 - 2024, 10-18. 2000 clocks.', phone: undefined },
    {
      prompt: 'Café. Company No 12345678. VAT GB 123 4567 89. IBAN GB29 NWBK 6016 1331 9268 19.',
      phone: undefined,
    },
    { prompt: 'Brickworks. We made 12 500 000 bricks.', phone: undefined },
    { prompt: 'Bakery, Portland OR 97209 503 555 0142.', phone: '503 555 0142' },
    { prompt: 'Café, phone 12 34 56 78.', phone: '12 34 56 78' },
    { prompt: 'Café. 12345678', phone: undefined },
    { prompt: 'Plumber, call (020) 7946 0958.', phone: '(020) 7946 0958' },
    {
      prompt: 'Muhasebeci. Vergi no 3456789012. Tel 0312 345 67 89.',
      phone: '0312 345 67 89',
    },
    { prompt: 'Kafe, Moda Caddesi 12 0216 345 67 89.', phone: '0216 345 67 89' },
  ],
  'an hour before a street is no house number': [
    { prompt: 'Kafe. Her gün 9-17. Moda Caddesi 12.', address: 'Moda Caddesi 12' },
    { prompt: 'Kafe. Çay 20. Moda Caddesi 12.', address: 'Moda Caddesi 12' },
    { prompt: 'Kafe. Adresimiz 17. Sokak No 4.', address: '17. Sokak No 4' },
    { prompt: 'Kafe. 100. Yıl Bulvarı No 4.', address: '100. Yıl Bulvarı No 4' },
    { prompt: 'Fırın. Ekmek 15 TL. 15 Temmuz Caddesi No 8.', address: '15 Temmuz Caddesi No 8' },
    { prompt: 'Fırın. Tel 0224 234 56 78. FSM Bulvarı No: 12.', address: 'FSM Bulvarı No: 12' },
    {
      prompt: 'Fırınımız Kızılay Mah. 1453. Sk. No: 5/A adresinde açık.',
      address: 'Kızılay Mah. 1453. Sk. No: 5/A',
    },
    {
      prompt: 'Salt Lane Sauna, Whitstable beach. You find us at Unit 3, Harbour Walk.',
      address: 'Unit 3, Harbour Walk',
      place: 'Whitstable',
    },
    { prompt: 'Café, open 9-5, Mill Street, Bath.', address: undefined },
    { prompt: 'Café, open 9-5, 12 Mill Street, Bath.', address: '12 Mill Street' },
    { prompt: 'Café, 12-14 Mill Street, Bath.', address: '12-14 Mill Street' },
  ],
  'a day without hours is not closed, nor one that is closed in winter': [
    {
      prompt: 'Solicitor. Mon-Fri 9-5, closed Sunday, other days by appointment.',
      hours: '12345 09:00-17:00; closed 7',
      claims: undefined,
    },
    {
      prompt: 'Solicitor. Mon-Fri 9-5, Saturdays by appointment only.',
      hours: '12345 09:00-17:00',
      claims: undefined,
    },
    {
      prompt: 'Avukat, Konya. Hafta içi 9-18, cumartesi randevu ile, pazar kapalı.',
      hours: '12345 09:00-18:00; closed 7',
    },
    {
      prompt: 'Pansiyon. Her gün 9-20 açığız, kışın pazartesi kapalı.',
      hours: '1234567 09:00-20:00',
    },
    {
      prompt: 'Café. Closed Mondays in winter. Open daily 9-5.',
      hours: '1234567 09:00-17:00',
    },
  ],
  'a day that is closed closes no other': [
    {
      prompt: 'Café. Closed Sunday, Saturday 10-2, Mon-Fri 8-5.',
      hours: '6 10:00-14:00; 12345 08:00-17:00; closed 7',
    },
    { prompt: 'Café. Daily 8-5, closed Sunday 12 May.', hours: '1234567 08:00-17:00' },
    { prompt: 'Café. Mon-Sat 8-5, closed Sundays.', hours: '123456 08:00-17:00; closed 7' },
  ],
  'messages at any hour are no opening hours': [
    { prompt: 'Çilingir. 7/24 whatsapp: 0532 111 22 33.', hours: undefined, claims: undefined },
    {
      prompt: 'Locksmith. WhatsApp 24/7. Mon-Fri 9-5.',
      hours: '12345 09:00-17:00',
      claims: undefined,
    },
    { prompt: 'Çilingir. Whatsapp 0532 111 22 33, 7/24 hizmet.', hours: 'always' },
  ],
  'how one pays, who speaks and how many there are is not offered': [
    { prompt: 'Shop in Bath. card payments, cash. Candles £5.', offers: ['Candles=£5'] },
    { prompt: 'Café in Bath. VAT 123456789.', offers: undefined },
    {
      prompt: 'Merhaba ben Ahmet, Bursa’da motosiklet tamiri ve bakım yapıyorum.',
      offers: ['Motosiklet tamiri', 'Bakım'],
    },
    { prompt: 'Pansiyon. Üç oda var, odaları kendim yapıyorum.', offers: undefined },
    {
      prompt: 'Pansiyon, Datça. Oda kahvaltı geceliği 2500 TL, kahvaltıyı annem hazırlıyor.',
      offers: ['Oda kahvaltı=2500 TL / gece'],
    },
    { prompt: 'Salt Lane Sauna. Wood-fired sauna by the sea.', claims: undefined },
    {
      prompt: 'Piano lessons. Please don’t put a booking system on it.',
      refusals: ['booking system'],
    },
    {
      prompt: 'Climbing gym. Prices: day pass £12, ten visits £100.',
      offers: ['Day pass=£12', 'Ten visits=£100'],
    },
  ],
  'who stands beside one whose calling is known has one too': [
    {
      prompt: 'Law firm. Anna Reed, solicitor, and David Finch, conveyancer.',
      people: ['Anna Reed, solicitor', 'David Finch, conveyancer'],
    },
    {
      prompt: 'Farm park. Anna Reed, owner, David Finch, falconer and Tom Poole, beekeeper.',
      people: ['Anna Reed, owner', 'David Finch, falconer', 'Tom Poole, beekeeper'],
    },
    { prompt: 'Café. Anna Reed, owner, Mill Street, number four.', people: ['Anna Reed, owner'] },
  ],
}
