import { garage } from '#planning/designers/builtin/trades/automotive/garage'
import { barber } from '#planning/designers/builtin/trades/beauty/barber'
import { beauty } from '#planning/designers/builtin/trades/beauty/beauty'
import { hairdresser } from '#planning/designers/builtin/trades/beauty/hairdresser'
import { community } from '#planning/designers/builtin/trades/community/community'
import { photographer } from '#planning/designers/builtin/trades/creative/photographer'
import { childcare } from '#planning/designers/builtin/trades/education/childcare'
import { tutor } from '#planning/designers/builtin/trades/education/tutor'
import { caterer } from '#planning/designers/builtin/trades/events/caterer'
import { weddingPlanner } from '#planning/designers/builtin/trades/events/wedding_planner'
import { dance } from '#planning/designers/builtin/trades/fitness/dance'
import { gym } from '#planning/designers/builtin/trades/fitness/gym'
import { yoga } from '#planning/designers/builtin/trades/fitness/yoga'
import { bakery } from '#planning/designers/builtin/trades/food/bakery'
import { bar } from '#planning/designers/builtin/trades/food/bar'
import { cafe } from '#planning/designers/builtin/trades/food/cafe'
import { restaurant } from '#planning/designers/builtin/trades/food/restaurant'
import { dentist } from '#planning/designers/builtin/trades/health/dentist'
import { dogGroomer } from '#planning/designers/builtin/trades/health/dog_groomer'
import { physio } from '#planning/designers/builtin/trades/health/physio'
import { therapist } from '#planning/designers/builtin/trades/health/therapist'
import { vet } from '#planning/designers/builtin/trades/health/vet'
import { builder } from '#planning/designers/builtin/trades/home/builder'
import { cleaner } from '#planning/designers/builtin/trades/home/cleaner'
import { electrician } from '#planning/designers/builtin/trades/home/electrician'
import { gardener } from '#planning/designers/builtin/trades/home/gardener'
import { plumber } from '#planning/designers/builtin/trades/home/plumber'
import { accountant } from '#planning/designers/builtin/trades/legal_finance/accountant'
import { lawyer } from '#planning/designers/builtin/trades/legal_finance/lawyer'
import { estateAgent } from '#planning/designers/builtin/trades/property_lodging/estate_agent'
import { guesthouse } from '#planning/designers/builtin/trades/property_lodging/guesthouse'
import { florist } from '#planning/designers/builtin/trades/shops/florist'
import { maker } from '#planning/designers/builtin/trades/shops/maker'
import { shop } from '#planning/designers/builtin/trades/shops/shop'
import { consultant } from '#planning/designers/builtin/trades/tech/consultant'
import { service } from '#planning/designers/builtin/trades/service'
import type { Trade } from '#planning/designers/builtin/trades/trade'

export const trades: readonly Trade[] = [
  bakery,
  bar,
  cafe,
  restaurant,
  barber,
  beauty,
  hairdresser,
  dentist,
  dogGroomer,
  physio,
  therapist,
  vet,
  builder,
  cleaner,
  electrician,
  gardener,
  plumber,
  garage,
  accountant,
  lawyer,
  estateAgent,
  guesthouse,
  childcare,
  tutor,
  dance,
  gym,
  yoga,
  caterer,
  weddingPlanner,
  photographer,
  florist,
  maker,
  shop,
  community,
  consultant,
]

const byId = new Map(trades.map((trade) => [trade.id, trade]))

/** The trade of that name; without one, the neutral one that says nothing about what is done. */
export function tradeById(id: string): Trade {
  return byId.get(id) ?? service
}
