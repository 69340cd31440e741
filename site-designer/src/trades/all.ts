import { bikeShop } from '#designer/trades/automotive/bike_shop'
import { carDealer } from '#designer/trades/automotive/car_dealer'
import { carWash } from '#designer/trades/automotive/car_wash'
import { garage } from '#designer/trades/automotive/garage'
import { taxi } from '#designer/trades/automotive/taxi'
import { barber } from '#designer/trades/beauty/barber'
import { beauty } from '#designer/trades/beauty/beauty'
import { hairdresser } from '#designer/trades/beauty/hairdresser'
import { massage } from '#designer/trades/beauty/massage'
import { nails } from '#designer/trades/beauty/nails'
import { spa } from '#designer/trades/beauty/spa'
import { tattoo } from '#designer/trades/beauty/tattoo'
import { charity } from '#designer/trades/community/charity'
import { community } from '#designer/trades/community/community'
import { sportsClub } from '#designer/trades/community/sports_club'
import { architect } from '#designer/trades/creative/architect'
import { artist } from '#designer/trades/creative/artist'
import { graphicDesigner } from '#designer/trades/creative/graphic_designer'
import { photographer } from '#designer/trades/creative/photographer'
import { videographer } from '#designer/trades/creative/videographer'
import { writer } from '#designer/trades/creative/writer'
import { artSchool } from '#designer/trades/education/art_school'
import { childcare } from '#designer/trades/education/childcare'
import { drivingSchool } from '#designer/trades/education/driving_school'
import { languageSchool } from '#designer/trades/education/language_school'
import { musicSchool } from '#designer/trades/education/music_school'
import { tutor } from '#designer/trades/education/tutor'
import { caterer } from '#designer/trades/events/caterer'
import { dj } from '#designer/trades/events/dj'
import { venue } from '#designer/trades/events/venue'
import { weddingPlanner } from '#designer/trades/events/wedding_planner'
import { climbing } from '#designer/trades/fitness/climbing'
import { dance } from '#designer/trades/fitness/dance'
import { gym } from '#designer/trades/fitness/gym'
import { martialArts } from '#designer/trades/fitness/martial_arts'
import { personalTrainer } from '#designer/trades/fitness/personal_trainer'
import { pilates } from '#designer/trades/fitness/pilates'
import { yoga } from '#designer/trades/fitness/yoga'
import { bakery } from '#designer/trades/food/bakery'
import { bar } from '#designer/trades/food/bar'
import { brewery } from '#designer/trades/food/brewery'
import { butcher } from '#designer/trades/food/butcher'
import { cafe } from '#designer/trades/food/cafe'
import { foodTruck } from '#designer/trades/food/food_truck'
import { iceCream } from '#designer/trades/food/ice_cream'
import { pizzeria } from '#designer/trades/food/pizzeria'
import { restaurant } from '#designer/trades/food/restaurant'
import { winery } from '#designer/trades/food/winery'
import { dentist } from '#designer/trades/health/dentist'
import { doctor } from '#designer/trades/health/doctor'
import { dogGroomer } from '#designer/trades/health/dog_groomer'
import { nutritionist } from '#designer/trades/health/nutritionist'
import { optician } from '#designer/trades/health/optician'
import { pharmacy } from '#designer/trades/health/pharmacy'
import { physio } from '#designer/trades/health/physio'
import { therapist } from '#designer/trades/health/therapist'
import { vet } from '#designer/trades/health/vet'
import { builder } from '#designer/trades/home/builder'
import { carpenter } from '#designer/trades/home/carpenter'
import { cleaner } from '#designer/trades/home/cleaner'
import { electrician } from '#designer/trades/home/electrician'
import { gardener } from '#designer/trades/home/gardener'
import { heating } from '#designer/trades/home/heating'
import { interiorDesigner } from '#designer/trades/home/interior_designer'
import { locksmith } from '#designer/trades/home/locksmith'
import { mover } from '#designer/trades/home/mover'
import { painter } from '#designer/trades/home/painter'
import { plumber } from '#designer/trades/home/plumber'
import { roofer } from '#designer/trades/home/roofer'
import { accountant } from '#designer/trades/legal_finance/accountant'
import { financialAdviser } from '#designer/trades/legal_finance/financial_adviser'
import { insurance } from '#designer/trades/legal_finance/insurance'
import { lawyer } from '#designer/trades/legal_finance/lawyer'
import { translator } from '#designer/trades/legal_finance/translator'
import { estateAgent } from '#designer/trades/property_lodging/estate_agent'
import { guesthouse } from '#designer/trades/property_lodging/guesthouse'
import { holidayHome } from '#designer/trades/property_lodging/holiday_home'
import { hotel } from '#designer/trades/property_lodging/hotel'
import { propertyManager } from '#designer/trades/property_lodging/property_manager'
import { bookshop } from '#designer/trades/shops/bookshop'
import { clothes } from '#designer/trades/shops/clothes'
import { florist } from '#designer/trades/shops/florist'
import { grocer } from '#designer/trades/shops/grocer'
import { jeweller } from '#designer/trades/shops/jeweller'
import { maker } from '#designer/trades/shops/maker'
import { shop } from '#designer/trades/shops/shop'
import { coach } from '#designer/trades/tech/coach'
import { consultant } from '#designer/trades/tech/consultant'
import { itSupport } from '#designer/trades/tech/it_support'
import { marketingAgency } from '#designer/trades/tech/marketing_agency'
import { software } from '#designer/trades/tech/software'
import { service } from '#designer/trades/service'
import type { Trade } from '#designer/trades/trade'

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
