import { correctionIn } from '#designer/instructions/en/sentences/corrections'
import { exchangeIn } from '#designer/instructions/en/sentences/exchanges'
import { newsIn } from '#designer/instructions/en/sentences/news'
import { orderIn } from '#designer/instructions/en/sentences/orders'
import { isPriceList } from '#designer/instructions/en/sentences/price_list'
import { sayingIn } from '#designer/instructions/en/sentences/sayings'

// What it is for says what is wanted.
const download = /^[^,]* so (?:that )?(?:\p{L}+ ){1,2}can download\b/iu

/**
 * Whether a sentence is one wish however many commas stand in it. The files beside this one say what
 * such a sentence finds; the readers say what is to be done with it.
 */
export function isOneWish(text: string): boolean {
  return (
    download.test(text) ||
    isPriceList(text) ||
    [correctionIn, exchangeIn, orderIn, sayingIn, newsIn].some((find) => find(text) !== undefined)
  )
}
