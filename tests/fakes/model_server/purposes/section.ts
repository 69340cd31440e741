import type { Purpose } from '#tests/fakes/model_server/purposes/purpose'

interface Words {
  heading?: string
  intro?: string
  paragraphs?: string[]
}

const INVITATION: Record<string, string> = {
  en: 'Have a look around.',
  tr: 'Şöyle bir göz atın.',
  de: 'Schauen Sie sich um.',
}

/** The texts of a section: the existing ones and a sentence that identifies the model. */
export const section: Purpose = {
  field: 'paragraphs',
  answer(material) {
    const { heading = null, intro, paragraphs = [] } = JSON.parse(material.get('Now')) as Words
    const invitation = INVITATION[material.get('Language')] ?? ''
    return { heading, intro: [intro, invitation].join(' ').trim() || null, paragraphs }
  },
}
