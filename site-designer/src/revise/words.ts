import { findReach } from '#designer/instructions/values/reach'
import { byHand, type Applier, type Revision } from '#designer/revise/revision'
import { capital, typographic } from '#designer/text/normalise'

/** What the business says of itself, each where the sheet keeps such things. */
export const addWords: Applier<'add_words'> = (revision, { text, section }) => {
  const { sheet, answer } = revision
  const { links } = findReach(text)
  if (links.length > 0) {
    const found = links.map(({ label, href }) => ({ label, url: href }))
    const others = sheet.contact.links.filter(
      (old) => !found.some(({ label }) => label === old.value.label)
    )
    sheet.contact.links = [...others, ...found.map(byHand)]
    revision.edited('contact.links')
    return answer.texts.noted(found.map(({ label }) => label).join(', '))
  }
  const words = capital(typographic(text), answer.language).trim()
  if (section?.kind === 'facts') return goodToKnow(revision, words)
  // A notice or a question has its own place on the page, and none on the sheet.
  if (section?.kind && section.kind !== 'about' && section.kind !== 'hero') return undefined
  const sentence = /[.!?…”"]$/.test(words) ? words : `${words.replace(/[,;:–-]+$/, '')}.`
  const about = sheet.own_words.about?.value
  if (!about?.includes(sentence)) {
    sheet.own_words.about = byHand(about ? `${about} ${sentence}` : sentence)
    revision.edited('own_words.about')
  }
  return answer.texts.ownWords
}

function goodToKnow(revision: Revision, words: string): string {
  const { sheet, answer } = revision
  const line = words.replace(/[.,;:]+$/, '')
  if (!sheet.good_to_know.some(({ value }) => value === line)) {
    sheet.good_to_know.push(byHand(line))
    revision.edited('good_to_know')
  }
  return answer.texts.noted(line)
}

export const setForm: Applier<'set_form'> = (revision, { wanted }) => {
  const { sheet, answer } = revision
  const others = sheet.contact.refused.filter(({ value }) => value !== 'form')
  sheet.contact.refused = wanted ? others : [...others, byHand('form')]
  revision.edited('contact.refused')
  return wanted ? answer.texts.form : answer.texts.noForm
}
