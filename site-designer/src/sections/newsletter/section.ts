import { takesMessages } from '#designer/fill/reach'
import { html, type Html } from '#designer/renderer/html'
import type { Page } from '#designer/renderer/page'
import { line, trap } from '#designer/renderer/sections/forms'
import { TURNS, placed, wants } from '#designer/sections/planning/planned'
import type { SectionType } from '#designer/sections/section_type'
import type { Section } from '#designer/site/site'

export const newsletterSection: SectionType<'newsletter'> = {
  fill(context) {
    const { heading, intro, button, message } = context.copy.parts.newsletter
    return { heading: context.inVoice(heading), intro: context.inVoice(intro), button, message }
  },
  print: printNewsletter,
  plan: (sheet) =>
    placed(TURNS.end + 3, 'newsletter', wants(sheet, 'newsletter') && takesMessages(sheet)),
  isOfUse: (_, sheet) => takesMessages(sheet),
  isCalledPlainly: true,
  says: (_, words) => words.newsletter,
}

/** One line that reaches the owner as a message of fixed words, from the address that was left. */
function printNewsletter(section: Section<'newsletter'>, page: Page): Html {
  const words = page.phrases
  return html`<form class="form sign-up" method="post" action="/_forms/contact">
    <input type="hidden" name="message" value="${section.message}" />
    ${line('newsletter', words.email, 'email', 'email')} ${trap('newsletter', words.leaveEmpty)}
    <button class="button" type="submit" data-slot="send">${section.button}</button>
  </form>`
}
