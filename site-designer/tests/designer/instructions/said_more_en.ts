import * as s from './said.ts'
import type { Said } from './said.ts'

const anyFont = (name: string) => name.length > 0
const like =
  (...patterns: RegExp[]) =>
  (value: string) =>
    patterns.every((pattern) => pattern.test(value))

/** Written by a third person, who had seen neither the grammar nor the first sentences. */
export const saidMoreInEnglish: Said[] = [
  // Facts
  {
    say: 'our new number is 0161 496 0733, landline got cut off',
    expect: s.done(s.fact('phone', '0161 496 0733')),
  },
  {
    say: 'Please change the phone number to (503) 555-0148.',
    expect: s.done(s.fact('phone', '(503) 555-0148')),
  },
  {
    say: 'were open til 9 on thursdays now',
    expect: s.done(s.fact('hours', like(/thu/i, /9|21/))),
  },
  {
    say: 'The workshop has moved to Unit 7, Harbour Road, Leith EH6 6NU.',
    expect: s.done(s.fact('address', s.has('unit 7', 'harbour road', 'leith'))),
  },
  {
    say: 'hrs r 8-4 mon to fri, sat 9-12, closed sunday',
    expect: s.done(s.fact('hours', s.has('mon', 'sat', 'sun'))),
  },
  {
    say: 'We are called Bramble & Finch Florists now, not Bramble Flowers.',
    expect: s.done(
      s.either(
        s.fact('name', 'Bramble & Finch Florists'),
        s.replace('Bramble Flowers', 'Bramble & Finch Florists')
      )
    ),
  },
  { say: 'add sourdough loaf 4.20', expect: s.done(s.item('sourdough loaf', '4.20')) },
  {
    say: 'A full groom for a large dog is £65 from now on.',
    expect: s.done(s.either(s.price(s.has('full groom'), '65'), s.item(s.has('full groom'), '65'))),
  },
  { say: 'take the eggs benedict off the menu', expect: s.done(s.noItem('eggs benedict')) },
  { say: 'we dont do tyre fitting anymore', expect: s.done(s.noItem('tyre fitting')) },
  {
    say: 'put gel manicure up to 38 and take out acrylic full set',
    expect: s.done(s.price('gel manicure', '38'), s.noItem('acrylic full set')),
  },
  {
    say: 'email is wrong shud be hello@tidelinesurf.example',
    expect: s.done(s.fact('email', 'hello@tidelinesurf.example')),
  },
  {
    say: 'Our surgery has been looking after pets since 1987.',
    expect: s.done(s.either(s.fact('since', s.has('1987')), s.tell(s.has('1987')))),
  },
  {
    say: 'were based in hebden bridge',
    expect: s.done(
      s.either(s.fact('place', 'hebden bridge'), s.fact('address', s.has('hebden bridge')))
    ),
  },
  {
    say: 'oil change 55, brake check 30, full service 190 - add those',
    expect: s.done(
      s.item('oil change', '55'),
      s.item('brake check', '30'),
      s.item('full service', '190')
    ),
  },
  {
    say: 'The beginners pottery course costs 145 pounds, not 120.',
    expect: s.done(
      s.either(s.price(s.has('beginners pottery course'), '145'), s.replace('120', '145'))
    ),
  },
  {
    say: 'could u add saturday 10 to 2 to the opening times ta',
    expect: s.done(s.fact('hours', s.has('sat', '10'))),
  },
  {
    say: 'closed mondays from now on',
    expect: s.done(s.either(s.fact('hours', s.has('mon')), s.add('notice'))),
  },
  {
    say: 'Add a two-hour family portrait session for $320.',
    expect: s.done(s.item(s.has('family portrait session'), '320')),
  },
  {
    say: 'price list is out of date, lash lift shd be 45',
    expect: s.done(s.price('lash lift', '45')),
  },
  {
    say: "It's spelled Kowalczyk, with a z: Kowalczyk Plumbing.",
    expect: s.done(s.fact('name', 'Kowalczyk Plumbing')),
  },
  {
    say: 'delete the 30 min deep tissue, keep the 60 min one',
    expect: s.done(s.noItem(s.has('30 min', 'deep tissue'))),
  },
  {
    say: 'You can reach the office on 020 7946 0821 or at office@marlowelegal.example.',
    expect: s.done(
      s.fact('phone', '020 7946 0821'),
      s.fact('email', 'office@marlowelegal.example')
    ),
  },
  {
    say: 'pick up address is now 3 tannery lane not 3 tanner lane',
    expect: s.done(
      s.either(
        s.fact('address', '3 tannery lane'),
        s.replace('3 tanner lane', '3 tannery lane'),
        s.replace('tanner lane', 'tannery lane')
      )
    ),
  },
  {
    say: 'Our town is Ballina, but the site says Ballinasloe.',
    expect: s.done(s.either(s.fact('place', 'Ballina'), s.replace('Ballinasloe', 'Ballina'))),
  },
  {
    say: 'family tent pitch is 34 a night in summer',
    expect: s.done(
      s.either(s.price(s.has('family tent pitch'), '34'), s.item(s.has('family tent pitch'), '34'))
    ),
  },
  {
    say: 'mushroom risotto is off, put pumpkin gnocchi on instead at 14.50',
    expect: s.done(s.noItem('mushroom risotto'), s.item('pumpkin gnocchi', '14.50')),
  },
  {
    say: 'remove our mobile no from the site, customers ring at midnight',
    expect: s.done(s.either(s.take({ words: s.has('mobile') }), s.fact('phone', ''))),
  },
  {
    say: 'Doors open at 6:30 am on weekdays and at 8 am on weekends.',
    expect: s.done(s.fact('hours', s.has('6:30', '8'))),
  },
  {
    say: 'we started the brewery in 2009',
    expect: s.done(s.either(s.fact('since', s.has('2009')), s.tell(s.has('2009')))),
  },
  {
    say: 'guitar lessons r 28 per half hr',
    expect: s.done(
      s.either(s.price(s.has('guitar lesson'), '28'), s.item(s.has('guitar lesson'), '28'))
    ),
  },
  {
    say: 'Please list chimney sweeping at 70 euros and cowl fitting at 120 euros.',
    expect: s.done(
      s.either(s.item('chimney sweeping', '70'), s.price('chimney sweeping', '70')),
      s.either(s.item('cowl fitting', '120'), s.price('cowl fitting', '120'))
    ),
  },
  {
    say: 'You got our trade wrong: we are upholsterers, not carpenters.',
    expect: s.done(s.either({ do: 'set_trade' }, s.replace('carpenters', 'upholsterers'))),
  },
  { say: 'change the price of the mot to 49.99', expect: s.done(s.price('mot', '49.99')) },
  {
    say: 'We now open on Sundays too, from noon until five.',
    expect: s.done(s.fact('hours', like(/sun/i, /noon|12/i, /five|5|17/i))),
  },
  {
    say: 'our shop name shld have accents: Café Lumière',
    expect: s.done(s.fact('name', 'Café Lumière')),
  },
  { say: 'mobile changed 085 012 3456', expect: s.done(s.fact('phone', '085 012 3456')) },
  {
    say: 'Take "hot stone massage" out, the stones have cracked.',
    expect: s.done(s.noItem('hot stone massage')),
  },

  // Sections
  {
    say: 'People keep asking how long alterations take, so add some questions and answers.',
    expect: s.done(s.add('faq')),
  },
  {
    say: 'chuck in a map so ppl find the scrapyard',
    expect: s.done(s.add(['map', 'visit'])),
  },
  { say: 'drop the newsletter thing nobody signs up', expect: s.done(s.drop('newsletter')) },
  {
    say: 'Move the tasting dates above the opening hours.',
    expect: s.done(s.move(['events', 'timetable'], s.before('hours'))),
  },
  {
    say: 'can the reviews go higher',
    expect: s.done(s.either(s.move('testimonials', s.up), s.move('testimonials', s.top))),
  },
  { say: 'show the menu in two columns', expect: s.done(s.relayout('menu', 'columns')) },
  {
    say: 'Parents should be able to write to us straight from the page.',
    expect: s.done(s.either(s.form(true), s.add('contact'))),
  },
  { say: 'staff pics and names pls, theres 6 of us', expect: s.done(s.add('team')) },
  {
    say: 'Put the wine list before the about us text.',
    expect: s.done(
      s.either(
        s.move(['menu', 'prices'], s.before('about')),
        s.add(['menu', 'prices'], s.before('about'))
      )
    ),
  },
  { say: 'get rid of the stats they r made up', expect: s.done(s.drop(['stats', 'facts'])) },
  {
    say: 'I would like another arrangement for the photo gallery.',
    expect: s.done(s.relayout('gallery')),
  },
  {
    say: 'add a strip at the very top: closed 24 dec til 3 jan',
    expect: s.done(s.either(s.add('notice'), s.tell(s.has('24 dec', '3 jan')))),
  },
  {
    say: 'We want to show what kitchens looked like before and after the refit.',
    expect: s.done(s.add('before_after')),
  },
  {
    say: 'services as a simple list not boxes',
    expect: s.done(s.relayout('services', 'list')),
  },
  {
    say: 'move team under services n delete the faq',
    expect: s.done(s.move('team', s.after('services')), s.drop('faq')),
  },
  {
    say: 'Can we have three packages side by side so people can choose?',
    expect: s.done(s.either(s.add('packages'), s.relayout('packages'))),
  },
  {
    say: 'the big pic bit at the start, give me a diffrent layout for it',
    expect: s.done(s.relayout('hero')),
  },
  {
    say: 'no contact form pls, farmers just ring',
    expect: s.done(s.either(s.form(false), s.take({ part: 'form' }))),
  },
  {
    say: 'Our physiotherapists should be introduced with a few lines each.',
    expect: s.done(s.add('team')),
  },
  {
    say: 'opening hours section in our brand colour pls',
    expect: s.done(s.recolour('hours', 'brand')),
  },
  { say: 'need a bit where we list the villages we deliver to', expect: s.done(s.add('area')) },
  {
    say: 'Please put what clients say directly after the list of treatments.',
    expect: s.done(
      s.either(
        s.move('testimonials', s.after(['services', 'prices', 'menu'])),
        s.add('testimonials', s.after(['services', 'prices', 'menu']))
      )
    ),
  },
  {
    say: 'swim class times shud be laid out different',
    expect: s.done(s.relayout(['timetable', 'hours'])),
  },
  { say: 'take out the section w our history', expect: s.done(s.drop('about')) },
  {
    say: 'Give the frequently asked questions a pale tinted background.',
    expect: s.done(s.either(s.recolour('faq', 'tint'), s.recolour('faq', 'light'))),
  },
  {
    say: 'need somewhere to put the safety data sheets so builders can download them',
    expect: s.done(s.add('downloads')),
  },
  {
    say: 'The reservation form has to ask for allergies.',
    expect: s.done(s.field(s.has('allerg'))),
  },
  { say: 'Explain in steps how a house clearance works.', expect: s.done(s.add('process')) },
  { say: 'gallery as a grid', expect: s.done(s.relayout('gallery', 'grid')) },
  {
    say: 'stick directions n parking in at the end',
    expect: s.done(s.either(s.add(['visit', 'map'], s.bottom), s.move(['visit', 'map'], s.bottom))),
  },
  {
    say: 'I would rather have the prices come first and the services second.',
    expect: s.done(
      s.either(
        s.move('prices', s.before('services')),
        s.move('prices', s.top),
        s.move('services', s.after('prices'))
      )
    ),
  },
  {
    say: 'pls add events, remove timetable and put hours at the bottom',
    expect: s.done(
      s.add('events'),
      s.drop('timetable'),
      s.either(s.move('hours', s.bottom), s.add('hours', s.bottom))
    ),
  },
  {
    say: 'form doesnt need to ask for a postcode',
    expect: s.done(s.noField(s.has('postcode'))),
  },
  {
    say: 'white background behind the testimonals',
    expect: s.done(s.recolour('testimonials', 'light')),
  },
  {
    say: 'The footer should be dark, as black as our hearses.',
    expect: s.done(s.recolour('footer', 'dark')),
  },
  {
    say: 'The section about our vans can go.',
    expect: s.done({ do: 'remove_section', section: { words: s.has('van') } }),
  },
  {
    say: 'one big sentence with our promise in between the photos and the team',
    expect: s.done(s.add('statement')),
  },

  // Texts
  {
    say: 'Change the main headline to "Bread worth getting up for".',
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'Bread worth getting up for')),
  },
  {
    say: 'headline: fresh fish straight off the boat',
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'fresh fish straight off the boat')),
  },
  {
    say: 'Replace "clients" with "guests" everywhere.',
    expect: s.done(s.replace('clients', 'guests')),
  },
  {
    say: 'its hairdressing not hair dressing',
    expect: s.done(s.replace('hair dressing', 'hairdressing')),
  },
  { say: 'about text is way too long cut it down', expect: s.done(s.shorten('about')) },
  {
    say: 'The button should say Book a viewing.',
    expect: s.done(s.write({ part: 'button' }, 'Book a viewing')),
  },
  {
    say: 'typo: "profesional" shd be professional',
    expect: s.done(s.replace('profesional', 'professional')),
  },
  {
    say: 'rename services to what we fix',
    expect: s.done(
      s.either(s.write({ kind: 'services' }, 'what we fix'), s.replace('services', 'what we fix'))
    ),
  },
  {
    say: 'Please shorten the introduction at the top.',
    expect: s.done(s.shorten(['hero', 'about', 'statement'])),
  },
  { say: 'call the team section The Crew', expect: s.done(s.write({ kind: 'team' }, 'The Crew')) },
  {
    say: 'Under the title it should read: Family-run ferry trips to the islands.',
    expect: s.done(s.write({}, 'Family-run ferry trips to the islands')),
  },
  {
    say: 'Write that all our yarn is dyed by hand in the studio.',
    expect: s.done(s.tell(s.has('yarn', 'dyed by hand'))),
  },
  {
    say: 'Mention that dogs are welcome on the terrace.',
    expect: s.done(s.tell(s.has('dogs are welcome'))),
  },
  {
    say: 'change "since the eighties" to "for over forty years"',
    expect: s.done(s.replace('since the eighties', 'for over forty years')),
  },
  {
    say: 'second button shld read see all rooms',
    expect: s.done(s.write({ part: 'button', nth: 2 }, 'see all rooms')),
  },
  {
    say: 'In the about section it has to be "Aoife", not "Eva".',
    expect: s.done(s.replace('Eva', 'Aoife')),
  },
  {
    say: 'lose the word cheap plz',
    expect: s.done(s.either(s.replace('cheap', ''), s.take({ words: s.has('cheap') }))),
  },
  {
    say: 'Make the title of the prices section "What it costs".',
    expect: s.done(s.write({ kind: 'prices' }, 'What it costs')),
  },
  {
    say: 'the bit about delivery: make it shorter',
    expect: s.done(
      s.either({ do: 'shorten', section: { words: s.has('delivery') } }, s.shorten('area'))
    ),
  },
  {
    say: 'Add a sentence that we speak English, Polish and Ukrainian.',
    expect: s.done(s.tell(s.has('english', 'polish', 'ukrainian'))),
  },
  {
    say: 'book now button shud say reserve a bay instead',
    expect: s.done(
      s.either(s.write({ part: 'button' }, 'reserve a bay'), s.replace('book now', 'reserve a bay'))
    ),
  },
  {
    say: 'The questions should be headed "Good to know".',
    expect: s.done(s.write({ kind: 'faq' }, 'Good to know')),
  },
  {
    say: 'fix spelling, its stationery w an e not stationary',
    expect: s.done(s.replace('stationary', 'stationery')),
  },
  {
    say: 'take out the sentence about free parking',
    expect: s.done(s.take({ words: s.has('free parking') })),
  },
  { say: 'All the texts are too wordy, please trim them.', expect: s.done(s.shorten()) },
  { say: 'remove the subtitle', expect: s.done(s.take({ words: s.has('subtitle') })) },
  {
    say: 'instead of appointment say visit',
    expect: s.done(s.replace('appointment', 'visit')),
  },
  {
    say: 'new headline "Locked out? There in 20 minutes" and delete the button under it',
    expect: s.done(
      s.write({ part: ['title', 'heading'] }, 'Locked out? There in 20 minutes'),
      s.take({ part: 'button' })
    ),
  },
  {
    say: 'The first button should lead to https://shop.oakandiron.example.',
    expect: s.done(s.link({ part: 'button' }, s.has('https://shop.oakandiron.example'))),
  },

  // Look
  {
    say: 'make it dark',
    expect: s.done(s.either(s.look({ theme: 'dark' }), s.look({ shade: 'darker' }))),
  },
  {
    say: 'Forest green would suit us better than blue.',
    expect: s.done(s.look({ primary_color: s.coloured('green') })),
  },
  {
    say: 'bigger letters my customers r old',
    expect: s.done(s.look({ text_size: 'larger' })),
  },
  {
    say: 'Please use rounder corners on everything.',
    expect: s.done(s.look({ corner_radius: 'rounder' })),
  },
  {
    say: 'looks too serious for toys, make it fun',
    expect: s.done(s.mood('playful')),
  },
  {
    say: 'It must look more official, people sign deeds here.',
    expect: s.done(s.mood('formal')),
  },
  {
    say: 'not a fan of this design, show me another',
    expect: s.done(s.look({ direction: 'other' })),
  },
  {
    say: 'headings in a serif font pls',
    expect: s.done(s.look({ heading_font: anyFont })),
  },
  {
    say: 'Could the red be a little softer?',
    expect: s.done(s.look({ tone: ['softer', 'paler'] })),
  },
  {
    say: 'dusty pink for the main color',
    expect: s.done(
      s.either(
        s.look({ primary_color: s.coloured('pink') }),
        s.look({ primary_color: s.coloured('red') })
      )
    ),
  },
  {
    say: 'The page should feel as calm as the yoga room.',
    expect: s.done(s.mood('calm')),
  },
  { say: 'text a bit smaller', expect: s.done(s.look({ text_size: 'smaller' })) },
  {
    say: 'It may look old-fashioned, our pub is older than the church.',
    expect: s.done(s.mood('traditional')),
  },
  {
    say: 'black and yellow like our taxis',
    expect: s.done(
      s.either(
        s.look({ primary_color: s.coloured('yellow') }),
        s.look({ primary_color: s.grey }),
        s.look({ theme: 'dark' })
      )
    ),
  },
  { say: 'i want sharp corners', expect: s.done(s.look({ corner_radius: ['sharper', 0] })) },
  {
    say: 'A warmer colour, please, this one reminds me of a hospital.',
    expect: s.done(s.either(s.look({ tone: 'warmer' }), s.mood('warm'))),
  },
  {
    say: 'can u make the whole thing lighter',
    expect: s.done(s.either(s.look({ shade: 'lighter' }), s.look({ theme: 'light' }))),
  },
  {
    say: 'navy blue please and the whole thing more elegant',
    expect: s.done(s.look({ primary_color: s.coloured('blue') }), s.mood('elegant')),
  },
  {
    say: 'The button at the top should be orange.',
    expect: s.done(
      s.either(
        s.style({ part: 'button' }, { background: s.coloured('orange') }),
        s.style({ part: 'button' }, { color: s.coloured('orange') })
      )
    ),
  },
  {
    say: 'center the title',
    expect: s.done(s.style({ part: ['title', 'heading'] }, { align: 'center' })),
  },
  {
    say: 'our logo is turquoise so use that',
    expect: s.done(s.look({ primary_color: s.coloured('teal') })),
  },
  {
    say: 'More rugged, please, we climb trees with chainsaws.',
    expect: s.done(s.mood('rugged')),
  },
  {
    say: 'way classier pls, brides have to like it',
    expect: s.done(s.mood(['elegant', 'formal'])),
  },
  {
    say: 'Use a plain, simple design with nothing that distracts.',
    expect: s.done(s.mood(['simple', 'calm'])),
  },
  {
    say: 'burgundy instead of that blue',
    expect: s.done(s.look({ primary_color: s.coloured('red') })),
  },
  {
    say: 'black background, its a cocktail bar not a dentist',
    expect: s.done(
      s.either(s.look({ theme: 'dark' }), { do: 'set_style', style: { background: s.grey } })
    ),
  },
  { say: 'It should look like a magazine.', expect: s.done(s.mood('editorial')) },
  {
    say: 'make fone number bigger',
    expect: s.done(s.style({ words: s.has('number') }, { size: 'larger' })),
  },
  {
    say: 'The colour is too loud, take it down a notch.',
    expect: s.done(s.look({ tone: ['softer', 'paler'] })),
  },
  {
    say: 'everything louder n bolder pls, we box here',
    expect: s.done(s.mood('bold')),
  },

  // What it cannot do, questions, and what is to stay
  { say: 'Can customers pay on the site with a card?', expect: 'cannot' },
  { say: 'how do i cancel my subscription', expect: 'cannot' },
  { say: 'translate everything to welsh', expect: 'cannot' },
  { say: "Don't change the prices.", expect: s.done() },
  {
    say: 'no dont delete the gallery, just move it down',
    expect: s.done(s.either(s.move('gallery', s.down), s.move('gallery', s.bottom))),
  },
  { say: 'when will google find my page?', expect: 'cannot' },
  {
    say: 'Please leave the colours alone but make the corners less round.',
    expect: s.done(s.look({ corner_radius: 'sharper' })),
  },
  { say: 'play our jingle when the page opens', expect: 'cannot' },
  { say: 'The photos of the team can stay where they are.', expect: s.done() },
  { say: 'What is the difference between a package and a service here?', expect: 'cannot' },
  {
    say: 'hook it up to our booking software so the calendar updates itself',
    expect: 'cannot',
  },
  {
    say: 'I am happy with the menu, only the opening hours should move to the top.',
    expect: s.done(s.move('hours', s.top)),
  },
  { say: 'who wrote the text about the vet nurses', expect: 'cannot' },
  { say: 'Send a text message to everyone who booked for Saturday.', expect: 'cannot' },
  {
    say: 'not the services, the reviews should be removed',
    expect: s.done(s.drop('testimonials')),
  },
]
