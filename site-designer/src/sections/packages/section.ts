import { asItem, groupsOf, tiersOf } from '#designer/fill/offered'
import { bundlesOf } from '#designer/fill/offers'
import { html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { held, line } from '#designer/renderer/sections/parts'
import { FIELD_MARK, partMark } from '#designer/sheet/field_mark'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import type { SectionType } from '#designer/sections/section_type'

export const packagesSection: SectionType<'packages'> = {
  fill(context) {
    const { copy, sheet } = context
    const words = copy.parts.packages
    const open = {
      name: { todo: words.name },
      price: { todo: words.price },
      includes: [{ todo: words.line }],
    }
    const bundles = bundlesOf(sheet)
    const [group, ...others] = groupsOf(sheet).filter(({ items }) =>
      items.some((item) => bundles.includes(item))
    )
    const told = bundles.map(asItem).map(({ name, price, detail: inIt, field }) => ({
      name,
      field,
      price: price ?? { todo: words.price },
      includes: inIt ? [inIt] : [],
    }))
    return {
      heading:
        group?.name && others.length === 0
          ? group.name
          : context.heading('packages', words.headings),
      packages: told.length > 0 ? told : [open, open, open],
    }
  },
  print: ({ packages: bundles }) =>
    html`<ul class="bundles" role="list">
      ${bundles.map(({ name, price, includes, field }) =>
        held(
          'li',
          'Package',
          html`${text('h3', 'item', name, { [FIELD_MARK]: partMark(field, 'name') })}${text('p', 'price', price, { class: 'cost', [FIELD_MARK]: partMark(field, 'price') })}
            <div class="holds">
              ${includes.map((one) => line('detail', one, partMark(field, 'description')))}
            </div>`,
          { class: 'bundle' }
        )
      )}
    </ul>`,
  plan: (sheet) =>
    placed(TURNS.middle, 'packages', wants(sheet, 'packages') || tiersOf(sheet).length > 0),
  says: (_, words) => words.packages,
}
