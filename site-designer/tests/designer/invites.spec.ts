import { test } from '@japa/runner'
import type { DesignRequest } from '#designer/designer/designer'
import { copyIn } from '#designer/copy/copy_in'
import { draftPlan } from '#designer/outline/draft'
import { refusesMail } from '#designer/facts/no_mail'
import { fillPlan } from '#designer/fill/plan'
import { planMarkdown } from '#designer/outline/plan_markdown'
import { revisePlan } from '#designer/revise/revise_plan'
import { trades } from '#designer/trades/all'
import { renderSite } from '#designer/renderer/render'
import { withoutTodos } from '#designer/renderer/todos'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'

const seeds = ['a', 'b', 'c', 'd']
const mail = { contact_email: 'us@example.com' }

function asked(prompt: string, fields: Partial<DesignRequest> = {}): DesignRequest {
  return { ...sampleRequests.empty, contact_email: '', prompt, ...fields }
}

const draftOf = (prompt: string, fields: Partial<DesignRequest> = {}) =>
  renderSite(fillPlan(draftPlan(asked(prompt, fields))))
const pageOf = (prompt: string, fields: Partial<DesignRequest> = {}) =>
  withoutTodos(draftOf(prompt, fields))
const wordsOf = (page: string) =>
  page.replace(/<(style|script)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')

test.group('A page that nobody can answer', () => {
  const unreachable = [
    'Cobbler in Leeds called Heel & Sole. We come to Otley, Ilkley and Skipton. Add a call to action and a newsletter.',
    'İzmir’de ayakkabı tamircisiyiz, adımız Topuk. Bornova, Karşıyaka ve Konak’a geliyoruz. Bülten olsun.',
    'Please make me a website',
    'Bana bir web sitesi yap',
  ]

  test('invites nobody', ({ assert }) => {
    const inviting =
      /Ask us|Get in touch|Tell us|Write to|Call us|Ready when|Hear from|sorun|Bize|Sizi bekli|Neye ihtiyac|Haberiniz/
    for (const prompt of unreachable) {
      for (const seed of seeds) assert.notMatch(wordsOf(pageOf(prompt, { seed })), inviting, prompt)
    }
    const answered = wordsOf(pageOf(`${unreachable[0]} Call 0113 496 0000.`))
    assert.match(answered, /Somewhere else\? Ask us\./)
    assert.match(answered, /Ready when you are/)
  })

  test('asks its owner for a phone number first, and says why', ({ assert }) => {
    for (const prompt of unreachable) {
      const plan = draftPlan(asked(prompt))
      const { reach } = copyIn(plan.brief.language).todo
      const [first] = planMarkdown(plan)
        .split(/\n## /)
        .at(-1)!
        .split('\n')
        .filter((line) => line.startsWith('- '))
      assert.equal(first, `- ${reach}`)
      assert.include(draftOf(prompt), reach)
    }
    const reached = draftPlan(asked('Cobbler at 5 Mill Street, Leeds.'))
    assert.notInclude(planMarkdown(reached), copyIn('en').todo.reach)
  })
})

test.group('An invitation', () => {
  test('asks for nothing that a visitor cannot do', ({ assert }) => {
    const contactOf = (prompt: string, fields: Partial<DesignRequest> = {}) => {
      const { sections } = fillPlan(draftPlan(asked(prompt, fields)))
      return sections.find((one) => one.kind === 'contact')!.heading
    }
    for (const { words } of trades) {
      const { noun } = words.en
      const written = contactOf(`${noun} in Leeds`, mail)
      assert.notMatch(written, /^Call\b|^Come\b|^Find us|^Bring/, noun)
      const called = contactOf(`${noun} in Leeds, phone 0113 496 0000`)
      assert.notMatch(called, /^Write\b|^Send\b|^Come\b|^Find us|^Bring/, noun)
      const turkish = contactOf(`Bursa’da ${words.tr.noun}, telefon 0224 555 01 20`)
      assert.notMatch(turkish, /yazın|gönderin|Uğrayın|gelin$/, words.tr.noun)
    }
  })
})

test.group('Somebody who does not want mail', () => {
  test('is understood', ({ assert }) => {
    for (const words of [
      'Plumber in Leeds. Please dont email, I never read it.',
      'Call me. Don’t e-mail me please.',
      'No emails please.',
      'We do not use email.',
      'Phone is best, I never check emails',
    ]) {
      assert.isTrue(refusesMail(words, 'en'), words)
    }
    for (const words of [
      'Lütfen mail atmayın, arayın.',
      'E-posta göndermeyin.',
      'Mail istemiyorum',
      'e-posta kullanmıyoruz',
      'Mail adresim yok.',
    ]) {
      assert.isTrue(refusesMail(words, 'tr'), words)
    }
  })

  test('is told from somebody who speaks of other mail', ({ assert }) => {
    for (const words of [
      'Email us for a quote.',
      'We don’t email offers to anybody.',
      'If you don’t email us, just call.',
      'No email marketing, no spam.',
      'We do not take email orders.',
    ]) {
      assert.isFalse(refusesMail(words, 'en'), words)
    }
    for (const words of ['Mail atın, aynı gün dönelim.', 'E-posta listesi istemiyorum']) {
      assert.isFalse(refusesMail(words, 'tr'), words)
    }
  })

  const prompts = [
    'Plumber in Leeds, 0113 496 0000. Please don’t email. For invoices: bills@example.com.',
    'Bursa’da tesisatçı, 0224 555 01 20, fatura@example.com. Lütfen mail atmayın.',
  ]

  test('gets no form and no address on the page', ({ assert }) => {
    for (const prompt of prompts) {
      const page = pageOf(prompt, mail)
      assert.notMatch(page, /<form|mailto:|@example/)
      assert.include(page, 'href="tel:')
    }
  })

  test('has one where an address was typed into our form, or asked for later', ({ assert }) => {
    for (const prompt of prompts) {
      assert.include(pageOf(prompt, { ...mail, chosen: ['contact_email'] }), '<form')
    }
    const plan = draftPlan(asked(prompts[0], mail))
    assert.isUndefined(revisePlan(plan, 'add a contact form').brief.wishes.noMail)
  })
})
