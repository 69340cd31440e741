import type { ExampleId } from '#contract/example_sites'
import bakery from './pictures/bakery.webp'
import band from './pictures/band.webp'
import carpenter from './pictures/carpenter.webp'
import florist from './pictures/florist.webp'
import garage from './pictures/garage.webp'
import guesthouse from './pictures/guesthouse.webp'
import law from './pictures/law.webp'
import physiotherapist from './pictures/physiotherapist.webp'
import plumber from './pictures/plumber.webp'
import restaurant from './pictures/restaurant.webp'
import wedding from './pictures/wedding.webp'
import yoga from './pictures/yoga.webp'

/** Drawn by bin/draw_gallery.ts from the examples' pages. */
export const pictures: Record<ExampleId, string> = {
  bakery,
  plumber,
  yoga,
  restaurant,
  law,
  florist,
  guesthouse,
  carpenter,
  physiotherapist,
  wedding,
  garage,
  band,
}

/** The size of each, in pixels. */
export const PICTURE = { width: 640, height: 480 }
