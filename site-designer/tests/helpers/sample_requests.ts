import type { DesignRequest } from '#designer/designer/designer'

/** Businesses as people describe them, to look at and to measure. */
export const sampleRequests: Record<string, DesignRequest> = {
  bakery: request(
    'We are a family bakery in Izmir called Kordon Fırını, since 1987. We bake sourdough, simit, rye bread and wedding cakes in a wood oven. Everything is shaped by hand before four in the morning. Our flour comes from a mill in Bergama that my grandfather already bought from. Open Mon-Sat 7:00-19:00, closed on Sunday. Phone +90 232 555 01 20. No online shop.',
    { primary_color: '#9A4A1F', heading_font: 'Lora', body_font: 'Work Sans' }
  ),
  cafe: request(
    'A website for Halfway Coffee, a coffee shop in Leeds at 14 Mill Street. We serve espresso £2.60, filter coffee £3, flat whites £3.40, toasted sandwiches £6.50 and carrot cake £3.80. Open weekdays 7.30-16:00, Saturday 9-15:00. Dogs welcome. Bold and fun please.',
    {
      primary_color: '#E4572E',
      heading_font: 'Space Grotesk',
      body_font: 'DM Sans',
      corner_radius: 0,
    }
  ),
  restaurant: request(
    'Osteria Lume is a small Italian restaurant in Porto. We serve antipasti, fresh pasta, risotto, grilled fish and tiramisu, with natural wine from small growers. Elegant. Dinner Tuesday to Saturday 18:30-23:00. We have only nine tables, and the menu changes with the market. Rua do Almada, 210. Call +351 222 000 111 to book.',
    {
      primary_color: '#7A1F2B',
      heading_font: 'Cormorant Garamond',
      body_font: 'Lato',
      theme: 'dark',
    }
  ),
  barber: request(
    'Barbershop in Berlin Neukölln named Sharp & Sons. Haircut 28 €, skin fade 32 €, beard trim 15 €, hot towel shave 30 €. Walk-ins welcome. Tue-Sat 10-20:00. We want it bold.',
    { primary_color: '#C8102E', heading_font: 'Oswald', body_font: 'Roboto', corner_radius: 2 }
  ),
  yoga: request(
    'Yoga studio Still Point in Freiburg. Vinyasa on Mondays at 18:00, Yin on Tuesdays at 19:30, Hatha on Wednesdays at 9:00, Vinyasa on Thursdays at 18:00, Prenatal on Fridays at 10:00. Small groups, beginners welcome. I have taught for 14 years and I still begin every class sitting quietly. Calm look.',
    {
      primary_color: '#4E7A6B',
      heading_font: 'EB Garamond',
      body_font: 'Nunito',
      corner_radius: 14,
    }
  ),
  electrician: request(
    "I'm an electrician in Bristol, business name Current & Sons. Rewiring, fault finding, EV chargers, fuse boards, outdoor lighting. NICEIC approved, fully insured, emergency call-outs. Free quotes. Call 0117 496 0123.",
    { primary_color: '#F2B705', heading_font: 'Oswald', body_font: 'Open Sans', corner_radius: 4 }
  ),
  dentist: request(
    'Dental practice in Utrecht, Praktijk Lindegaard. Check-ups, hygiene, fillings, clear aligners, children’s dentistry and emergency appointments. We take time to explain before we touch a tooth. Wheelchair accessible. Mon-Thu 8-17:00, Fri 8-13:00. Lindestraat 8. Phone +31 30 555 0199.',
    { primary_color: '#2A7F9E', heading_font: 'Manrope', body_font: 'Open Sans', corner_radius: 12 }
  ),
  lawyer: request(
    'Website for a law firm, Harlow & Finch Solicitors, in York. Family law, wills and probate, conveyancing, employment law and mediation. Established in 1962. Fixed fees. Formal and trustworthy. We answer every letter within two working days. Phone 01904 555 010.',
    {
      primary_color: '#23395B',
      heading_font: 'EB Garamond',
      body_font: 'Source Sans Pro',
      corner_radius: 0,
    }
  ),
  photographer: request(
    "I'm a wedding photographer in Bath, Ada Lindqvist. I photograph weddings, elopements and portraits on film and digital. I work quietly and stay out of the way. I never ask anyone to say cheese. By appointment. Instagram @adalindqvist",
    {
      primary_color: '#3A3A3A',
      heading_font: 'Cormorant Garamond',
      body_font: 'Work Sans',
      corner_radius: 0,
    }
  ),
  florist: request(
    'Florist in Lyon called Petite Herbe. Bouquets, wedding flowers, dried flowers, weekly flowers for offices. We only buy from growers within a day’s drive. Everything is tied to order. Tues–Sat 9–18:30.',
    {
      primary_color: '#7C3F58',
      heading_font: 'Playfair Display',
      body_font: 'Lato',
      corner_radius: 6,
    }
  ),
  groomer: request(
    'Dog grooming salon in Portland, "Muddy Paws". Bath and brush $45, full groom $75, nail trims $15, puppy grooms $40. We are friendly and playful. Only two dogs at a time, so nobody waits in a crate. Tue-Sat 9am-5pm. Call 503 555 0142.',
    { primary_color: '#3C7A89', heading_font: 'Nunito', body_font: 'Nunito', corner_radius: 18 }
  ),
  builder: request(
    'We are Northgate Joinery, builders in Sheffield since 1998. Extensions, loft conversions, staircases, fitted wardrobes. Every staircase is drawn, cut and fitted by the same two people. Industrial look. Phone 0114 496 0555.',
    {
      primary_color: '#B5532A',
      heading_font: 'Work Sans',
      body_font: 'Work Sans',
      corner_radius: 0,
      theme: 'dark',
    }
  ),
  shop: request(
    'Bookshop in Hackney, "The Long Shelf". New books, second-hand books, picture books, reading groups. Open daily 10-18:00. We read everything before we shelve it.'
  ),
  plumber: request('plumber in izmir, fixing leaks and boilers'),
  bakery_short: request('a website for my bakery in Ghent'),
  empty: request('website'),
}

function request(prompt: string, form: Partial<DesignRequest> = {}): DesignRequest {
  return {
    prompt,
    primary_color: '#4B5EAA',
    theme: 'light',
    heading_font: 'Playfair Display',
    body_font: 'Inter',
    corner_radius: 8,
    contact_email: 'owner@example.com',
    chosen: Object.keys(form),
    seed: prompt.slice(0, 24),
    ...form,
  }
}
