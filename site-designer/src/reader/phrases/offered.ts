import type { Phrase } from '#designer/reader/phrases/phrases_in'
import type { Reading } from '#designer/reader/reading'
import type { Stretch } from '#designer/sheet/sheet'

/** A list that a verb announces. */
const offers =
  /(?<!\p{L})(?:(?:we|i)\s(?:also\s|mainly\s|mostly\s)?(?:do|offer|provide|sell|repair|fix|teach|stock|install|supply)|bieten|verkaufen|reparieren|proposons|vendons|réparons|ofrecemos|vendemos|reparamos|offriamo|vendiamo|ripariamo|verkopen|bieden|repareren|oferecemos)\s(?:\p{L}{1,4}\s)?$/iu
/** How something is done, or all of it, and no thing that is offered. */
const noThings =
  /(?<!\p{L})(?:\d|to|alles?|auch|was|which|that|travel|worse|quality|prices?|service|advice|welcome|things?|everything|anything|more|best|great|good|qualität|preise|qualité|prix|calidad|precios?|seriedad|qualità|prezz[io]|kwaliteit|prijs|prijzen|qualidade|preços?|serviço|servicio|personalizad\p{L}*)(?!\p{L})/iu

/** Three things and more behind a verb. */
export function isOffered(reading: Reading, list: Phrase[], sentence: Stretch): boolean {
  const whole: Stretch = [list[0].from[0], list.at(-1)!.from[1]]
  if (list.length < 3 || !offers.test(reading.text([sentence[0], whole[0]]))) return false
  // "I repair clocks from a shed in Ludlow" says more than what is offered.
  const [rest] = reading.text([whole[1], sentence[1]]).split(/[,;:.!?–]/u)
  return !/(?<!\p{L})\p{Ll}{4}/u.test(rest) && !noThings.test(reading.text(whole))
}
