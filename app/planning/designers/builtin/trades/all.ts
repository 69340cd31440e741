import { bikeShop } from '#planning/designers/builtin/trades/automotive/bike_shop'
import { carDealer } from '#planning/designers/builtin/trades/automotive/car_dealer'
import { carWash } from '#planning/designers/builtin/trades/automotive/car_wash'
import { garage } from '#planning/designers/builtin/trades/automotive/garage'
import { taxi } from '#planning/designers/builtin/trades/automotive/taxi'
import { barber } from '#planning/designers/builtin/trades/beauty/barber'
import { beauty } from '#planning/designers/builtin/trades/beauty/beauty'
import { hairdresser } from '#planning/designers/builtin/trades/beauty/hairdresser'
import { massage } from '#planning/designers/builtin/trades/beauty/massage'
import { nails } from '#planning/designers/builtin/trades/beauty/nails'
import { spa } from '#planning/designers/builtin/trades/beauty/spa'
import { tattoo } from '#planning/designers/builtin/trades/beauty/tattoo'
import { charity } from '#planning/designers/builtin/trades/community/charity'
import { community } from '#planning/designers/builtin/trades/community/community'
import { sportsClub } from '#planning/designers/builtin/trades/community/sports_club'
import { architect } from '#planning/designers/builtin/trades/creative/architect'
import { artist } from '#planning/designers/builtin/trades/creative/artist'
import { graphicDesigner } from '#planning/designers/builtin/trades/creative/graphic_designer'
import { photographer } from '#planning/designers/builtin/trades/creative/photographer'
import { videographer } from '#planning/designers/builtin/trades/creative/videographer'
import { writer } from '#planning/designers/builtin/trades/creative/writer'
import { artSchool } from '#planning/designers/builtin/trades/education/art_school'
import { childcare } from '#planning/designers/builtin/trades/education/childcare'
import { drivingSchool } from '#planning/designers/builtin/trades/education/driving_school'
import { languageSchool } from '#planning/designers/builtin/trades/education/language_school'
import { musicSchool } from '#planning/designers/builtin/trades/education/music_school'
import { tutor } from '#planning/designers/builtin/trades/education/tutor'
import { caterer } from '#planning/designers/builtin/trades/events/caterer'
import { dj } from '#planning/designers/builtin/trades/events/dj'
import { venue } from '#planning/designers/builtin/trades/events/venue'
import { weddingPlanner } from '#planning/designers/builtin/trades/events/wedding_planner'
import { climbing } from '#planning/designers/builtin/trades/fitness/climbing'
import { dance } from '#planning/designers/builtin/trades/fitness/dance'
import { gym } from '#planning/designers/builtin/trades/fitness/gym'
import { martialArts } from '#planning/designers/builtin/trades/fitness/martial_arts'
import { personalTrainer } from '#planning/designers/builtin/trades/fitness/personal_trainer'
import { pilates } from '#planning/designers/builtin/trades/fitness/pilates'
import { yoga } from '#planning/designers/builtin/trades/fitness/yoga'
import { bakery } from '#planning/designers/builtin/trades/food/bakery'
import { bar } from '#planning/designers/builtin/trades/food/bar'
import { brewery } from '#planning/designers/builtin/trades/food/brewery'
import { butcher } from '#planning/designers/builtin/trades/food/butcher'
import { cafe } from '#planning/designers/builtin/trades/food/cafe'
import { foodTruck } from '#planning/designers/builtin/trades/food/food_truck'
import { iceCream } from '#planning/designers/builtin/trades/food/ice_cream'
import { pizzeria } from '#planning/designers/builtin/trades/food/pizzeria'
import { restaurant } from '#planning/designers/builtin/trades/food/restaurant'
import { winery } from '#planning/designers/builtin/trades/food/winery'
import { dentist } from '#planning/designers/builtin/trades/health/dentist'
import { doctor } from '#planning/designers/builtin/trades/health/doctor'
import { dogGroomer } from '#planning/designers/builtin/trades/health/dog_groomer'
import { nutritionist } from '#planning/designers/builtin/trades/health/nutritionist'
import { optician } from '#planning/designers/builtin/trades/health/optician'
import { pharmacy } from '#planning/designers/builtin/trades/health/pharmacy'
import { physio } from '#planning/designers/builtin/trades/health/physio'
import { therapist } from '#planning/designers/builtin/trades/health/therapist'
import { vet } from '#planning/designers/builtin/trades/health/vet'
import { builder } from '#planning/designers/builtin/trades/home/builder'
import { carpenter } from '#planning/designers/builtin/trades/home/carpenter'
import { cleaner } from '#planning/designers/builtin/trades/home/cleaner'
import { electrician } from '#planning/designers/builtin/trades/home/electrician'
import { gardener } from '#planning/designers/builtin/trades/home/gardener'
import { heating } from '#planning/designers/builtin/trades/home/heating'
import { interiorDesigner } from '#planning/designers/builtin/trades/home/interior_designer'
import { locksmith } from '#planning/designers/builtin/trades/home/locksmith'
import { mover } from '#planning/designers/builtin/trades/home/mover'
import { painter } from '#planning/designers/builtin/trades/home/painter'
import { plumber } from '#planning/designers/builtin/trades/home/plumber'
import { roofer } from '#planning/designers/builtin/trades/home/roofer'
import { accountant } from '#planning/designers/builtin/trades/legal_finance/accountant'
import { financialAdviser } from '#planning/designers/builtin/trades/legal_finance/financial_adviser'
import { insurance } from '#planning/designers/builtin/trades/legal_finance/insurance'
import { lawyer } from '#planning/designers/builtin/trades/legal_finance/lawyer'
import { translator } from '#planning/designers/builtin/trades/legal_finance/translator'
import { estateAgent } from '#planning/designers/builtin/trades/property_lodging/estate_agent'
import { guesthouse } from '#planning/designers/builtin/trades/property_lodging/guesthouse'
import { holidayHome } from '#planning/designers/builtin/trades/property_lodging/holiday_home'
import { hotel } from '#planning/designers/builtin/trades/property_lodging/hotel'
import { propertyManager } from '#planning/designers/builtin/trades/property_lodging/property_manager'
import { bookshop } from '#planning/designers/builtin/trades/shops/bookshop'
import { clothes } from '#planning/designers/builtin/trades/shops/clothes'
import { florist } from '#planning/designers/builtin/trades/shops/florist'
import { grocer } from '#planning/designers/builtin/trades/shops/grocer'
import { jeweller } from '#planning/designers/builtin/trades/shops/jeweller'
import { maker } from '#planning/designers/builtin/trades/shops/maker'
import { shop } from '#planning/designers/builtin/trades/shops/shop'
import { coach } from '#planning/designers/builtin/trades/tech/coach'
import { consultant } from '#planning/designers/builtin/trades/tech/consultant'
import { itSupport } from '#planning/designers/builtin/trades/tech/it_support'
import { marketingAgency } from '#planning/designers/builtin/trades/tech/marketing_agency'
import { software } from '#planning/designers/builtin/trades/tech/software'
import { service } from '#planning/designers/builtin/trades/service'
import type { Trade } from '#planning/designers/builtin/trades/trade'

