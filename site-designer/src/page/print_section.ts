import type { Html } from '#designer/renderer/html'
import type { Page } from '#designer/renderer/page'
import { trusted } from '#designer/renderer/html'
import { frame } from '#designer/renderer/sections/frame'
import { typeOf } from '#designer/sections/section_types'
import type { Section } from '#designer/site/site'

export function printSection(page: Page, section: Section): Html {
  const designed = page.site.designed?.[section.id]
  if (designed) return trusted(`${designed.html}\n`)
  const type = typeOf(section.kind)
  const printed = type.print(section, page)
  return type.isWhole ? printed : frame(section, printed)
}
