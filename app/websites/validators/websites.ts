import vine from '@vinejs/vine'

function page(defaultSize: number) {
  return {
    page: vine.number().withoutDecimals().min(1).max(1_000_000).parse(orElse(1)),
    page_size: vine.number().withoutDecimals().min(1).max(50).parse(orElse(defaultSize)),
  }
}

function orElse(value: number) {
  return (given: unknown) => given ?? value
}

export const websitesPage = vine.create(page(3))
export const revisionsPage = vine.create(page(20))

export const websiteChanges = vine.create({
  contact_email: vine.string().trim().maxLength(254),
})
