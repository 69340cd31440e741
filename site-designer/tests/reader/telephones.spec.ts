import { test } from '@japa/runner'
import { read } from '#designer/reader/read'
import { form } from '#designer_tests/reader/form'

test.group('A telephone number', () => {
  test('stands without a word for it, whatever is said before', ({ assert }) => {
    const prompt =
      'I come to your kitchen table, no office visits. 0113 496 0142, priya@books.example.'
    const { contact, own_words: own } = read(prompt, form)
    assert.deepEqual(
      contact.telephones.map(({ value }) => value),
      ['0113 496 0142']
    )
    assert.notInclude(own.about?.value ?? '', '0113')
  })

  test('is one by its groups in the country of the prompt, and ends where a time begins', ({
    assert,
  }) => {
    const numbersIn = (prompt: string) =>
      read(prompt, form).contact.telephones.map(({ value }) => value)
    const hut = 'Un refugio en Huesca. Reservas en noches@collado.example o en el 974 55 01 26.'
    assert.deepEqual(numbersIn(hut), ['974 55 01 26'])
    assert.deepEqual(numbersIn('A bakery in Leeds. Ring 0113 496 0311 9 to 3.'), ['0113 496 0311'])
  })

  test('is none where a word says what the digits are', ({ assert }) => {
    for (const prompt of ['A shop. Fax: 0113 496 0142', 'A shop. VAT no. 0113 496 0142'])
      assert.lengthOf(read(prompt, form).contact.telephones, 0, prompt)
  })

  test('is offered, and not shown, where its sentence says that something is not to be shown', ({
    assert,
  }) => {
    const sheet = read(
      'A bakery in Leeds. Ring 0113 496 0142. Her other number is 0113 496 0199, but that is for the family, so please do not show that one.',
      form
    )
    assert.deepEqual(
      sheet.contact.telephones.map(({ value }) => value),
      ['0113 496 0142']
    )
    assert.notInclude(sheet.own_words.about?.value ?? '', '0199')
  })

  test('is not refused by who tells visitors that there is no signal', ({ assert }) => {
    const prompt =
      'A hut above Braemar with six bunks. There is no phone signal and no television, and the stars are ridiculous. Call 01339 555 0123.'
    const { contact } = read(prompt, form)
    assert.isEmpty(contact.refused)
    assert.lengthOf(contact.telephones, 1)
  })

  test('is for what the words around it say', ({ assert }) => {
    const channelsIn = (prompt: string) =>
      read(prompt, form).contact.telephones.map(({ channels }) => channels)
    assert.deepEqual(channelsIn('A barber in Leeds. WhatsApp: +44 7700 900123'), [['whatsapp']])
    assert.deepEqual(channelsIn('A barber in Leeds. Call or WhatsApp 07700 900123.'), [
      ['call', 'whatsapp'],
    ])
    assert.deepEqual(channelsIn('Call 01482 555 010 or WhatsApp 07700 900123. A bakery.'), [
      ['call'],
      ['whatsapp'],
    ])
    assert.deepEqual(
      channelsIn('A plumber. 01482 555 010 (no WhatsApp), 07700 900124 (WhatsApp only)'),
      [undefined, ['whatsapp']]
    )
    assert.deepEqual(channelsIn('Kuaför, Ankara. WhatsApp hattı: 0532 123 45 67'), [['whatsapp']])
  })

  test('is known abroad only where its country is sure', ({ assert }) => {
    const abroad = (prompt: string) => read(prompt, form).contact.telephones[0].dialled
    assert.equal(abroad('A groomer, £20 a dog. WhatsApp 07700 900123.'), '+447700900123')
    assert.equal(abroad('A groomer. WhatsApp +44 (0)7700 900123.'), '+447700900123')
    assert.equal(abroad('Friseur in Berlin. WhatsApp 0151 23456789.'), '+4915123456789')
    assert.isUndefined(abroad('A groomer in Galway. WhatsApp 087 123 4567.'))
    assert.isUndefined(abroad('A groomer in Sydney, $40. WhatsApp 0412 345 678.'))
  })
})
