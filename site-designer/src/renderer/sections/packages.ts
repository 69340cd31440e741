import type { PackagesSection } from '#designer/site/site'
import { html, type Html } from '#designer/renderer/html'
import { text, todoIf } from '#designer/renderer/page'
import { frame } from '#designer/renderer/sections/frame'

export function packages(section: PackagesSection): Html {
  const open = section.packages.every(({ name }) => typeof name !== 'string')
  const body = html`<ul class="bundles" role="list">
    ${section.packages.map(
      ({ name, price, includes }) =>
        html`<li class="bundle" ${todoIf('Package', [name])}>
          ${text('h3', 'item', name)}${text('p', 'price', price, { class: 'cost' })}
          <div class="holds">
            ${includes.map((line) => text('p', 'detail', line, { class: 'detail' }))}
          </div>
        </li>`
    )}
  </ul>`
  return frame(section, body, { ...section, todo: open ? section.heading : undefined })
}
