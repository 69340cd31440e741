import { rulesFor } from '#designer/designed/own_rules'
import type { SlimPage } from '#designer/instructions/answered/slim_page'
import type { EditRequest } from '#designer/instructions/edit'
import { foldedWords } from '#designer/language/tokens'
import { namesOf, PageReading, type SectionOnPage } from '#designer/live_page/reading/page_reading'
import { isDesigned } from '#designer/live_page/update/marked'
import { sectionCss } from '#designer/renderer/css/css_files'

const MOST_CHARACTERS = 6_000

/**
 * The rules that a model may have to change: of the section of the selection, or of all sections that a
 * model has designed, first of those that the instruction names. As many sections as fit are told in
 * full; undefined where there are none.
 */
export function sectionStyles(
  { html, instruction, selection }: Pick<EditRequest, 'html' | 'instruction' | 'selection'>,
  slim: SlimPage
): string | undefined {
  const reading = new PageReading(html)
  const selected = selection === undefined ? undefined : reading.page.element(selection)
  const around = selected && reading.sectionAround(selected)
  const said = foldedWords(instruction)
  const isUnnamed = (section: SectionOnPage) =>
    !foldedWords(`${namesOf(section)} ${section.heading}`).some((word) => said.includes(word))
  const sections = selected
    ? [around].filter((one) => one !== undefined)
    : reading.sections
        .filter(({ element }) => isDesigned(element))
        .toSorted((one, other) => Number(isUnnamed(one)) - Number(isUnnamed(other)))
  let told = ''
  for (const section of sections) {
    const rules = rulesOf(reading, section)
    if (rules === '') continue
    const name = slim.nameOf(section.element.id ?? '') ?? ''
    const more = `/* ${name} #${section.anchor} */\n${rules}\n`
    if (told === '') told = shortened(more)
    else if (told.length + more.length <= MOST_CHARACTERS) told += more
  }
  return told.trim() || undefined
}

/** Of ours first those of its kind and layout, then those that were added. */
function rulesOf(reading: PageReading, { anchor = '', element, kind }: SectionOnPage): string {
  const css = isDesigned(element) || !reading.isOurs ? undefined : sectionCss(kind ?? '')
  const own = css?.own.get(element.attribute('data-layout')?.value ?? '') ?? ''
  const rules = anchor === '' ? [] : rulesFor(reading, anchor)
  return [css?.shared ?? '', own, ...rules].filter((one) => one.trim() !== '').join('\n')
}

/** Up to the last rule that fits. */
function shortened(css: string): string {
  if (css.length <= MOST_CHARACTERS) return css
  const room = MOST_CHARACTERS - MORE.length
  return css.slice(0, css.lastIndexOf('}', room - 1) + 1) + MORE
}

const MORE = '\n/* … */\n'
