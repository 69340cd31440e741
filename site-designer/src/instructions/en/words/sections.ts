import type { Vocabulary } from '#designer/instructions/words/sense'

/** What people call the sections of a page. Singular or plural is enough: both are found. */
export const sections: Vocabulary = {
  section: {
    hero: 'hero, bit at the start, bit at the top, part at the top, part at the start, big picture at the top, big photo at the top, big picture at the start, big pic bit, big picture bit, big photo bit, first bit, first part, opening bit, opening part, welcome bit, welcome part, welcome section, top part, top bit, the top section, the top part, the top bit, hero section, hero banner, hero area, opening section, top section, opening, welcome section, intro section, banner section, main banner, landing section, first screen, subtitle, tagline, tag line, slogan, strapline, subline, lede, intro, introduction',
    notice:
      'notice, notice bar, announcement, announcement bar, announcements, notice board, holiday notice, alert bar, banner saying, banner about, banner up, closure notice',
    facts:
      'facts, facts strip, key facts, quick facts, facts bar, fact strip, info strip, at a glance, facts section, info bar',
    stats:
      'stats, statistics, numbers section, figures, key figures, counters, our numbers, by the numbers, some numbers',
    menu: 'menu, wine list, cocktail list, beer list, cake list, coffee list, list of dishes, list of drinks, list of wines, bill of fare, food menu, drinks menu, menu section, menu card, dishes, food and drink, food list, drinks list, menu list',
    prices:
      'price, prices, list of prices, price board, what we charge, price menu, our fees, pricing, price list, pricelist, rates, tariff, pricing section, prices section, price section, price table, pricing table, fees, our prices, costs, pricing list, rate card',
    services:
      'service, services, services section, list of services, list of treatments, treatment list, list of what we do, what we do, what we offer, our services, service list, services list, offerings, treatments, treatments list',
    detail:
      'service detail, service details, detail section, details section, service in detail, in detail',
    packages: 'package, packages, bundles, pricing plans, offers section, deals, special offers',
    timetable:
      'timetable, time table, schedule, class schedule, class timetable, weekly schedule, weekly plan, course schedule, calendar, class times, lesson times, when classes are',
    events:
      'event, events, upcoming, upcoming workshops, upcoming classes, upcoming shows, term dates, tour dates, gigs, exhibitions, what’s coming up, upcoming dates, diary, event list, events list, upcoming events, dates, events section, what’s on, agenda, event calendar, events calendar',
    hours:
      'opening hours, opening times, business hours, hours, hrs, hours section, open hours, working hours, opening hours section, shop hours, office hours, when we are open, when we’re open',
    about:
      'about, who i am, about me, our background, about us, about me, about section, about page, our story, story, my story, who we are, about you, biography, bio, our history, history section, story section, company story, about us section',
    statement:
      'statement, the quote, that quote, quote section, motto, big quote, pull quote, large sentence, statement section, mission statement, mission, our mission, big sentence, large quote',
    gallery:
      'gallery, photo gallery, showcase, lookbook, picture wall, examples of work, snaps, image gallery, picture gallery, gallery section, portfolio, our work, photos section, photo section, pictures section, picture section, images section, image section, photo wall, photo grid, examples of our work, portfolio section, slideshow, photo album, photos of our work, pics of our work, pictures of our work, photos',
    before_after:
      'before & after, before & after pics, before & after photos, before & afters, before and after, before after, before and afters, befores and afters, before and after section, comparison pictures, before and after pictures, before and after photos',
    process:
      'process, how it works, how we work, process section, our process, steps, step by step, the steps, our method, way of working, how it goes, what happens next, how we do it, how booking works, how to order',
    team: 'team, our team, team section, staff, staff section, crew, our people, the people, people section, meet the team, team members, employees, artists, stylists, therapists, trainers, instructors, tutors, coaches, who works here',
    testimonials:
      'testimonial, testimonials, what guests say, what the guests say, what our guests say, what our clients say, what patients say, what our patients say, what parents say, what the customers say, what the clients say, google reviews, star ratings, kind words, guest book, guestbook, customer comments, feedback, what people say, what our customers say, what our customers think, what people think, happy customers, review, reviews, customer quotes, customer feedback, customer reviews, reviews section, testimonials section, client quotes, recommendations, client testimonials, what customers say, what clients say, customer testimonials, customer stories, references, customer voices, ratings',
    faq: 'faq, faqs, list of questions and answers, questions with answers, things people ask, what people ask, questions people ask, f a q, frequently asked questions, common questions, questions and answers, q and a, q & a, questions section, questions, faq section, qa, q a, list of questions',
    downloads:
      'download section, downloadable, downloadable forms, leaflets, as a download, as downloads, pdf download, downloads section, downloads, can download, to download, files section, documents section, brochures',
    area: 'area served, areas, places we cover, towns we serve, where we go, the area we serve, areas served, service area, service areas, areas we cover, area we cover, areas we serve, where we work, coverage area, delivery area, region section, where we travel, how far we travel, towns we cover',
    map: 'map, map section, google map, google maps, street map, location map, city map, maps',
    visit:
      'visit section, directions, how to find us, how to find you, find us, location, location section, how to get there, how to get here, where to find us, where we are, visit us, way to us, address section, getting here, locations, travel directions',
    call: 'call to action, cta, call to act, cta section, cta band, action band, cta banner',
    contact:
      'contact, contact section, contact us, contact details, contact info, contact information, get in touch, contact page, contact block, contacts, how to reach us, ways to reach us, how to contact us',
    newsletter:
      'newsletter, news by email, email updates, sign up, sign up for news, newsletter section, newsletter signup, newsletter sign up, mailing list, email signup, email sign up, newsletter form, newsletter box',
    legal:
      'legal, legal section, imprint, privacy, privacy policy, privacy section, legal notice, terms, terms and conditions, privacy notice, cookie policy, small print, t and cs, ts and cs, disclaimer',
    header:
      'header, navigation, navbar, nav bar, nav, navigation bar, top bar, navigation menu, page header, site header, main navigation, nav menu, site menu, menu bar, main menu, header bar, logo',
    footer:
      'footer, bottom part, bottom bit, bottom section, the bottom section, the bottom part, the bottom bit, page footer, site footer, bottom bar, footer section, foot of the page',
  },
}
