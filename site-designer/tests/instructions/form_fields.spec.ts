import { test } from '@japa/runner'
import { EditedPage } from '#designer_tests/helpers/editing'

type Field = [instruction: string, field: RegExp]

const ENGLISH: Field[] = [
  ['Add a phone field to the contact form', /<label[^>]*>Phone<\/label><input[^>]*type="tel"/],
  ['Add a subject field to the contact form', />Subject<\/label><input[^>]*name="Subject"/],
  ['Add a date field to the form', />Date<\/label><input[^>]*type="date"/],
  ['add a time field to the contact form', />Time<\/label><input[^>]*type="time"/],
  [
    'Add a company field to the contact form',
    />Company<\/label><input[^>]*autocomplete="organization"/,
  ],
  ['Add an address field to the contact form', />Address<\/label><input[^>]*street-address/],
  [
    'Add a number of people field to the contact form',
    />Number of people<\/label><input[^>]*type="number"/,
  ],
  ['Add a field "Dog’s name" to the contact form', />Dog’s name<\/label><input[^>]*type="text"/],
  ['The contact form should ask for a phone number', />Phone<\/label><input[^>]*type="tel"/],
]

const TURKISH: Field[] = [
  ['İletişim formuna telefon alanı ekle', />Telefon<\/label><input[^>]*type="tel"/],
  ['Forma konu alanı ekle', />Konu<\/label><input[^>]*name="Konu"/],
  ['İletişim formuna tarih alanı ekle', />Tarih<\/label><input[^>]*type="date"/],
  ['Forma şirket adı alanı ekle', />Şirket<\/label><input[^>]*organization/],
  ['İletişim formuna kişi sayısı alanı ekle', />Kişi sayısı<\/label><input[^>]*type="number"/],
  ['İletişim formuna “Plaka” alanı ekle', />Plaka<\/label><input[^>]*name="Plaka"/],
  ['İletişim formu adres de sorsun', />Adres<\/label><input[^>]*street-address/],
]

const why = (page: EditedPage, words: string) => {
  const made = page.asked(words)
  return made.outcome === 'cannot' ? made.why : made.outcome
}

test.group('Fields of the contact form', () => {
  for (const [page, list] of [
    ['barber', ENGLISH],
    ['bakery_tr', TURKISH],
  ] as const)
    for (const [words, field] of list)
      test(`"${words}"`, ({ assert }) => {
        const { html } = EditedPage.ofOurs(page).does(words)
        assert.match(html, field)
        assert.isBelow(html.search(field), html.indexOf('<textarea'), 'before the message')
      })

  test('are added once, and are taken out again', ({ assert }) => {
    const page = EditedPage.ofOurs('barber').does('Add a phone field to the contact form')
    assert.include(why(page, 'Add a phone number field to the form'), 'already: Phone')
    assert.include(why(page, 'Add an e-mail field to the contact form'), 'already: Your e-mail')
    page.does('Remove the phone field from the contact form')
    assert.notInclude(page.html, 'type="tel"')
    assert.include(page.html, '<form')
    assert.include(why(page, 'Remove the phone field from the contact form'), 'no field')
  })

  test('that an answer needs stay', ({ assert }) => {
    const page = EditedPage.ofOurs('barber')
    assert.include(why(page, 'Remove the e-mail field from the contact form'), 'needs this field')
  })

  test('come with a form where the page has none', ({ assert }) => {
    const page = EditedPage.ofOurs('barber').does('Remove the contact form')
    page.does('Add a phone field to the contact form')
    assert.match(page.html, /<form[^>]*contact[\s\S]*type="tel"/)
  })
})
