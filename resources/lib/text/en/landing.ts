import { plans } from '#contract/subscription_plans'
import { inWords } from '../in_words.ts'

const free = inWords(plans.free.limits.websites)

export const landing = {
  tab: 'Describe your website, have it made',

  head: {
    label: 'Main',
    sign_in: 'Sign In',
    get_started: 'Get Started',
    dashboard: 'Dashboard',
  },

  hero: {
    title: 'Describe your website. Have it made in minutes.',
    text: 'Say what your business does. You see a plan first, you approve it, and the page is built. Then you change whatever you like.',
    prompt: 'What should your website do?',
    placeholder:
      'A bakery in Izmir. Sourdough, simit and cakes to order. Open every day from seven.',
    start: 'Start Free',
    demo: 'Watch Demo',
    facts: 'Basic features are free. No credit card is needed.',
    chips: 'Try one of these',
    drawing:
      'The page of a bakery, made by Sitewright. The left part is finished, the right part is still a drawing.',
    seam: 'How much of the page is finished',
    seam_value: ({ percent }: { percent: number }) => `${percent} percent finished`,
  },

  examples: {
    bakery: {
      name: 'Bakery',
      prompt:
        'A neighbourhood bakery called Köşe Fırın in Izmir. Sourdough bread, simit and cakes to order. Open every day from 7 to 19.',
    },
    electrician: {
      name: 'Electrician',
      prompt:
        'An electrician in Leeds. Rewiring, fuse boards and emergency call-outs for homes and small shops. People should phone.',
    },
    yoga: {
      name: 'Yoga studio',
      prompt:
        'A small yoga studio in Porto with morning and evening classes for beginners. Visitors should book a first lesson.',
    },
  },

  demo: {
    title: 'From a sentence to a page',
    text: 'You describe it, change what you like, and publish it.',
    steps: 'Steps of the demo',
    pause: 'Pause the demo',
    play: 'Play the demo',
    describe: { name: 'Describe', text: 'You describe it in your own words and get a plan.' },
    edit: { name: 'Edit', text: 'You ask for a change. Only that changes, and you see where.' },
    publish: { name: 'Publish', text: 'One click puts it online for everybody.' },
    describe_typed: 'A bakery in Izmir: sourdough, simit, cakes.',
    edit_typed: 'Let the headline say: Warm bread from seven',
    publish_typed: 'kose-firin.example',
    live: 'Live',
    scene: ({ step }: { step: string }) => `Demo, step ${step}`,
  },

  features: {
    title: 'What you get',
    ai: {
      name: 'AI-powered creation',
      text: 'From your sentence comes a plan you can read: pages, sections, words. Say what to change until it is right. Nothing is built before you approve.',
    },
    custom: {
      name: 'Full customization',
      text: 'Click any text and type. Pick colours, sizes and links, or ask for the change in words. Every step can be undone, even days later.',
    },
    publish: {
      name: 'Instant publishing',
      text: 'Publishing takes one click. Visitors see the old page until the new one is ready.',
    },
    mobile: {
      name: 'Mobile responsive',
      text: 'Every page looks right on a phone and on a computer, and loads fast on a slow connection.',
    },
  },

  gallery: {
    title: 'Sites made with Sitewright',
    text: 'Twelve examples. Each was made from a few typed sentences, and nothing was changed by hand. The businesses are invented.',
    view: 'View Site',
    sites: {
      bakery: { category: 'Bakery', title: 'Marrow Lane Bakery' },
      plumber: { category: 'Plumber', title: 'Tom Hale Plumbing' },
      yoga: { category: 'Yoga studio', title: 'Low Tide Yoga' },
      restaurant: { category: 'Restaurant', title: 'Restaurant Olmo' },
      law: { category: 'Law firm', title: 'Ashworth & Lane' },
      florist: { category: 'Florist', title: 'Wild Stem' },
      guesthouse: { category: 'Guesthouse', title: 'Fell View' },
      carpenter: { category: 'Carpenter', title: 'Ida Brandt' },
      physiotherapist: { category: 'Physiotherapy', title: 'Riverside Physiotherapy' },
      wedding: { category: 'Wedding', title: 'Nora and James' },
      garage: { category: 'Garage', title: 'Northside Garage' },
      band: { category: 'Band', title: 'The Paper Lanterns' },
    },
  },

  stories: {
    title: 'Who it is for',
    note: 'Sample stories: written by us to show how Sitewright can be used. They are not quotes of customers.',
    label: 'Sample story',
    stars: 'Sample rating: 5 of 5 stars',
    baker: {
      text: 'I wrote two sentences between two batches. The plan asked for my opening hours, I typed them in, and the page was up before the bread was.',
      who: 'A baker with one shop',
    },
    electrician: {
      text: 'People want a phone number and to know whether I come to their street. That is what the page says, at the top, on a phone.',
      who: 'An electrician working alone',
    },
    teacher: {
      text: 'I changed the timetable myself on the train. I asked for larger letters, saw what changed, and kept it.',
      who: 'A yoga teacher with two classes a day',
    },
  },

  faq: {
    title: 'Questions',
    code: {
      q: 'Do I need to know how to code?',
      a: 'No. You describe what you need and edit by clicking or by asking. If you do know how, you can view and download the HTML.',
    },
    cost: {
      q: 'What does it cost?',
      a: `Basic features are free, for up to ${free} websites, and no credit card is needed. Larger plans allow more websites.`,
    },
    time: {
      q: 'How long does it take?',
      a: 'The plan takes less than a minute. After you approve it, the website takes a few minutes at most.',
    },
    plan: {
      q: 'What if I do not like the plan?',
      a: 'Say what you want changed and the plan is updated, as often as you like. Nothing is built until you approve it.',
    },
    change: {
      q: 'Can I change the website later?',
      a: 'Yes, at any time. Every change can be undone. Visitors see your changes once you publish them.',
    },
    invented: {
      q: 'Will it invent things about my business?',
      a: 'No. Where something is missing, you see a marked place to fill in. Prices, reviews and addresses are never made up.',
    },
  },

  last: {
    title: 'Start with one sentence.',
    text: `The first ${free} websites are free.`,
    action: 'Get Started',
  },

  foot: {
    label: 'Footer',
    made: 'First the plan, then the page.',
  },
}
