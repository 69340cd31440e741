import type { Copy } from '#designer/copy/copy'
import { saysTrade } from '#designer/copy/says_trade'

const isPlural = (what: string) => /[^s]s$/.test(what)

// What can be counted takes one: "an online shop", but "delivery".
function articleFor(what: string): string {
  if (!/(?:shop|store|system|service|charge)$/.test(what)) return ''
  return /^[aeiou]/.test(what) ? 'an ' : 'a '
}

export const en: Copy = {
  and: 'and',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  daysShort: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  closed: 'Closed',
  closedOn: (days) => `closed on ${days}`,
  everyDay: 'Every day',
  alwaysOpen: 'Day and night',
  dayRange: (first, last) => `${first} – ${last}`,
  shortDayRange: (first, last) => `${first}–${last}`,
  inPlace: (what, place) => `${what} in ${place}`,
  nameIn: (name, place) => `${name} in ${place}`,
  tradeIn: (noun, place) => `${noun} in ${place}`,
  madeIn: (what, made, place) => `${what}, ${made} in ${place}`,
  ofKind: (noun, claims) => {
    const kind = claims.find((claim) => ['Family-run', 'Independent', 'Women-led'].includes(claim))
    return kind ? `${kind.toLowerCase()} ${noun}` : noun
  },
  claim: (words) => words,
  none: (what) => `no ${what}`,
  aboutPerson: (name) => `About ${name.split(' ')[0]}`,
  since: (year) => `Since ${year}`,
  isA: (name, noun, place, since) => {
    const what = saysTrade(name, noun) ? '' : `, ${noun}`
    return `${name}${what}${place ? ` in ${place}` : ''}${since ? `, since ${since}` : ''}.`
  },
  openHours: (summary) => `Open ${summary}.`,
  ask: {
    call: 'Call us',
    book: 'Book',
    visit: 'Find us',
    order: 'Order',
    quote: 'Ask for a quote',
    enquire: 'Get in touch',
  },
  call: (phone) => `Call ${phone}`,
  nav: {
    menu: 'Menu',
    prices: 'Prices',
    services: 'Services',
    timetable: 'Timetable',
    hours: 'Hours',
    about: 'About',
    gallery: 'Pictures',
    visit: 'Find us',
    team: 'People',
    process: 'How it works',
    testimonials: 'Words',
    faq: 'Questions',
    contact: 'Contact',
    notice: 'News',
    packages: 'Packages',
    events: 'Dates',
    before_after: 'Before and after',
    downloads: 'Downloads',
    area: 'Where we go',
    map: 'Find us',
    newsletter: 'Newsletter',
    legal: 'Privacy and imprint',
  },
  headings: {
    offers: ['What we do'],
    prices: ['Prices', 'The price list'],
    about: ['About', 'In our own words', 'Who we are'],
    gallery: ['Pictures', 'To look at'],
    hours: ['Opening hours', 'When we are open'],
    visit: ['Find us', 'Come by'],
    visitIn: (place) => `Find us in ${place}`,
    timetable: ['Timetable', 'The week'],
    faq: ['Questions', 'Questions and answers'],
    team: ['The people', 'Who you will meet'],
    process: ['How it works'],
    testimonials: ['In their words'],
    call: 'Ready when you are',
  },
  labels: {
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Open',
    place: 'Where',
    since: 'Since',
    goodToKnow: 'Good to know',
  },
  directions: 'Get directions',
  questions: {
    where: 'Where are you?',
    when: 'When are you open?',
    reach: 'How do I reach you?',
    known: 'What else should I know?',
    refused: (what) =>
      isPlural(what) ? `Are there ${what}?` : `Is there ${articleFor(what)}${what}?`,
  },
  answers: {
    refused: (what) => `No, there ${isPlural(what) ? 'are' : 'is'} no ${what}`,
  },
  contactIntro: {
    form: 'Write a few lines; the message goes straight to us.',
    reach: 'The quickest way is to call or write.',
    none: '',
  },
  todo: {
    reach: 'Add your phone number: without it nobody who reads this page can reach you',
    phone: 'Add your phone number',
    address: 'Add your address',
    hours: 'Add your opening hours',
    about:
      'Two or three sentences in your own words: who you are, how you work, what you are proud of.',
    quote: 'Add a real customer’s words here',
    quoteBy: 'Add that customer’s name',
    person: 'Add the name of somebody who works here',
    role: 'Add what they do here',
    steps: ['Add the first step', 'Add the second step', 'Add the third step'],
    answer: 'Add your answer',
    lede: 'Add one sentence about what you do and for whom.',
    price: 'Add your prices, one beside each line',
    class: 'Add a class and its time',
  },
  parts: {
    notice: { heading: 'Please note', todo: 'Add what is different just now: a holiday, a move' },
    stats: { since: 'the year we began', years: 'years' },
    detail: {
      price: 'Price',
      todo: 'Two or three sentences: what it is, who it is for, what happens',
      scope: 'What is included',
      duration: 'How long it takes',
      durationTodo: 'Add how long it takes',
    },
    packages: {
      headings: ['Packages', 'What you can book', 'Choose one'],
      name: 'Add the name of a package',
      price: 'Add the price of this package',
      line: 'Add what is in this package',
    },
    events: {
      headings: ['Dates', 'What is coming up', 'In the diary'],
      day: 'Add a date',
      what: 'Add what happens on that day',
    },
    beforeAfter: {
      headings: ['Before and after', 'The difference'],
      before: 'Before',
      after: 'After',
      pairs: [
        ['Photo: a job before you begin', 'Photo: the same job finished, from the same spot'],
        ['Photo: another job before you begin', 'Photo: that one finished, from the same spot'],
      ],
    },
    downloads: {
      headings: ['Downloads', 'To take with you'],
      menu: 'menu',
      prices: 'price list',
      form: 'form',
      todo: (file) => `Add a link to your ${file} as a PDF`,
    },
    area: {
      headings: ['Where we go', 'The area we cover'],
      todo: 'Add a place you come to',
      outside: 'Somewhere else? Ask us.',
    },
    map: { headings: ['Find us', 'The address', 'This is where we are'] },
    newsletter: {
      heading: 'Hear from us',
      intro: 'Leave your e-mail address and we write when there is something new.',
      button: 'Sign up',
      message: 'Please put me on the list for your newsletter.',
    },
    legal: {
      heading: 'Privacy and imprint',
      privacy: 'What happens with your message',
      form: 'What you write in the form – your name, your e-mail address and your message – is kept with this website and sent to us by e-mail. We read it to answer you.',
      page: 'The page itself sets no cookies and loads nothing from other companies.',
      kept: 'Add how long you keep messages',
      imprint: 'Who is responsible',
      owner: 'Owner',
      ownerTodo: 'Add your full name and postal address',
      register: 'Registration',
      registerTodo: 'Add your register or tax number, if the law asks for it',
    },
  },
  welcome: 'Welcome',
  welcomeTitle: 'Tell us what you need',
}
