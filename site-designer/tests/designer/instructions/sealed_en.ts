import * as s from './said.ts'
import type { LooseTarget, Said } from './said.ts'

const headline: LooseTarget = { part: ['title', 'heading'] }
const any = (value: string) => value.length > 0

/** Written by someone who has seen neither the grammar nor the other sets. */
export const sealedInEnglish: Said[] = [
  // Facts, prices and items
  { say: 'Our phone number is 0161 496 0257.', expect: s.done(s.fact('phone', '0161 496 0257')) },
  { say: 'new mobile 07700 900482', expect: s.done(s.fact('phone', '07700 900482')) },
  {
    say: 'The bakery has moved to 14 Mill Lane.',
    expect: s.done(s.fact('address', s.has('14 Mill Lane'))),
  },
  {
    say: 'Please put hello@fernandoak.co.uk on the page so people can write to us.',
    expect: s.done(s.fact('email', 'hello@fernandoak.co.uk')),
  },
  {
    say: 'were open tues to sat 9 till 5.30',
    expect: s.done(s.fact('hours', s.has('tue', '9'))),
  },
  {
    say: 'The opening hours should say Monday to Friday, 8am to 6pm.',
    expect: s.done(
      s.either(s.fact('hours', s.has('mon', '8')), s.write({ kind: 'hours' }, s.has('mon', '8')))
    ),
  },
  {
    say: 'The price of a full groom is now 48 pounds.',
    expect: s.done(s.price(s.has('full groom'), '48')),
  },
  { say: 'mot is 45 now not 40', expect: s.done(s.price(s.has('mot'), '45')) },
  {
    say: 'Add a lamb tagine to the menu for £16.50.',
    expect: s.done(s.item(s.has('lamb tagine'), '16.50')),
  },
  {
    say: 'take the beef wellington off the menu',
    expect: s.done(s.noItem(s.has('beef wellington'))),
  },
  { say: 'we dont do perms anymore', expect: s.done(s.noItem(s.has('perm'))) },
  {
    say: 'Change the business name to Okafor & Sons Plumbing.',
    expect: s.done(s.fact('name', 'Okafor & Sons Plumbing')),
  },
  {
    say: "We've been in business since 1974.",
    expect: s.done(s.either(s.fact('since', s.has('1974')), s.tell(s.has('1974')))),
  },
  {
    say: 'We are based in Hebden Bridge now.',
    expect: s.done(
      s.either(s.fact('place', 'Hebden Bridge'), s.fact('address', s.has('Hebden Bridge')))
    ),
  },
  {
    say: 'add gel nails 32 and acrylics 40',
    expect: s.done(s.item(s.has('gel nails'), '32'), s.item(s.has('acrylics'), '40')),
  },
  {
    say: 'Puppy training should cost £90.',
    expect: s.done(s.price(s.has('puppy training'), '90')),
  },
  {
    say: 'Could you add kombucha to the drinks?',
    expect: s.done(s.item(s.has('kombucha'))),
  },
  {
    say: 'driving lessons r 38 an hour',
    expect: s.done(
      s.either(s.price(s.has('driving lesson'), '38'), s.item(s.has('driving lesson'), '38'))
    ),
  },
  {
    say: 'We also sweep chimneys.',
    expect: s.done(s.either(s.item(s.has('chimney')), s.tell(s.has('chimney')))),
  },
  {
    say: 'Add a field for the wedding date to the enquiry form.',
    expect: s.done(s.field(s.has('wedding date'))),
  },
  {
    say: "The form doesn't need to ask for a phone number.",
    expect: s.done(s.noField(s.has('phone'))),
  },
  {
    say: 'my email is wrong its tom@tomthetiler.com',
    expect: s.done(s.fact('email', 'tom@tomthetiler.com')),
  },
  {
    say: 'We close at 2 on Saturdays.',
    expect: s.done(s.either(s.fact('hours', s.has('sat')), s.tell(s.has('sat')))),
  },
  {
    say: "Actually we're a cocktail bar, not a pub.",
    expect: s.done(s.either({ do: 'set_trade' }, s.replace('pub', 'cocktail bar'))),
  },
  {
    say: 'The 60 minute massage is £65 and the 90 minute massage is £90.',
    expect: s.done(s.price(s.has('60'), '65'), s.price(s.has('90'), '90')),
  },
  {
    say: 'phone is 01632 960144 and email info@marlowvets.co.uk',
    expect: s.done(s.fact('phone', '01632 960144'), s.fact('email', 'info@marlowvets.co.uk')),
  },

  // Sections
  { say: 'Get rid of the gallery.', expect: s.done(s.drop('gallery')) },
  { say: 'can we have an faq', expect: s.done(s.add('faq')) },
  { say: 'move reviews up', expect: s.done(s.move('testimonials', s.up)) },
  {
    say: 'Put the price list above the photos.',
    expect: s.done(
      s.either(s.move('prices', s.before('gallery')), s.add('prices', s.before('gallery')))
    ),
  },
  {
    say: "I'd like a section that introduces our physiotherapists.",
    expect: s.done(s.add('team')),
  },
  {
    say: 'add a map so patients can find the surgery',
    expect: s.done(s.add(['map', 'visit'])),
  },
  { say: "We don't need the newsletter.", expect: s.done(s.drop('newsletter')) },
  {
    say: 'opening times at the very top pls',
    expect: s.done(s.either(s.move('hours', s.top), s.add('hours', s.top))),
  },
  {
    say: 'The testimonials would look better as a grid.',
    expect: s.done(s.relayout('testimonials', 'grid')),
  },
  {
    say: 'can u put in a before n after bit for the driveways',
    expect: s.done(s.add('before_after')),
  },
  {
    say: 'The contact section should come before the about section.',
    expect: s.done(
      s.either(s.move('contact', s.before('about')), s.move('about', s.after('contact')))
    ),
  },
  {
    say: 'We need somewhere to list our upcoming exhibitions.',
    expect: s.done(s.add('events')),
  },
  {
    say: 'Please explain step by step how selling a house with us works.',
    expect: s.done(s.add('process')),
  },
  { say: 'delete the last section', expect: s.done({ do: 'remove_section' }) },
  { say: 'Please add a contact form.', expect: s.done(s.either(s.form(true), s.add('contact'))) },
  {
    say: 'no form please, people just ring me',
    expect: s.done(s.either(s.form(false), s.take({ part: 'form' }))),
  },
  {
    say: "Put up a notice that we're closed from 24 December to 2 January.",
    expect: s.done(
      s.either(
        s.add('notice'),
        s.tell(s.has('24 December')),
        s.write({ kind: 'notice' }, s.has('24 December')),
        s.fact('hours', s.has('24 December'))
      )
    ),
  },
  {
    say: 'Show the services in three columns.',
    expect: s.done(s.either(s.relayout('services', 'columns'), s.relayout('services', 'grid'))),
  },
  { say: 'list of villages we deliver coal to', expect: s.done(s.add('area')) },
  {
    say: 'Move the timetable to the bottom and remove the gallery.',
    expect: s.done(s.move('timetable', s.bottom), s.drop('gallery')),
  },
  {
    say: 'Take out the FAQ and put in customer reviews instead.',
    expect: s.done(s.drop('faq'), s.add('testimonials')),
  },
  { say: 'keep the hours but lose the map', expect: s.done(s.drop('map')) },
  { say: 'diffrent layout for the gallery', expect: s.done(s.relayout('gallery')) },
  {
    say: 'Parents should be able to download the nursery forms.',
    expect: s.done(s.add('downloads')),
  },

  // Texts
  {
    say: 'Change the title to "Flowers for every Friday".',
    expect: s.done(s.write(headline, 'Flowers for every Friday')),
  },
  {
    say: 'headline should be: Honest repairs, fair prices',
    expect: s.done(s.write(headline, 'Honest repairs, fair prices')),
  },
  {
    say: 'The button should say Book a table.',
    expect: s.done(s.write({ part: 'button' }, 'Book a table')),
  },
  {
    say: "Change 'Get a quote' to 'Ask for a price'.",
    expect: s.done(
      s.either(
        s.replace('Get a quote', 'Ask for a price'),
        s.write({ part: 'button' }, 'Ask for a price'),
        s.write({ words: s.has('get a quote') }, 'Ask for a price')
      )
    ),
  },
  {
    say: 'its spelt acupuncture not acupunture',
    expect: s.done(s.replace('acupunture', 'acupuncture')),
  },
  { say: 'The about text is far too long.', expect: s.done(s.shorten('about')) },
  { say: 'Remove the sentence under the title.', expect: s.done(s.take({})) },
  {
    say: 'Rename the services section to Treatments.',
    expect: s.done(s.write({ kind: 'services' }, 'Treatments')),
  },
  {
    say: 'heading over the photos shd be Our Work',
    expect: s.done(s.write({ kind: 'gallery' }, 'Our Work')),
  },
  {
    say: 'The button should go to https://book.example.com/luna',
    expect: s.done(s.link({ part: 'button' }, s.has('https://book.example.com/luna'))),
  },
  {
    say: 'Replace clients with patients everywhere.',
    expect: s.done(s.replace('clients', 'patients')),
  },
  {
    say: 'Please put on the page that we won Best Fish and Chips in Dorset 2023.',
    expect: s.done(s.tell(s.has('Best Fish and Chips'))),
  },
  {
    say: 'Write in the footer: Registered charity 1123344',
    expect: s.done(
      s.either(s.write({ kind: 'footer' }, s.has('1123344')), s.tell(s.has('1123344')))
    ),
  },
  { say: 'take away the second button', expect: s.done(s.take({ part: 'button', nth: 2 })) },
  {
    say: 'Tell people that all our dog walkers are DBS checked.',
    expect: s.done(s.tell(s.has('DBS checked'))),
  },
  {
    say: 'add that the first guitar lesson is free',
    expect: s.done(s.tell(s.has('first guitar lesson is free'))),
  },
  {
    say: 'The title should be Warm homes, low bills and the button should say Ask about solar.',
    expect: s.done(
      s.write(headline, 'Warm homes, low bills'),
      s.write({ part: 'button' }, 'Ask about solar')
    ),
  },

  // Look
  {
    say: 'bit darker please',
    expect: s.done(s.either(s.look({ shade: 'darker' }), s.look({ theme: 'dark' }))),
  },
  {
    say: "I'd like it in navy blue.",
    expect: s.done(s.look({ primary_color: s.coloured('blue') })),
  },
  {
    say: 'The writing is too small for my older customers.',
    expect: s.done(s.look({ text_size: 'larger' })),
  },
  { say: 'rounder corners', expect: s.done(s.look({ corner_radius: 'rounder' })) },
  { say: "make it more fun, it's a toy shop", expect: s.done(s.mood('playful')) },
  {
    say: 'Make the contact section dark.',
    expect: s.done(
      s.either(s.recolour('contact', 'dark'), s.style({ kind: 'contact' }, { background: any }))
    ),
  },
  { say: 'headline bigger', expect: s.done(s.style(headline, { size: 'larger' })) },
  {
    say: 'Use orange instead of blue.',
    expect: s.done(s.look({ primary_color: s.coloured('orange') })),
  },
  {
    say: 'dont like this design show me another',
    expect: s.done(s.look({ direction: 'other' })),
  },
  { say: 'It needs to look more elegant for a jeweller.', expect: s.done(s.mood('elegant')) },
  {
    say: 'The green is too bright.',
    expect: s.done(
      s.either(
        s.look({ tone: ['softer', 'paler', 'deeper'] }),
        s.look({ shade: 'darker' }),
        s.look({ primary_color: s.coloured('green') }),
        s.mood('calm')
      )
    ),
  },
  {
    say: 'diff font for the headings pls',
    expect: s.done(s.either(s.look({ heading_font: any }), s.look({ direction: 'other' }))),
  },
  {
    say: 'Make it look old-fashioned, like a proper barbershop.',
    expect: s.done(s.mood('traditional')),
  },
  {
    say: 'Please use #7a1f2b for the buttons.',
    expect: s.done(
      s.either(
        s.look({ primary_color: '#7a1f2b' }),
        s.style({ part: 'button' }, { background: '#7a1f2b' }),
        s.style({ part: 'button' }, { color: '#7a1f2b' })
      )
    ),
  },
  {
    say: 'calmer colours for my hypnotherapy page',
    expect: s.done(s.either(s.mood('calm'), s.look({ tone: ['softer', 'paler', 'cooler'] }))),
  },
  {
    say: 'White text on black, this is a tattoo studio.',
    expect: s.done(
      s.either(s.look({ theme: 'dark' }), s.style({}, { background: any, color: any }))
    ),
  },
  {
    say: 'purple and a bit more modern',
    expect: s.done(s.look({ primary_color: s.coloured('purple') }), s.mood('modern')),
  },
  {
    say: 'Give the prices a coloured background.',
    expect: s.done(
      s.either(
        s.recolour('prices', 'brand'),
        s.recolour('prices', 'tint'),
        s.style({ kind: 'prices' }, { background: any })
      )
    ),
  },
  { say: 'phone number in bold', expect: s.done(s.style({}, { weight: 'bold' })) },
  {
    say: 'Everything should be simpler and the text larger.',
    expect: s.done(
      s.mood('simple'),
      s.either(s.look({ text_size: 'larger' }), s.style({ part: 'text' }, { size: 'larger' }))
    ),
  },
  {
    say: 'make it pink but leave the font',
    expect: s.done(s.look({ primary_color: s.coloured('pink') })),
  },
  {
    say: 'Our farm shop should look more rustic.',
    expect: s.done(s.mood(['rugged', 'warm', 'traditional'])),
  },

  // What it cannot do, and questions
  { say: 'How much does the website cost per month?', expect: 'cannot' },
  { say: 'can ppl pay by card on here', expect: 'cannot' },
  { say: 'Make us come up first on Google.', expect: 'cannot' },
  { say: 'when does it go online', expect: 'cannot' },
  { say: 'Please translate the whole page into Polish.', expect: 'cannot' },
  { say: 'Connect it to my salon booking software.', expect: 'cannot' },
  { say: 'I want snowflakes falling over the page in December.', expect: 'cannot' },
  { say: 'undo the last change', expect: 'cannot' },
  { say: 'Add a live chat so I can talk to visitors.', expect: 'cannot' },
  { say: 'whats the difference between light and dark', expect: 'cannot' },
]
