import { about } from '#designer/sections/about/schema'
import { area } from '#designer/sections/area/schema'
import { beforeAfter } from '#designer/sections/before_after/schema'
import { call } from '#designer/sections/call/schema'
import { clients } from '#designer/sections/clients/schema'
import { contact } from '#designer/sections/contact/schema'
import { credentials } from '#designer/sections/credentials/schema'
import { detail } from '#designer/sections/detail/schema'
import { downloads } from '#designer/sections/downloads/schema'
import { events } from '#designer/sections/events/schema'
import { facts } from '#designer/sections/facts/schema'
import { faq } from '#designer/sections/faq/schema'
import { gallery } from '#designer/sections/gallery/schema'
import { goodToKnow } from '#designer/sections/good_to_know/schema'
import { hero } from '#designer/sections/hero/schema'
import { hours } from '#designer/sections/hours/schema'
import { legal } from '#designer/sections/legal/schema'
import { map } from '#designer/sections/map/schema'
import { menu } from '#designer/sections/menu/schema'
import { newsletter } from '#designer/sections/newsletter/schema'
import { notice } from '#designer/sections/notice/schema'
import { packages } from '#designer/sections/packages/schema'
import { prices } from '#designer/sections/prices/schema'
import { process } from '#designer/sections/process/schema'
import { services } from '#designer/sections/services/schema'
import { skills } from '#designer/sections/skills/schema'
import { statement } from '#designer/sections/statement/schema'
import { stats } from '#designer/sections/stats/schema'
import { team } from '#designer/sections/team/schema'
import { testimonials } from '#designer/sections/testimonials/schema'
import { timetable } from '#designer/sections/timetable/schema'
import { visit } from '#designer/sections/visit/schema'
import { works } from '#designer/sections/works/schema'

/**
 * The list of section types, in the order in which they are offered. It says what a page can be made of
 * without reading how; how each one is filled and printed is in `section_types.ts`.
 */
export const sectionSchemas = {
  hero,
  notice,
  facts,
  stats,
  menu,
  prices,
  services,
  detail,
  packages,
  timetable,
  events,
  works,
  skills,
  clients,
  credentials,
  good_to_know: goodToKnow,
  hours,
  about,
  statement,
  gallery,
  before_after: beforeAfter,
  process,
  team,
  testimonials,
  faq,
  downloads,
  area,
  map,
  visit,
  call,
  contact,
  newsletter,
  legal,
}
