import { test } from '@japa/runner'
import { languagesOfKinds } from '#designer_tests/helpers/kind_schema'
import { read } from '#designer/reader/read'
import { defaultForm } from '#designer/site/form'
import { publishedOf, sectionOn, siteOf, wordsOn } from '#designer_tests/helpers/composed'
import { sheetOf } from '#designer_tests/helpers/sheets'

const couple = {
  who: { name: 'Priya & Tom', kind: 'couple' },
  contact: { emails: ['priya@example.com'], preferred: 'email' as const },
}

test.group('The end of a page', () => {
  test('who can call finds the number first, and the form behind a button', ({ assert }) => {
    const telephones = ['0161 496 0238']
    const plumber = publishedOf(
      sheetOf({ who: { name: 'Wet', kind: 'plumber' }, contact: { telephones } })
    )
    assert.match(
      plumber,
      /<details class="form-fold">\s*<summary[^>]*>Write to us<\/summary>\s*<form/
    )
    const unnumbered = publishedOf(sheetOf({ who: { name: 'Wet', kind: 'plumber' } }))
    assert.notInclude(unnumbered, 'class="form-fold"')
    assert.include(unnumbered, 'action="/_forms/contact"')
  })

  test('privacy is one quiet line that opens', ({ assert }) => {
    const html = publishedOf(sheetOf({ who: { name: 'Rye', kind: 'bakery' } }))
    const [legal] = /<section class="section legal"[\s\S]*?<\/section>/.exec(html)!
    assert.match(
      legal,
      /<details class="wrap">\s*<summary><h2[^>]*>Privacy and imprint<\/h2><\/summary>/
    )
    assert.isAbove(html.indexOf('class="site-foot"'), html.indexOf(legal))
    assert.notInclude(html.slice(html.indexOf('class="site-foot"')), 'Privacy')
  })
})

test.group('A form for what the page asks', () => {
  test('an invitation asks who comes and how many, in every language', ({ assert }) => {
    const questions = languagesOfKinds.map((language) => {
      const sheet = sheetOf(couple, { language })
      const { reply, heading } = sectionOn(siteOf(sheet), 'contact')!
      const words = wordsOn(publishedOf(sheet))
      for (const text of [heading, ...Object.values(reply!)])
        assert.include(words, String(text).replace(/\s+/g, ' '))
      return reply!.question
    })
    assert.lengthOf(new Set(questions), languagesOfKinds.length)
  })

  test('the answer is the message, and the rest is sent under its label', ({ assert }) => {
    const html = publishedOf(sheetOf(couple))
    const form = /<form[\s\S]*?<\/form>/.exec(html)![0]
    const names = Array.from(form.matchAll(/ name="([^"]+)"/g), ([, name]) => name)
    assert.deepEqual(names, [
      'name',
      'email',
      'message',
      'message',
      'How many of you?',
      'Anything we should know',
      'website',
    ])
    assert.include(form, 'action="/_forms/contact"')
    assert.lengthOf(form.match(/type="radio"/g)!, 2)
  })

  test('no other page asks that, and none whose form is refused', ({ assert }) => {
    const bakery = sheetOf({ who: { name: 'Rye', kind: 'bakery' } })
    assert.isUndefined(sectionOn(siteOf(bakery), 'contact')!.reply)
    const refused = sheetOf({ ...couple, contact: { refused: ['form'] } })
    assert.isUndefined(sectionOn(siteOf(refused), 'contact')?.reply)
  })

  for (const prompt of [
    'Author website for R. J. Calloway. Newsletter signup. My agent is Lucy.',
    'Landing page for Tallyo. We count stock. Early access, join the waitlist.',
    'Eine Seite für Tallyo. Wir zählen Lager. Warteliste.',
  ])
    test(`“${prompt}” has a line to sign up`, ({ assert }) => {
      const sheet = read(prompt, defaultForm)
      assert.isDefined(sectionOn(siteOf(sheet), 'newsletter'))
      assert.notMatch(sheet.own_words.about?.value ?? '', /signup|waitlist|Warteliste/)
    })
})
