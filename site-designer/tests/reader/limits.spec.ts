import { test } from '@japa/runner'
import { defaultForm } from '#designer/site/form'
import { read } from '#designer/reader/read'
import { changeSheet } from '#designer/sheet/change_sheet'
import { coverageIsWhole } from '#designer_tests/helpers/coverage'
import { sheetChangeSchema } from '#designer/sheet/schema/change_schema'

const long: Record<string, string> = {
  'a thousand prices': 'Rye bread – 4,20 €\n'.repeat(1_000),
  'groups of prices': Array.from(
    { length: 70 },
    (_, at) => `List ${at}\nSoup – 3,50 €\nBread – 1,20 €\n`
  ).join('\n'),
  'six hundred addresses': '12 Mill Lane, Leeds LS1 4AB. '.repeat(600),
  'many telephones': Array.from({ length: 40 }, (_, at) => `Call 0113 496 00${10 + at}.`).join(' '),
  'a long story': 'We bake every loaf by hand in our own oven. '.repeat(400),
}

test.group('A prompt that says more than a sheet can hold', () => {
  for (const [name, prompt] of Object.entries(long)) {
    test(`${name}: what is filled can be sent back, and the rest is not lost`, async ({
      assert,
    }) => {
      const sheet = read(prompt.trim(), defaultForm)
      assert.isTrue(coverageIsWhole(sheet.coverage, prompt.trim()))
      assert.isAtMost(sheet.suggestions.length, 40)
      const values = <T>(list: { value: T }[]) => list.map(({ value }) => value)
      const change = await sheetChangeSchema.validate({
        contact: {
          telephones: values(sheet.contact.telephones),
          emails: values(sheet.contact.emails),
        },
        offers: sheet.offers.map(({ name: heading, items }) => ({
          ...(heading ? { name: heading } : {}),
          items: values(items),
        })),
        where: sheet.where.map(({ street_address: street }) => ({
          ...(street ? { street_address: street.value } : {}),
        })),
        own_words: { about: sheet.own_words.about?.value ?? null },
      })
      assert.isTrue(changeSheet(sheet, change, prompt.trim()).ok)
    })
  }
})
