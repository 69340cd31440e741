import type { Phrase } from '#designer/reader/phrases/phrases_in'
import type { Reading } from '#designer/reader/reading'
import type { Stretch } from '#designer/sheet/sheet'

const announces = (ours: string, others: string) =>
  new RegExp(
    `(?<!\\p{L})(?:(?:we|i)\\s(?:also\\s|mainly\\s|mostly\\s)?(?:${ours})|${others})\\s(?:\\p{L}{1,4}\\s)?$`,
    'iu'
  )
/** "We sell bread and cardamom buns": two things that "and" joins are a list. */
const sells = announces('sell|stock', 'verkaufen|vendons|vendemos|vendiamo|verkopen')
/** Other verbs go before anything: three things are a list. */
const offers = announces(
  'do|offer|provide|sell|repair|fix|teach|stock|install|supply',
  'bieten|verkaufen|reparieren|proposons|vendons|réparons|ofrecemos|vendemos|reparamos|offriamo|vendiamo|ripariamo|verkopen|bieden|repareren|oferecemos'
)
/** How something is done, or all of it, and no thing that is offered. */
const noThings =
  /(?<!\p{L})(?:\d|to|alles?|auch|was|which|that|travel|worse|quality|prices?|service|advice|welcome|things?|everything|anything|more|best|great|good|qualität|preise|qualité|prix|calidad|precios?|seriedad|qualità|prezz[io]|kwaliteit|prijs|prijzen|qualidade|preços?|serviço|servicio|personalizad\p{L}*)(?!\p{L})/iu

/** Two things that are sold, or three of anything, behind a verb. */
export function isOffered(reading: Reading, list: Phrase[], sentence: Stretch): boolean {
  const whole: Stretch = [list[0].from[0], list.at(-1)!.from[1]]
  const lead = reading.text([sentence[0], whole[0]])
  const isPair = list.length === 2 && sells.test(lead) && !/[,;]/.test(reading.text(whole))
  if (!isPair && !(list.length >= 3 && offers.test(lead))) return false
  // "I repair clocks from a shed in Ludlow" says more than what is offered.
  const [rest] = reading.text([whole[1], sentence[1]]).split(/[,;:.!?–]/u)
  return !/(?<!\p{L})\p{Ll}{4}/u.test(rest) && !noThings.test(reading.text(whole))
}
