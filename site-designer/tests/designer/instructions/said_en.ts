import * as s from './said.ts'
import type { Said } from './said.ts'

/** What owners say in English: about half typed on a phone, about half in plain sentences. */
export const saidInEnglish: Said[] = [
  // Sections that are missing
  {
    say: 'Could you put in a section with questions people often ask?',
    expect: s.done(s.add('faq')),
  },
  { say: 'need a gallery for my wedding cakes', expect: s.done(s.add('gallery')) },
  { say: 'We would like our opening times on the page as well.', expect: s.done(s.add('hours')) },
  { say: 'pls add a team section', expect: s.done(s.add('team')) },
  {
    say: 'can we have customer reviews somewhere near the bottom',
    expect: s.done(s.either(s.add('testimonials'), s.move('testimonials', s.bottom))),
  },
  {
    say: 'Please add a price list underneath the services.',
    expect: s.done(s.add('prices', s.after('services'))),
  },
  { say: 'add faqs b4 the contact bit', expect: s.done(s.add('faq', s.before('contact'))) },
  { say: 'I want a class timetable right at the top', expect: s.done(s.add('timetable', s.top)) },
  { say: 'theres no map, put one in', expect: s.done(s.add('map')) },
  {
    say: 'Show some before and after photos of bathrooms we have done.',
    expect: s.done(s.add('before_after')),
  },
  { say: 'id like a newsletter signup', expect: s.done(s.add('newsletter')) },
  {
    say: 'There should be a part that explains how it works, step by step.',
    expect: s.done(s.add('process')),
  },
  {
    say: 'a bit about us would be nice after the photos',
    expect: s.done(s.add('about', s.after('gallery'))),
  },
  { say: 'add testimonals', expect: s.done(s.add('testimonials')) },
  {
    say: 'Give me a place where parents can download the enrolment forms.',
    expect: s.done(s.add('downloads')),
  },
  { say: 'add areas we cover', expect: s.done(s.add('area')) },
  {
    say: 'Put a banner up saying something about our summer closure.',
    expect: s.done(s.add('notice')),
  },
  { say: 'could u add upcoming events plz', expect: s.done(s.add('events')) },
  {
    say: 'I think the site needs packages so couples can compare them.',
    expect: s.done(s.add('packages')),
  },
  { say: 'put in our menu', expect: s.done(s.add('menu')) },
  { say: 'We need directions and parking information for guests.', expect: s.done(s.add('visit')) },
  {
    say: 'Add some numbers about the practice: cases, years, that sort of thing.',
    expect: s.done(s.add('stats')),
  },

  {
    say: 'people keep asking who does the tattoos, show the artists',
    expect: s.done(s.add('team')),
  },
  { say: 'Add terms and conditions at the very end.', expect: s.done(s.add('legal', s.bottom)) },
  { say: 'add a big quote on its own, a statement', expect: s.done(s.add('statement')) },

  // Sections that are one too many
  { say: 'Take out the gallery.', expect: s.done(s.drop('gallery')) },
  { say: 'get rid of the faq thing', expect: s.done(s.drop('faq')) },
  { say: 'i dont want the team on there', expect: s.done(s.drop('team')) },
  { say: "We don't need a newsletter.", expect: s.done(s.drop('newsletter')) },
  { say: 'lose the map', expect: s.done(s.drop('map')) },
  { say: 'no testimonials pls', expect: s.done(s.drop('testimonials')) },
  { say: 'The price list has to go, we quote per job.', expect: s.done(s.drop('prices')) },
  { say: 'can u delete the timetble', expect: s.done(s.drop('timetable')) },
  {
    say: 'I never asked for a before and after section, please remove it.',
    expect: s.done(s.drop('before_after')),
  },
  { say: 'bin the stats', expect: s.done(s.drop('stats')) },
  {
    say: 'Please drop the part with the areas you think we serve.',
    expect: s.done(s.drop('area')),
  },
  { say: 'scrap the packages', expect: s.done(s.drop('packages')) },
  { say: 'The events section is empty anyway, so leave it out.', expect: s.done(s.drop('events')) },
  { say: 'hide the reviews for now', expect: s.done(s.drop('testimonials')) },
  { say: 'erm could you maybe take the how it works bit away', expect: s.done(s.drop('process')) },
  { say: 'Without the opening hours, please.', expect: s.done(s.drop('hours')) },
  { say: 'delete hero', expect: s.done(s.drop('hero')) },
  {
    say: 'cut the downloads and the newsletter',
    expect: s.done(s.drop('downloads'), s.drop('newsletter')),
  },
  {
    say: 'I would rather not have photos of our work on the page.',
    expect: s.done(s.drop('gallery')),
  },
  { say: 'remove footer', expect: s.done(s.drop('footer')) },

  // Sections in another place
  {
    say: 'Put the reviews above the services.',
    expect: s.done(s.move('testimonials', s.before('services'))),
  },
  { say: 'contact should be last', expect: s.done(s.move('contact', s.bottom)) },
  { say: 'move gallery up', expect: s.done(s.move('gallery', s.up)) },
  { say: 'I want people to see the menu first.', expect: s.done(s.move('menu', s.top)) },
  {
    say: 'swap it so prices come before the about us',
    expect: s.done(s.move('prices', s.before('about'))),
  },
  {
    say: 'The map belongs below the contact details.',
    expect: s.done(s.move('map', s.after('contact'))),
  },
  { say: 'can the hrs go to the top', expect: s.done(s.move('hours', s.top)) },
  { say: 'shift the faq down a bit', expect: s.done(s.move('faq', s.down)) },
  { say: 'Please bring the team section further up.', expect: s.done(s.move('team', s.up)) },
  {
    say: 'stick the timetable straight after the intro',
    expect: s.done(s.move('timetable', s.after(['hero', 'about']))),
  },
  {
    say: 'Could the testimonials come right at the end?',
    expect: s.done(s.move('testimonials', s.bottom)),
  },
  { say: 'newsletter to the bottom thx', expect: s.done(s.move('newsletter', s.bottom)) },
  { say: 'The services ought to be higher up the page.', expect: s.done(s.move('services', s.up)) },
  {
    say: 'pop the packages under the gallery',
    expect: s.done(s.move('packages', s.after('gallery'))),
  },
  {
    say: 'Events right at the very top please, it is festival season.',
    expect: s.done(s.move('events', s.top)),
  },
  { say: 'put about us befor the team', expect: s.done(s.move('about', s.before('team'))) },

  // Sections in another layout
  { say: 'Show the services as a list.', expect: s.done(s.relayout('services', 'list')) },
  { say: 'gallery as a grid plz', expect: s.done(s.relayout('gallery', 'grid')) },
  {
    say: 'I would prefer the testimonials in columns.',
    expect: s.done(s.relayout('testimonials', 'columns')),
  },
  { say: 'try a diffrent layout for the hero', expect: s.done(s.relayout('hero', 'other')) },
  { say: 'Can the prices be arranged differently?', expect: s.done(s.relayout('prices', 'other')) },
  { say: 'team in a list not a grid', expect: s.done(s.relayout('team', 'list')) },
  {
    say: 'The menu would read better in two columns.',
    expect: s.done(s.relayout('menu', 'columns')),
  },
  {
    say: 'dont like how the services are laid out, show me something else',
    expect: s.done(s.relayout('services', 'other')),
  },
  {
    say: 'Put the packages next to each other.',
    expect: s.done(s.relayout('packages', 'columns')),
  },
  { say: 'make the faq a simple list', expect: s.done(s.relayout('faq', 'list')) },
  { say: 'another version of the contact section', expect: s.done(s.relayout('contact', 'other')) },
  {
    say: 'Set the treatments out in a grid instead.',
    expect: s.done(s.relayout('services', 'grid')),
  },
  { say: 'the steps should be one below the other', expect: s.done(s.relayout('process', 'list')) },
  { say: 'I want the events shown as rows.', expect: s.done(s.relayout('events', 'list')) },

  // Sections in other colours
  { say: 'Make the top section dark.', expect: s.done(s.recolour('hero', 'dark')) },
  { say: 'contact on our brand colour pls', expect: s.done(s.recolour('contact', 'brand')) },
  {
    say: 'The testimonials could use a light background.',
    expect: s.done(s.recolour('testimonials', 'light')),
  },
  { say: 'give the faq a tint', expect: s.done(s.recolour('faq', 'tint')) },
  { say: 'black background for the gallery', expect: s.done(s.recolour('gallery', 'dark')) },
  { say: 'I would like the price list on white.', expect: s.done(s.recolour('prices', 'light')) },
  { say: 'footer dark', expect: s.done(s.recolour('footer', 'dark')) },
  {
    say: 'Can you set the opening hours off with the main colour behind them?',
    expect: s.done(s.recolour('hours', 'brand')),
  },
  { say: 'team section too dark make it light', expect: s.done(s.recolour('team', 'light')) },
  {
    say: 'Please put a soft tint behind the about section.',
    expect: s.done(s.recolour('about', 'tint')),
  },
  { say: 'newsletter in the brand color', expect: s.done(s.recolour('newsletter', 'brand')) },
  { say: 'The header should be black.', expect: s.done(s.recolour('header', 'dark')) },
  {
    say: 'turn the how-it-works section dark so it stands out',
    expect: s.done(s.recolour('process', 'dark')),
  },
  { say: 'services w a light backgroud', expect: s.done(s.recolour('services', 'light')) },

  // Texts and titles
  {
    say: "Change the title to 'Bread the slow way'.",
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'Bread the slow way')),
  },
  {
    say: 'headline should say Family law without the fight',
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'Family law without the fight')),
  },
  {
    say: 'Instead of "Our services" write "What we do".',
    expect: s.done(s.replace('Our services', 'What we do')),
  },
  { say: 'change Welcome to Hello there', expect: s.done(s.replace('Welcome', 'Hello there')) },
  {
    say: 'title: Boilers fixed today',
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'Boilers fixed today')),
  },
  {
    say: "I'd like the heading over the gallery to read Recent cuts.",
    expect: s.done(s.write({ kind: 'gallery', part: ['title', 'heading'] }, 'Recent cuts')),
  },
  {
    say: 'rename the about section to Our story',
    expect: s.done(s.write({ kind: 'about', part: ['title', 'heading'] }, 'Our story')),
  },
  {
    say: 'Replace the word "clients" with "guests".',
    expect: s.done(s.replace('clients', 'guests')),
  },
  { say: 'it says colour but i spell it color', expect: s.done(s.replace('colour', 'color')) },
  {
    say: 'The faq heading should be "Before you book".',
    expect: s.done(s.write({ kind: 'faq', part: ['title', 'heading'] }, 'Before you book')),
  },
  {
    say: 'where it says Book now put Reserve a table',
    expect: s.done(s.replace('Book now', 'Reserve a table')),
  },
  {
    say: 'Call the team section "The people behind the counter".',
    expect: s.done(s.write({ kind: 'team' }, 'The people behind the counter')),
  },
  { say: 'swap "cheap" for "fair"', expect: s.done(s.replace('cheap', 'fair')) },
  {
    say: 'use this for the about text: I learned to cut hair from my grandfather in 1988.',
    expect: s.done(s.write({ kind: 'about' }, 'I learned to cut hair from my grandfather in 1988')),
  },
  {
    say: 'main title -> Sleep by the sea',
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'Sleep by the sea')),
  },
  {
    say: 'Please write "Breathe out" as the title.',
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'Breathe out')),
  },
  {
    say: 'Say somewhere that we are a family business.',
    expect: s.done(s.tell(s.has('family business'))),
  },
  { say: 'mention that dogs are welcome', expect: s.done(s.tell(s.has('dogs are welcome'))) },
  {
    say: 'write that we dont charge a call out fee',
    expect: s.done(s.tell(s.has('call out fee'))),
  },
  {
    say: 'Add a sentence saying that all our flour is stoneground.',
    expect: s.done(s.tell(s.has('flour is stoneground'))),
  },
  { say: 'delete the sentence under the title', expect: s.done(s.take({ part: 'text' })) },
  {
    say: 'Change "Contact" to "Say hello" please',
    expect: s.done(s.replace('Contact', 'Say hello')),
  },
  {
    say: 'heading of the reviews: What neighbours say',
    expect: s.done(
      s.write({ kind: 'testimonials', part: ['title', 'heading'] }, 'What neighbours say')
    ),
  },
  {
    say: 'There is a typo: it should be "appointment", not "apointment".',
    expect: s.done(s.replace('apointment', 'appointment')),
  },

  // Prices, and what is on offer
  { say: 'A fade is now 22 pounds.', expect: s.done(s.price('fade', '22')) },
  {
    say: 'sourdough £4.80',
    expect: s.done(s.either(s.price('sourdough', '4.80'), s.item('sourdough', '4.80'))),
  },
  {
    say: 'We also do hot stone massage for £65.',
    expect: s.done(s.item('hot stone massage', '65')),
  },
  { say: 'change the price of the beard trim to £14', expect: s.done(s.price('beard trim', '14')) },
  { say: 'We stopped doing perms.', expect: s.done(s.noItem('perms')) },
  { say: 'add cinnamon buns 3.20', expect: s.done(s.item('cinnamon buns', '3.20')) },
  { say: 'take oysters off the menu', expect: s.done(s.noItem('oysters')) },
  { say: 'The double room costs $120 a night now.', expect: s.done(s.price('double room', '120')) },
  { say: 'we dont do conveyancing anymore', expect: s.done(s.noItem('conveyancing')) },
  { say: 'Please add "Power flushing" to the services.', expect: s.done(s.item('power flushing')) },
  { say: 'we also offer pregnancy yoga', expect: s.done(s.item('pregnancy yoga')) },
  { say: 'put the flat white up to 3.90', expect: s.done(s.price('flat white', '3.90')) },
  {
    say: 'Remove lamb shank from the menu and add braised beef for £18.50.',
    expect: s.done(s.noItem('lamb shank'), s.item('braised beef', '18.50')),
  },
  { say: 'kids cut is 12 not 15', expect: s.done(s.price('kids cut', '12')) },
  {
    say: 'From June the boiler service will be £95.',
    expect: s.done(s.price('boiler service', '95')),
  },
  { say: 'add dog grooming to what we do', expect: s.done(s.item('dog grooming')) },
  {
    say: 'Gluten-free brownies are missing from the menu, they are £3.',
    expect: s.done(s.item('gluten-free brownies', '3')),
  },
  { say: 'cake tasting is free', expect: s.done(s.price('cake tasting', 'free')) },
  { say: 'no more gift vouchers', expect: s.done(s.noItem('gift vouchers')) },
  {
    say: 'We now offer mediation and wills.',
    expect: s.done(s.item('mediation'), s.item('wills')),
  },
  {
    say: 'drop in class £11, 10 class pass £90',
    expect: s.done(
      s.either(s.price('drop in class', '11'), s.item('drop in class', '11')),
      s.either(s.price('10 class pass', '90'), s.item('10 class pass', '90'))
    ),
  },
  {
    say: 'Raise the price of the family room to 140 euros.',
    expect: s.done(s.price('family room', '140')),
  },

  // The facts of the business
  { say: 'Our number is 01632 960 118.', expect: s.done(s.fact('phone', '01632960118')) },
  { say: 'new phone 020 7946 0321', expect: s.done(s.fact('phone', '02079460321')) },
  { say: 'We have moved to 8 Quay Lane.', expect: s.done(s.fact('address', s.has('8 Quay Lane'))) },
  { say: 'adress is 41 market st', expect: s.done(s.fact('address', s.has('41 market st'))) },
  {
    say: 'The business is called Nettle & Thyme.',
    expect: s.done(s.fact('name', 'Nettle & Thyme')),
  },
  { say: 'were called the crumb now', expect: s.done(s.fact('name', 'the crumb')) },
  {
    say: 'You can reach us at hello@harbourrooms.example.',
    expect: s.done(s.fact('email', 'hello@harbourrooms.example')),
  },
  {
    say: 'email should be jo@jofixes.example',
    expect: s.done(s.fact('email', 'jo@jofixes.example')),
  },
  {
    say: 'We open Monday to Friday from 9am to 6pm.',
    expect: s.done(s.fact('hours', s.has('9', '6'))),
  },
  { say: 'hours: tue-sat 10-7', expect: s.done(s.fact('hours', s.has('tue', 'sat'))) },
  { say: 'We have been here since 1974.', expect: s.done(s.fact('since', '1974')) },
  { say: 'est 2011', expect: s.done(s.fact('since', '2011')) },
  {
    say: 'The phone number is wrong, it should be 0113 496 0007.',
    expect: s.done(s.fact('phone', '01134960007')),
  },
  { say: 'closed on mondays', expect: s.done(s.fact('hours', s.has('monday'))) },
  { say: 'We are based in Bristol.', expect: s.done(s.fact('place', 'Bristol')) },
  { say: 'change name to Two Rivers Yoga', expect: s.done(s.fact('name', 'Two Rivers Yoga')) },
  {
    say: 'My name is spelled wrong: the firm is Okafor and Lindqvist.',
    expect: s.done(s.fact('name', 'Okafor and Lindqvist')),
  },
  {
    say: 'call me on 07700 900 412 thats the number to show',
    expect: s.done(s.fact('phone', '07700900412')),
  },
  {
    say: 'On Saturdays we only open until 1pm.',
    expect: s.done(s.fact('hours', s.has('saturday', '1'))),
  },
  {
    say: 'we r at 3 Old Mill Road, Leeds',
    expect: s.done(s.fact('address', s.has('3 Old Mill Road')), s.fact('place', 'Leeds')),
  },
  {
    say: 'Update the address to Unit 5, Station Yard.',
    expect: s.done(s.fact('address', s.has('Unit 5, Station Yard'))),
  },
  { say: 'shop is in Margate not Ramsgate', expect: s.done(s.fact('place', 'Margate')) },

  // Links, buttons, pictures
  {
    say: 'Link the button to https://book.example/anna.',
    expect: s.done(s.link({ part: 'button' }, s.has('book.example/anna'))),
  },
  {
    say: 'button shd say Book a lesson',
    expect: s.done(s.write({ part: 'button' }, 'Book a lesson')),
  },
  {
    say: 'The second button should go to our menu at carlos.example/menu.pdf.',
    expect: s.done(s.link({ part: 'button', nth: 2 }, s.has('carlos.example/menu.pdf'))),
  },
  {
    say: 'make the button bigger',
    expect: s.done(s.style({ part: 'button' }, { size: 'larger' })),
  },
  { say: 'Take away the second button.', expect: s.done(s.take({ part: 'button', nth: 2 })) },
  {
    say: 'remove the pic in the about section',
    expect: s.done(s.take({ kind: 'about', part: 'picture' })),
  },
  {
    say: 'I want the button in the hero to read "Get a quote".',
    expect: s.done(s.write({ kind: 'hero', part: 'button' }, 'Get a quote')),
  },
  { say: 'make the call button green', expect: s.done(s.style({ part: 'button' }, {})) },
  {
    say: 'When someone taps the button it should ring 01632 960 550.',
    expect: s.done(s.link({ part: 'button' }, s.has('01632960550'))),
  },
  {
    say: 'center the title',
    expect: s.done(s.style({ part: ['title', 'heading'] }, { align: 'center' })),
  },
  {
    say: 'The heading should be bold.',
    expect: s.done(s.style({ part: ['title', 'heading'] }, { weight: 'bold' })),
  },
  {
    say: 'title a bit smaller pls',
    expect: s.done(s.style({ part: ['title', 'heading'] }, { size: 'smaller' })),
  },
  {
    say: 'Colour the main heading dark red.',
    expect: s.done(s.style({ part: ['title', 'heading'] }, { color: s.coloured('red') })),
  },
  {
    say: 'last link in the footer can go',
    expect: s.done(s.take({ kind: 'footer', part: 'link', nth: -1 })),
  },
  {
    say: 'Change what the button says from "Send" to "Ask Maria".',
    expect: s.done(s.replace('Send', 'Ask Maria')),
  },
  {
    say: 'send the order button to wa.me/447700900412',
    expect: s.done(s.link({ part: 'button' }, s.has('wa.me/447700900412'))),
  },

  // The look of the whole page
  { say: 'Make the whole page dark.', expect: s.done(s.look({ theme: 'dark' })) },
  { say: 'dark mode', expect: s.done(s.look({ theme: 'dark' })) },
  { say: 'I would like a light theme.', expect: s.done(s.look({ theme: 'light' })) },
  { say: 'bit darker overall', expect: s.done(s.look({ shade: 'darker' })) },
  { say: 'Everything should be a little lighter.', expect: s.done(s.look({ shade: 'lighter' })) },
  { say: 'use green', expect: s.done(s.look({ primary_color: s.coloured('green') })) },
  { say: 'Our colour is navy.', expect: s.done(s.look({ primary_color: s.coloured('blue') })) },
  {
    say: 'can it be more of a terracotta',
    expect: s.done(s.look({ primary_color: s.coloured('orange') })),
  },
  {
    say: 'The main colour should be #7a1f3d, that is on our van.',
    expect: s.done(s.look({ primary_color: '#7a1f3d' })),
  },
  { say: 'purpel please', expect: s.done(s.look({ primary_color: s.coloured('purple') })) },
  {
    say: 'I was hoping for a deep red rather than this orange.',
    expect: s.done(s.look({ primary_color: s.coloured('red') })),
  },
  {
    say: 'dont like the blue, use teal instead',
    expect: s.done(s.look({ primary_color: s.coloured('teal') })),
  },
  {
    say: 'Use Playfair Display for the headings.',
    expect: s.done(s.look({ heading_font: 'Playfair Display' })),
  },
  { say: 'font lora', expect: s.done(s.look({ heading_font: 'Lora' })) },
  { say: 'Set the body text in Inter.', expect: s.done(s.look({ body_font: 'Inter' })) },
  { say: 'rounder corners', expect: s.done(s.look({ corner_radius: 'rounder' })) },
  {
    say: 'The corners ought to be square.',
    expect: s.done(s.look({ corner_radius: 0 })),
  },
  { say: 'less round on the corners', expect: s.done(s.look({ corner_radius: 'sharper' })) },
  {
    say: 'My mother cannot read it, make the text larger.',
    expect: s.done(s.look({ text_size: 'larger' })),
  },
  { say: 'txt is too big', expect: s.done(s.look({ text_size: 'smaller' })) },
  { say: 'Show me a completely different design.', expect: s.done(s.look({ direction: 'other' })) },
  { say: 'nah dont like it, try another style', expect: s.done(s.look({ direction: 'other' })) },
  { say: 'The colour could be a touch softer.', expect: s.done(s.look({ tone: 'softer' })) },
  { say: 'colors are too pale, stronger', expect: s.done(s.look({ tone: 'stronger' })) },
  {
    say: 'A warmer colour would suit a bakery better.',
    expect: s.done(s.look({ tone: 'warmer' })),
  },
  { say: 'black and white only plz', expect: s.done(s.look({ primary_color: s.grey })) },

  // Moods
  {
    say: 'It should feel more formal, we are solicitors.',
    expect: s.done(s.mood('formal'), s.trade('lawyer')),
  },
  { say: 'more playfull', expect: s.done(s.mood('playful')) },
  { say: 'I want something calmer, people come here to relax.', expect: s.done(s.mood('calm')) },
  { say: 'make it more elegant pls', expect: s.done(s.mood('elegant')) },
  { say: 'Could the page look more modern?', expect: s.done(s.mood('modern')) },
  { say: 'bolder!!', expect: s.done(s.mood('bold')) },
  { say: 'Keep it simple and clean.', expect: s.done(s.mood('simple')) },
  {
    say: 'a bit more old school, were a barbers from the 60s',
    expect: s.done(s.mood('traditional'), s.trade('barber')),
  },
  { say: 'It ought to be cosier and more inviting.', expect: s.done(s.mood('warm')) },
  { say: 'more fun', expect: s.done(s.mood('playful')) },
  { say: 'Something tougher, we build roofs.', expect: s.done(s.mood(['rugged', 'bold'])) },
  { say: 'like a magazine', expect: s.done(s.mood('editorial')) },
  { say: 'looks too cluttered, want it minimal', expect: s.done(s.mood('simple')) },
  { say: 'It looks a little cheap, could it be classier?', expect: s.done(s.mood('elegant')) },

  // Forms
  { say: 'Please add a contact form.', expect: s.done(s.form(true)) },
  { say: 'no form, ppl just ring me', expect: s.done(s.form(false)) },
  { say: 'I do not want people to write to me through a form.', expect: s.done(s.form(false)) },
  { say: 'add a phone field to the form', expect: s.done(s.field(s.has('phone'))) },
  {
    say: 'The form should also ask for the date of the wedding.',
    expect: s.done(s.field(s.has('date'))),
  },
  { say: 'take the subject out of the form', expect: s.done(s.noField(s.has('subject'))) },
  { say: 'Ask for the number of guests in the form.', expect: s.done(s.field(s.has('guests'))) },
  { say: 'form needs a postcode box', expect: s.done(s.field(s.has('postcode'))) },
  { say: 'We do not need the phone field.', expect: s.done(s.noField(s.has('phone'))) },
  { say: 'let people send me a message', expect: s.done(s.form(true)) },
  {
    say: 'Remove the company name field from the contact form.',
    expect: s.done(s.noField(s.has('company'))),
  },

  // Shorter
  { say: 'The about section is far too long.', expect: s.done(s.shorten('about')) },
  { say: 'shorten the faq', expect: s.done(s.shorten('faq')) },
  {
    say: 'Could you say it in fewer words in the intro?',
    expect: s.done({ do: 'shorten', section: { words: s.has('intro') } }),
  },
  { say: 'less text in services', expect: s.done(s.shorten('services')) },
  { say: 'about us too wordy, trim it', expect: s.done(s.shorten('about')) },
  { say: 'Please keep the team descriptions brief.', expect: s.done(s.shorten('team')) },

  // The trade was guessed wrong
  { say: 'We are a bakery, not a restaurant.', expect: s.done(s.trade('bakery')) },
  { say: 'im a plumber', expect: s.done(s.trade('plumber')) },
  {
    say: "It's a yoga studio, you made it look like a gym.",
    expect: s.done(s.trade(['yoga', 'yoga_studio'])),
  },
  { say: 'wrong business, im an electrician', expect: s.done(s.trade('electrician')) },
  {
    say: 'This is supposed to be for a law firm.',
    expect: s.done(s.trade(['lawyer', 'law_firm', 'law'])),
  },
  {
    say: 'barber shop not hair salon',
    expect: s.done(s.trade(['barber', 'barbershop', 'barber_shop'])),
  },
  { say: 'Actually we run a guesthouse.', expect: s.done(s.trade(['guesthouse', 'guest_house'])) },

  // Nothing to do, and traps
  { say: "Don't touch the gallery.", expect: s.done() },
  { say: 'keep the faq', expect: s.done() },
  { say: 'The reviews can stay as they are.', expect: s.done() },
  { say: 'pls dont delete the map', expect: s.done() },
  { say: 'I like the colours, leave them alone.', expect: s.done() },
  { say: 'Keep the menu but lose the prices.', expect: s.done(s.drop('prices')) },
  { say: 'Add a section called Remove.', expect: 'cannot' },
  { say: 'keep everything just make it darker', expect: s.done(s.look({ shade: 'darker' })) },
  {
    say: 'Do not move the contact section, move the map to the bottom.',
    expect: s.done(s.move('map', s.bottom)),
  },
  {
    say: 'change the title to "Remove the gallery"',
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'Remove the gallery')),
  },
  { say: 'Not dark, light.', expect: s.done(s.look({ theme: 'light' })) },
  { say: 'never add a newsletter', expect: s.done() },
  {
    say: 'The title should be: Dark roast, light heart',
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'Dark roast, light heart')),
  },
  { say: 'everything but the gallery can stay', expect: s.done(s.drop('gallery')) },
  {
    say: 'Instead of the gallery I would like a price list.',
    expect: s.done(s.drop('gallery'), s.add('prices')),
  },
  {
    say: 'call us Green Light Electrical',
    expect: s.done(s.fact('name', 'Green Light Electrical')),
  },
  { say: 'remove the word team', expect: s.done(s.replace('team', '')) },

  // Several meanings
  { say: 'Make it less formal.', expect: s.offer('set_mood') },
  { say: 'warmer', expect: s.offer('set_mood', 'set_look') },
  { say: 'It is a bit boring.', expect: s.offer('set_mood', 'set_look') },
  { say: 'bigger', expect: s.offer('set_look', 'set_style') },
  { say: 'I do not like the font.', expect: s.offer('set_look') },
  { say: 'wrong colour', expect: s.offer('set_look') },
  { say: 'too much going on', expect: s.offer('set_mood', 'shorten', 'remove_section') },
  { say: 'make it stand out more', expect: s.offer('set_mood', 'set_look', 'set_style') },
  {
    say: 'the phone number has to go',
    expect: s.offer('remove_part', 'set_fact', 'remove_section'),
  },
  {
    say: 'Change the contact section.',
    expect: s.offer('change_layout', 'set_surface', 'set_text', 'remove_section'),
  },

  // Several wishes at once
  {
    say: 'Drop the gallery, add a timetable and use dark green.',
    expect: s.done(
      s.drop('gallery'),
      s.add('timetable'),
      s.look({ primary_color: s.coloured('green') })
    ),
  },
  {
    say: 'no faq, more modern, our tel is 01632 960 777',
    expect: s.done(s.drop('faq'), s.mood('modern'), s.fact('phone', '01632960777')),
  },
  {
    say: 'Please move the reviews up and make the contact section dark.',
    expect: s.done(s.move('testimonials', s.up), s.recolour('contact', 'dark')),
  },
  {
    say: 'hi love it!! just add our hours and take off the map thanks x',
    expect: s.done(s.add('hours'), s.drop('map')),
  },
  {
    say: 'Remove the stats; the title should be Quiet rooms near the port.',
    expect: s.done(
      s.drop('stats'),
      s.write({ part: ['title', 'heading'] }, 'Quiet rooms near the port')
    ),
  },
  {
    say: 'make it dark and the corners round and put faq at the end',
    expect: s.done(
      s.look({ theme: 'dark' }),
      s.look({ corner_radius: 'rounder' }),
      s.move('faq', s.bottom)
    ),
  },
  {
    say: 'Shorten the about text and add a picture gallery after it.',
    expect: s.done(s.shorten('about'), s.add('gallery', s.after('about'))),
  },
  {
    say: 'we close sundays, also new adress 17 Bridge Street',
    expect: s.done(s.fact('hours', s.has('sunday')), s.fact('address', s.has('17 Bridge Street'))),
  },
  {
    say: 'Add a team section but no testimonials.',
    expect: s.done(s.add('team'), s.drop('testimonials')),
  },
  {
    say: 'haircut 25, beard 15, and get rid of the packages',
    expect: s.done(
      s.either(s.price('haircut', '25'), s.item('haircut', '25')),
      s.either(s.price('beard', '15'), s.item('beard', '15')),
      s.drop('packages')
    ),
  },
  {
    say: 'I think the page is too colourful, so make it calmer and use grey.',
    expect: s.done(s.mood('calm'), s.look({ primary_color: s.grey })),
  },
  {
    say: 'form w a date field, no newsletter, btn says Ask for a table',
    expect: s.done(
      s.field(s.has('date')),
      s.drop('newsletter'),
      s.write({ part: 'button' }, 'Ask for a table')
    ),
  },
  {
    say: 'Put the prices before the gallery, show them as a list, and do not touch the rest.',
    expect: s.done(s.move('prices', s.before('gallery')), s.relayout('prices', 'list')),
  },
  {
    say: 'bit bigger text, serif font gone use Inter, thx',
    expect: s.done(s.look({ text_size: 'larger' }), s.look({ heading_font: 'Inter' })),
  },
  {
    say: 'We are called Salt House, we have been open since 2016, and I would like it to be more elegant.',
    expect: s.done(s.fact('name', 'Salt House'), s.fact('since', '2016'), s.mood('elegant')),
  },
  {
    say: 'swap faq and map for testimonials',
    expect: s.done(s.drop('faq'), s.drop('map'), s.add('testimonials')),
  },

  // Nothing that this can do
  { say: 'Connect my Instagram feed.', expect: 'cannot' },
  { say: 'write me a poem', expect: 'cannot' },
  { say: 'How much does hosting cost per month?', expect: 'cannot' },
  { say: 'asdfgh', expect: 'cannot' },
  { say: 'Can you take card payments on the site?', expect: 'cannot' },
  { say: 'whats the weather tomorrow', expect: 'cannot' },
  { say: 'Please set up online ordering with delivery.', expect: 'cannot' },
  { say: 'get me to number one on google', expect: 'cannot' },
  { say: 'Who will be able to see this page?', expect: 'cannot' },
  { say: 'make the logo spin', expect: 'cannot' },
  { say: 'I need a login area for members.', expect: 'cannot' },
  { say: 'how do i change the title', expect: 'cannot' },
  { say: 'Is the gallery any good?', expect: 'cannot' },
  { say: 'translate it all into french', expect: 'cannot' },
  { say: 'Play music when the page opens.', expect: 'cannot' },
  { say: 'cheers looks great', expect: 'cannot' },
  { say: 'My dog ate the menu yesterday.', expect: 'cannot' },
  { say: 'why is there a map', expect: 'cannot' },
  { say: 'Send an email to all my customers.', expect: 'cannot' },
  { say: 'when does this go live', expect: 'cannot' },
]
