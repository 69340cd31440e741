import { test } from '@japa/runner'
import { compose, defaultForm, fillSite, planMarkdown, read, renderSite } from '#designer/main'
import type { Sheet } from '#designer/sheet/sheet'

/** A text in each language, of several sentences in their order. */
const texts = {
  he: 'הקרמיקה של נועה ביפו. אנחנו מלמדים עבודה בחימר. בואו לבקר!',
  ar: 'ورشة الخزف في نابلس. نعلم الكبار والصغار. أهلا بكم!',
  fa: 'کارگاه سفال ما در شیراز است. هر هفته کلاس برگزار می‌کنیم. خوش آمدید!',
  ru: 'Гончарная мастерская в Туле. Мы учим лепить из глины. Приходите!',
  uk: 'Гончарна майстерня у Львові. Ми вчимо ліпити з глини. Приходьте!',
  el: 'Εργαστήριο κεραμικής στα Χανιά. Διδάσκουμε μικρούς και μεγάλους. Ελάτε!',
  zh: '我们在苏州有一间陶艺工作室。每周开课。欢迎光临！',
  ja: '金沢の陶芸教室です。毎週教えています。お待ちしています！',
  pl: 'Pracownia ceramiki w Gdyni. Uczymy lepić z gliny w każdą sobotę. Zapraszamy!',
}

test.group('Languages that our words do not exist in', () => {
  for (const [code, prompt] of Object.entries(texts)) {
    test(`${code}: their words stand in their order, and ours say that they are English`, ({
      assert,
    }) => {
      const html = pageOf(read(prompt, defaultForm))
      const shown = html.replace(/<(style|script)[^]*?<\/\1>|<[^>]*>/g, '')
      const isRightToLeft = /he|ar|fa/.test(code)
      assert.match(
        html,
        new RegExp(`<html\\s+lang="${code}"${isRightToLeft ? '\\s+dir="rtl"' : '\\s+data-words'}`)
      )
      assert.notInclude(html, 'Welcome')
      const sentences = prompt.match(/[^.。!！]+[.。!！]/g)!.map((one) => one.trim())
      const [title] = /(?<=<h1[^>]*>)[^<]+/.exec(html)!
      assert.equal(title, sentences[0].slice(0, -1))
      const found = [title, ...sentences.slice(1)].map((one) =>
        shown.indexOf(one, shown.indexOf(title))
      )
      assert.notInclude(found, -1)
      assert.deepEqual(
        found,
        found.toSorted((one, other) => one - other)
      )
      assert.match(html, /<h2 [^>]*lang="en"[^>]*>Get in touch</)
      assert.notMatch(html, /<h1[^>]*lang=/)
    })
  }

  test('numbers keep their order on a page that is read from the right', ({ assert }) => {
    const sheet = read(`${texts.he} טלפון 04 123 4567.`, defaultForm)
    assert.match(pageOf(sheet), /<a href="tel:041234567"[^>]* dir="ltr">04 123 4567</)
  })

  test('more of it than the text about it takes waits for its place', ({ assert }) => {
    const { own_words: own } = read(`${texts.he} `.repeat(120), defaultForm)
    assert.isAtMost(own.about!.value.length, 5000)
    assert.isAbove(own.unplaced.length, 0)
  })

  test('the plan says so, and which language the fixed words are in', ({ assert }) => {
    const sheet = read(texts.he, defaultForm)
    assert.include(planOf(sheet), 'We do not know Hebrew yet')
    assert.include(planOf(sheet), 'are in English')
    assert.notInclude(planOf(read('A bakery called Kora in Oslo.', defaultForm)), 'We do not know')
  })

  test('another language for the fixed words leaves the page in theirs', ({ assert }) => {
    const sheet = read(texts.he, defaultForm)
    sheet.wishes.language = { value: 'de', source: 'edited' }
    const html = pageOf(sheet)
    assert.match(html, /<html\s+lang="he"\s+dir="rtl" data-words="de"/)
    assert.match(html, /<a class="skip"[^>]* lang="de" dir="ltr"/)
    assert.include(planOf(sheet), 'Hebräisch')
  })

  test('a page whose text was written anew in our language is in that', ({ assert }) => {
    const sheet = read(texts.he, defaultForm)
    sheet.wishes.language = { value: 'de', source: 'edited' }
    sheet.own_words.about = { value: 'Wir lehren das Töpfern.', source: 'edited' }
    assert.match(pageOf(sheet), /<html\s+lang="de"\s+data-direction/)
  })
})

function outlineOf(sheet: Sheet) {
  return compose(sheet, defaultForm, { seed: '1' })
}

function pageOf(sheet: Sheet): string {
  return renderSite(fillSite(sheet, outlineOf(sheet)))
}

function planOf(sheet: Sheet): string {
  return planMarkdown(sheet, outlineOf(sheet))
}
