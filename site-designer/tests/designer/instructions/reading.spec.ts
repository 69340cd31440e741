import { test } from '@japa/runner'
import { canDo, labelOf } from '#designer/instructions/label'
import { readInstructions } from '#designer/instructions/read'
import { told } from '#designer_tests/designer/instructions/told'

test.group('Reading instructions', () => {
  test('what stands in quotes is never an instruction', ({ assert }) => {
    for (const words of ['remove the menu', 'add a gallery, drop the prices', 'galeriyi kaldır']) {
      assert.equal(told(`add '${words}' to the text`), `say "${words}"`)
      assert.equal(told(`change the title to "${words}"`), `text title "${words}"`)
      assert.equal(told(`başlığı “${words}” yap`), `text title "${words}"`)
      assert.equal(
        told(`change the heading of the menu to «${words}»`),
        `text menu.heading "${words}"`
      )
    }
  })

  test('each wish is read in the language of its own words', ({ assert }) => {
    assert.equal(
      told('galeriyi kaldır. Add a map. Başlığı büyüt.'),
      'remove gallery; add map; style title size=larger'
    )
    assert.equal(told('add a map', { language: 'tr' }), 'add map')
    assert.equal(told('harita ekle', { language: 'en' }), 'add map')
  })

  test('Turkish is read with and without its letters, in small letters and capitals', ({
    assert,
  }) => {
    for (const sentence of [
      'iletişim bölümünü yukarı taşı',
      'iletisim bolumunu yukari tasi',
      'İLETİŞİM BÖLÜMÜNÜ YUKARI TAŞI',
    ]) {
      assert.equal(told(sentence), 'move contact up', sentence)
    }
  })

  test('one wrong letter in a longer word is understood, unless it could be two words', ({
    assert,
  }) => {
    assert.equal(told('remvoe the galery'), 'remove gallery')
    assert.equal(told('galerriyi kladır'), 'remove gallery')
    assert.equal(told('add tesimonials'), 'add testimonials')
    // Button or bottom; and words of their own.
    assert.equal(told('remove the buttom'), 'no item buttom')
    assert.equal(told('add heating'), 'item Heating')
  })

  test('"it" is what is selected', ({ assert }) => {
    const button = { selection: { part: 'button' as const, words: 'the button' } }
    assert.equal(told('make it bigger', button), 'style button size=larger')
    assert.equal(told('make it red', button), 'style button background=#b3202c')
    assert.equal(told('remove this', button), 'remove button')
    assert.equal(told('change this to "Call us"', button), 'text button "Call us"')
    assert.equal(told('bunu kaldır', button), 'remove button')
    assert.equal(told('daha büyük yap', button), 'style button size=larger')
    const gallery = { selection: { kind: 'gallery' as const, words: 'the gallery' } }
    assert.equal(told('make it darker', gallery), 'surface gallery dark')
    assert.equal(told('move it up', gallery), 'move gallery up')
    assert.equal(told('onu en alta taşı', gallery), 'move gallery bottom')
    assert.equal(told('make the page darker', gallery), 'shade=darker')
    assert.equal(told('remove the menu', gallery), 'remove menu')
  })

  test('"it" is what was spoken of before, where nothing is selected', ({ assert }) => {
    assert.equal(told('Nobody reads the FAQ. Remove it.'), 'remove faq')
    assert.equal(told('Add a map and move it to the top'), 'add map; move map top')
    assert.equal(told('Kimse soruları okumuyor, kaldır'), 'remove faq')
    assert.equal(told('drop the gallery and make it darker'), 'remove gallery; shade=darker')
  })

  test('what is on the page decides between a new section and one that moves', ({ assert }) => {
    const kinds = { kinds: ['hero' as const, 'gallery' as const, 'contact' as const] }
    assert.equal(told('put reviews at the top', kinds), 'add testimonials top')
    assert.equal(told('put gallery at the top', kinds), 'move gallery top')
    assert.equal(told('haritayı en alta koy', kinds), 'add map bottom')
  })

  test('colours that are offered begin with the one that suits the trade', ({ assert }) => {
    assert.match(told('change the colour', { trade: 'bakery' }), /^primary_color=#9a4a1f \| /)
    assert.equal(readInstructions('change the colour')[0].readings.length, 3)
  })

  test('a contradiction is a question to the person', ({ assert }) => {
    assert.equal(told('add a form. No form!'), 'form | no form')
    assert.equal(
      told('rounder corners and square corners'),
      'corner_radius=rounder | corner_radius=sharper'
    )
    assert.equal(
      told('make it darker, add a map, make it lighter'),
      'shade=darker | shade=lighter; add map'
    )
  })

  test('what is said twice is read once', ({ assert }) => {
    assert.equal(told('add a map. Please add a map!'), 'add map')
  })

  test('a long message is read as far as its bound, and the rest is not passed over', ({
    assert,
  }) => {
    const many = readInstructions(
      'remove the croissants number ' +
        Array.from({ length: 400 }, (_, at) => `${at}. Add a map`).join('. ')
    )
    assert.isAtMost(many.length, 41)
    assert.isEmpty(many.at(-1)!.readings)
    for (const text of [
      'a '.repeat(10_000),
      '"'.repeat(20_000),
      "' ".repeat(10_000),
      'a@'.repeat(10_000),
      'x'.repeat(20_000),
      '0117 '.repeat(4000),
      'ekle '.repeat(4000),
    ]) {
      const clauses = readInstructions(text)
      assert.isAtMost(clauses.length, 41)
      assert.isBelow(
        clauses.reduce((sum, { words }) => sum + words.length, 0),
        8200
      )
      assert.isEmpty(clauses.at(-1)!.readings)
    }
  })

  test('anything at all is read without a fault', ({ assert }) => {
    for (const text of [
      '',
      '  ',
      '\u0000',
      '🙂🙂',
      '<b>bold</b>',
      '“',
      "'",
      'to',
      've',
      ',,,',
      'make',
      'yap',
      'instead of',
      'yerine',
      '\ud800',
      'مرحبا',
      'a:b:c',
      '::',
      'the the the',
    ]) {
      assert.isArray(readInstructions(text), text)
    }
  })
})

test.group('Saying what an instruction does', () => {
  test('every instruction has a short phrase in both languages', ({ assert }) => {
    const phrases: [string, string, string][] = [
      ['remove the prices', 'Remove the price list', 'Fiyat listesini kaldır'],
      ['add a gallery', 'Add the gallery', 'Galeri ekle'],
      [
        'add a map above the contact section',
        'Add the map, above the contact section',
        'Harita ekle, iletişim bölümünün üstüne',
      ],
      ['move the team up', 'Move the people up', 'Ekibi yukarı taşı'],
      ['show the menu in columns', 'Set the menu in columns', 'Menüyü sütunlar halinde göster'],
      ['make the hero darker', 'Set the opening on a dark ground', 'Giriş bölümünü koyu zemine al'],
      [
        'change the gallery heading to "Our work"',
        'Change the heading of the gallery to “Our work”',
        'Galerinin başlığını “Our work” yap',
      ],
      [
        'remove the second picture in the gallery',
        'Remove the second picture of the gallery',
        'Galerinin ikinci resmini kaldır',
      ],
      ['make the title bigger', 'Make the title larger', 'Başlığı daha büyük yap'],
      ['use navy', 'Use navy as the colour', 'Renk olarak şunu kullan: lacivert'],
      ['more formal', 'Make the page more formal', 'Sayfayı daha resmî yap'],
      ['we are called Luna', 'Note the name: Luna', 'Adı yaz: Luna'],
      [
        'croissants are £3',
        'Change the price of “Croissants” to £3',
        '“Croissants” fiyatını £3 yap',
      ],
      ['no form', 'Remove the form', 'Formu kaldır'],
      ['replace "a" with "b"', 'Write “b” instead of “a”', '“a” yerine “b” yaz'],
      ['shorten the menu', 'Shorten the menu', 'Menüyü kısalt'],
    ]
    for (const [sentence, en, tr] of phrases) {
      const [{ readings }] = readInstructions(sentence)
      assert.equal(labelOf(readings[0], 'en'), en)
      assert.equal(labelOf(readings[0], 'tr'), tr)
    }
  })

  test('the sentences that are offered as examples work', ({ assert }) => {
    for (const language of ['en', 'tr'] as const) {
      for (const sentence of canDo(language)) {
        const clauses = readInstructions(sentence, { language })
        assert.isNotEmpty(clauses)
        for (const { readings } of clauses) assert.lengthOf(readings, 1, sentence)
      }
    }
  })

  test('a colour without a name is called by the nearest that has one', ({ assert }) => {
    const [{ readings }] = readInstructions('use #1e3658')
    assert.equal(labelOf(readings[0], 'en'), 'Use navy (#1e3658) as the colour')
  })
})
