import { repriced } from '#designer/facts/repriced'
import { fold } from '#designer/text/letters'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import type { Applier } from '#designer/revise/applier'

export const addItem: Applier<'add_item'> = (plan, { name, price }, { texts }) => {
  const offer = offerNamed(plan, name)
  if (offer) {
    if (price) offer.price = price
  } else plan.brief.offers.push({ name, ...(price ? { price } : {}) })
  return { says: texts.offers([price ? `${name} (${price})` : name]) }
}

export const setPrice: Applier<'set_price'> = (plan, { name, price }, words) => {
  const old = offerNamed(plan, name)?.price
  return addItem(plan, { do: 'add_item', name, price: old ? repriced(old, price) : price }, words)
}

export const removeItem: Applier<'remove_item'> = (plan, { name }, { texts }) => {
  const offer = offerNamed(plan, name)
  if (!offer) return undefined
  plan.brief.offers = plan.brief.offers.filter((one) => one !== offer)
  return { says: texts.gone([offer.name]) }
}

export const setForm: Applier<'set_form'> = ({ brief }, { wanted }, { texts }) => {
  brief.wishes.noForm = !wanted
  if (wanted) delete brief.wishes.noMail
  if (!wanted) brief.form = false
  return { says: wanted ? texts.form : texts.noForm }
}

/** The offer of that name; people leave out a plural, an ending or the brackets of "Wills (single)". */
function offerNamed({ brief }: BuiltinPlan, name: string) {
  const wanted = spoken(name)
  const exact = brief.offers.find((offer) => spoken(offer.name) === wanted)
  const near = brief.offers.filter((offer) => {
    const own = spoken(offer.name)
    return (
      own === `${wanted}s` || `${own}s` === wanted || (own.length >= 5 && wanted.startsWith(own))
    )
  })
  return exact ?? (near.length === 1 ? near[0] : undefined)
}

function spoken(name: string): string {
  return fold(name).replace(/[()]/g, '')
}
