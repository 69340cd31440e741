import { firstOf } from '#designer/instructions/en/sentences/plainly'

const into =
  '(?:(?:replace|swap|exchange|change|switch) (?:it|them|that) (?:with|for|by|to)|(?:put|add|have|now|instead)(?: in| on)?|in its place|we (?:now )?(?:have|do|offer|serve|sell))'

const exchanges = [
  /^(?:the )?(?<out>[^,]+?) (?:out|off|goes|gone),? (?:and )?(?:the )?(?<in>[^,]+?) (?:in|on|instead|comes in)$/i,
  /^(?:take|pull|get) (?:the )?(?<out>[^,]+?) (?:off|out)(?: (?:the|our) (?:menu|list))?(?:,| and)+ (?:please )?(?:put|add)(?: in| on)? (?:the )?(?<in>.+?)(?: (?:in|on))?(?: instead| in its place)?(?<cost> (?:at|for) [£€$]?\d\S*)?$/i,
  /^(?:swap|exchange|trade|substitute)(?: out)? (?:the )?(?<out>.+?) for (?:the |some |a )?(?<in>.+?)(?: (?:on|in|from) (?:the|our) (?:menu|list|price list|services))?$/i,
  /^(?:replace|change|swap) (?:the )?(?<out>.+?) (?:with|for|by|to) (?:the |some |a )?(?<in>.+?) (?:on|in|from) (?:the|our) (?:menu|list|price list|services)$/i,
  new RegExp(
    `^(?:the )?(?<out>[^,]+?) (?:is|are) (?:off|out|gone|finished|no more|sold out|over)(?: (?:the|our) menu)?,? (?:so )?(?:please )?${into} (?<in>.+?)(?: (?:in|on|up))?(?: instead| in its place)?(?<cost> (?:at|for) [£€$]?\\d\\S*)?$`,
    'i'
  ),
  /^(?:(?:we (?:now )?)?(?:have|do|offer|sell|serve|put|list|add) )?(?<in>[^,]+?) instead of (?:the )?(?<out>[^,]+)$/i,
  /^instead of (?:the )?(?<out>[^,]+?),? (?:we (?:now )?(?:have|do|offer|serve|sell|make)|there(?:['’]s| is| are)(?: now)?) (?<in>.+)$/i,
]

/** "Rye out, spelt loaf in": what goes, and what comes in its place. */
export function exchangeIn(text: string): { out: string; in: string } | undefined {
  const found = firstOf(exchanges, text)
  // "The course starts on 4 March instead …" speaks of no goods.
  if (
    !found ||
    !/\p{L}{3}/u.test(found.out) ||
    [found.out, found.in].some((name) => name.split(' ').length > 5)
  )
    return undefined
  return { out: found.out, in: `${found.in}${found.cost ?? ''}` }
}

const goods = '(?:the |our )?(?<out>[^,]+?)'

const gone = [
  `^${goods} (?:is|are)(?: now)? (?:no longer|not) (?:available|on|on offer|on the menu|offered|sold|served|done|made|in stock|possible)(?: any ?more| now)?$`,
  `^${goods} (?:is|are|has been|have been)(?: now| all)? (?:discontinued|finished|sold out|no more|off|out|gone)(?: (?:for (?:good|now|the season|the moment)|the menu|now|until further notice))?$`,
  `^no more (?<out>[^,]+)$`,
].map((pattern) => new RegExp(pattern, 'i'))

/** "Sourdough is no longer available": what is offered no more. */
export const goneIn = (text: string) => firstOf(gone, text)?.out
