import type { ExampleId } from '#contract/example_sites'

interface ExamplePrompt {
  /** As a person types it. Every name is invented; the numbers and addresses lead nowhere. */
  prompt: string
  /** Chooses among the designs that fit the prompt. */
  seed: string
}

export const examplePrompts: Record<ExampleId, ExamplePrompt> = {
  bakery: {
    prompt:
      'Marrow Lane Bakery in Whitby. Sourdough loaf £4.40, rye £4.80, cinnamon buns £2.60, ' +
      'custard tarts £2.90. We bake through the night, so the bread is warm at eight. Open ' +
      'Tuesday to Saturday 8:00-15:00. 12 Marrow Lane, Whitby. Phone 01632 960 141, ' +
      'hello@marrowlane.example',
    seed: 'a',
  },
  plumber: {
    prompt:
      'Tom Hale Plumbing, plumber in Bristol and Bath. Boilers, leaks, blocked drains and ' +
      'bathrooms. No call-out fee. Boiler service £85, leak repair from £70, new tap £95. I answer ' +
      'the phone day and night: 07700 900 142. tom@haleplumbing.example',
    seed: 'a',
  },
  yoga: {
    prompt:
      'Low Tide Yoga, a small yoga studio in Falmouth. Monday 18:00 Hatha, Tuesday 7:00 Vinyasa, ' +
      'Thursday 19:30 Yin, Saturday 9:00 Beginners. Drop in £12, ten classes £95. Teachers Maya ' +
      'Lind and Tom Reed. Book a first class: hello@lowtide.example, 01632 960 143',
    seed: 'a',
  },
  restaurant: {
    prompt:
      'Restaurant Olmo in York. Italian food from a wood oven. Starters: burrata £9, grilled ' +
      'artichokes £8. Mains: ragù with pappardelle £16, sea bass £21, aubergine parmigiana £14. ' +
      'Desserts: tiramisù £7, lemon tart £7. Open Wednesday to Sunday 17:30-22:30. 8 Fossgate, ' +
      'York. Book a table on 01632 960 144, tables@olmo.example',
    seed: 'e',
  },
  law: {
    prompt:
      'Ashworth & Lane, solicitors in Norwich. Wills and probate, buying and selling a house, ' +
      'family law, employment. Helen Ashworth and Daniel Lane. The first half hour is free. Open ' +
      'Monday to Friday 9:00-17:30. 3 Tombland, Norwich. Call 01632 960 145, ' +
      'office@ashworthlane.example',
    seed: 'a',
  },
  florist: {
    prompt:
      'Wild Stem, florist in Brighton. Bouquets from £28, table arrangements £40, wedding flowers ' +
      'by appointment. All stems are grown in Sussex from April to October. Open Tuesday to ' +
      'Saturday 9:00-17:00. 21 Gardner Street, Brighton. 01632 960 146, hello@wildstem.example',
    seed: 'a',
  },
  guesthouse: {
    prompt:
      'Fell View, a guesthouse in Keswick with five rooms. Double room £95, twin £95, family room ' +
      '£130, breakfast included. Check-in from 15:00, check-out by 10:30. Free parking, drying room ' +
      'for boots, dogs welcome. Book on 01632 960 147 or stay@fellview.example',
    seed: 'a',
  },
  carpenter: {
    prompt:
      'Ida Brandt, carpenter in Sheffield. Fitted wardrobes from £1,900, alcove shelves from £450, ' +
      'kitchen tables from £850, doors hung £120. Everything is made from ash and oak in my ' +
      'workshop. Call 07700 900 148 or write to ida@brandtcarpentry.example for a quote.',
    seed: 'a',
  },
  physiotherapist: {
    prompt:
      'Riverside Physiotherapy, a physiotherapy practice in Chester. Sports injuries, back and neck pain, recovery after ' +
      'surgery, hydrotherapy. First appointment 60 minutes £65, follow-up 30 minutes £45. Physios ' +
      'Anna Cole and Ravi Shah. Open Monday to Friday 8:00-19:00, Saturday 9:00-13:00. Book on ' +
      '01632 960 149, desk@riversidephysio.example',
    seed: 'a',
  },
  wedding: {
    prompt:
      'Our wedding! Nora and James, Saturday 12 June 2027 in Ludlow. Ceremony at 14:00 at St ' +
      'Laurence, then dinner and dancing at 17:00 in the barn at Home Farm. A bus back to town at ' +
      'midnight. Please tell us by 1 May whether you come: noraandjames@wedding.example',
    seed: 'a',
  },
  garage: {
    prompt:
      'Northside Garage, car repair garage in Leeds. MOT £45, full service £189, oil change £69, ' +
      'brake pads from £120, tyres fitted while you wait. Open Monday to Friday 8:00-18:00, ' +
      'Saturday 8:00-12:00. Unit 4, Mill Road, Leeds. Ring 01632 960 150, ' +
      'book@northsidegarage.example',
    seed: 'a',
  },
  band: {
    prompt:
      'The Paper Lanterns, a folk band from Glasgow. Concerts: 14 May 2027 Oran Hall Glasgow, ' +
      '21 May 2027 The Sail Loft Oban, 5 June 2027 Harbour Stage Leith. Isla Munro sings, Ewan ' +
      'Kerr plays fiddle, Beth Sloan plays accordion. Bookings: play@paperlanterns.example',
    seed: 'a',
  },
}
