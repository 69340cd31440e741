import { correctionIn } from '#planning/designers/builtin/instructions/en/sentences/corrections'
import { exchangeIn } from '#planning/designers/builtin/instructions/en/sentences/exchanges'
import { newsIn } from '#planning/designers/builtin/instructions/en/sentences/news'
import { orderIn } from '#planning/designers/builtin/instructions/en/sentences/orders'
import { isPriceList } from '#planning/designers/builtin/instructions/en/sentences/price_list'
import { sayingIn } from '#planning/designers/builtin/instructions/en/sentences/sayings'

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