export const trades: readonly Trade[] = [
  bakery,
  bar,
  brewery,
  butcher,
  cafe,
  foodTruck,
  iceCream,
  pizzeria,
  restaurant,
  winery,
  barber,
  beauty,
  hairdresser,
  massage,
  nails,
  spa,
  tattoo,
  dentist,
  doctor,
  dogGroomer,
  nutritionist,
  optician,
  pharmacy,
  physio,
  therapist,
  vet,
  builder,
  carpenter,
  cleaner,
  electrician,
  gardener,
  heating,
  interiorDesigner,
  locksmith,
  mover,
  painter,
  plumber,
  roofer,
  bikeShop,
  carDealer,
  carWash,
  garage,
  taxi,
  accountant,
  financialAdviser,
  insurance,
  lawyer,
  translator,
  estateAgent,
  guesthouse,
  holidayHome,
  hotel,
  propertyManager,
  artSchool,
  childcare,
  drivingSchool,
  languageSchool,
  musicSchool,
  tutor,
  climbing,
  dance,
  gym,
  martialArts,
  personalTrainer,
  pilates,
  yoga,
  caterer,
  dj,
  venue,
  weddingPlanner,
  architect,
  artist,
  graphicDesigner,
  photographer,
  videographer,
  writer,
  bookshop,
  clothes,
  florist,
  grocer,
  jeweller,
  maker,
  shop,
  charity,
  community,
  sportsClub,
  coach,
  consultant,
  itSupport,
  marketingAgency,
  software,
]

const byId = new Map(trades.map((trade) => [trade.id, trade]))

/** The trade of that name; without one, the neutral one that says nothing about what is done. */
export function tradeById(id: string): Trade {
  return byId.get(id) ?? service
}
