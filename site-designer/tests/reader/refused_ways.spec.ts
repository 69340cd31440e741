import { test } from '@japa/runner'
import { read } from '#designer/reader/read'
import { form } from '#designer_tests/reader/form'

const waysOf = (prompt: string) => {
  const { contact, suggestions, own_words: own } = read(prompt, form)
  return {
    telephones: contact.telephones.map(({ value }) => value),
    emails: contact.emails.map(({ value }) => value),
    refused: contact.refused.map(({ value }) => value),
    offered: suggestions.flatMap(({ field, value }) =>
      field.startsWith('contact.') ? String(value) : []
    ),
    about: own.about?.value ?? '',
  }
}

test.group('A number or an address that is refused', () => {
  test('leaves the other one on the page', ({ assert }) => {
    for (const [prompt, shown] of [
      [
        'A bakery in Leeds. Call 091 555 0152. Her other number is 091 555 0199, but that is private, so please do not show that one.',
        '091 555 0152',
      ],
      [
        'A bakery in Leeds. Please don’t put my mobile on the page, 07700 900199. The shop is 0113 496 0142.',
        '0113 496 0142',
      ],
      [
        'Bäckerei Kern in Ulm. Telefon 0731 555 0152. Privat bin ich unter 0171 5550199 erreichbar, aber die Nummer ist nicht für die Seite.',
        '0731 555 0152',
      ],
      [
        'Boulangerie Kern à Lyon. Téléphone 04 78 55 01 52. Mon portable, c’est le 06 12 55 01 99, mais ne le publiez pas.',
        '04 78 55 01 52',
      ],
      [
        'Kadıköy’de terziyim. Cep telefonum 0212 555 01 38 yalnızca sizin içindir, sitede yer almasın. Dükkân 0212 555 01 40.',
        '0212 555 01 40',
      ],
      [
        'Panadería Kern en Cádiz. Teléfono 956 555 015. Mi móvil es 612 550 199, pero ese es privado, no lo publiquen.',
        '956 555 015',
      ],
      [
        'Panificio Kern a Parma. Telefono 0521 555 0152. Il mio cellulare 347 555 0199 non va pubblicato.',
        '0521 555 0152',
      ],
      [
        'Kern Fırın, İzmir. Telefon 0232 555 01 52. Cep numaram 0532 555 01 99 ama onu sitede yayınlamayın.',
        '0232 555 01 52',
      ],
    ]) {
      const { telephones, refused, offered, about } = waysOf(prompt)
      assert.deepEqual(telephones, [shown], prompt)
      assert.isEmpty(refused, prompt)
      assert.isEmpty(offered, prompt)
      assert.notInclude(about.replaceAll(' ', ''), '0199', prompt)
    }
  })

  test('is told from a street by how it is written', ({ assert }) => {
    const { emails, refused } = waysOf(
      'A bakery in Leeds. Mail shop@rye.example. My private address is ada@home.example, please do not publish it.'
    )
    assert.deepEqual(emails, ['shop@rye.example'])
    assert.isEmpty(refused)
  })

  test('stands nowhere, however often it was said', ({ assert }) => {
    const { telephones, offered } = waysOf(
      'A bakery in Leeds. Call 0113 496 0142 or 07700 900123. My mobile 07700-900123 is private. We bake at night.'
    )
    assert.deepEqual(telephones, ['0113 496 0142'])
    assert.isEmpty(offered)
  })

  test('refuses its way where there is no other', ({ assert }) => {
    for (const prompt of [
      'A bakery in Leeds. 07700 900123 (please do not publish it). We bake at night.',
      'A bakery in Leeds. Please don’t put my mobile on the page, 07700 900123. We bake at night.',
      'A bakery in Leeds. Our phone number is private: 07700 900123. We bake at night.',
    ]) {
      const { telephones, refused, about } = waysOf(prompt)
      assert.isEmpty(telephones, prompt)
      assert.deepEqual(refused, ['telephone'], prompt)
      assert.notInclude(about, '07700', prompt)
    }
  })

  test('hides all where the way is refused', ({ assert }) => {
    for (const prompt of [
      'A bakery in Leeds. Call 091 555 0152. Please do not put my number on the page.',
      'Bäckerei Kern in Ulm. Telefon 0731 555 0152. Meine Telefonnummer bitte nicht veröffentlichen.',
      'Boulangerie Kern à Lyon. Téléphone 04 78 55 01 52. Ne mettez pas mon numéro sur le site.',
      'Kern Fırın, İzmir. Telefon 0232 555 01 52. Telefonum sitede görünmesin.',
      'A bakery in Leeds. Write to us at shop@rye.example – we’d sooner not give anyone’s mobile.',
    ])
      assert.deepEqual(waysOf(prompt).refused, ['telephone'], prompt)
  })
})

/** A telephone, an e-mail address, a street and hours, each plainly stated. */
const stated = [
  'Barber in Leeds. Telephone 0113 49 60 00. E-mail hi@barber.example. Address: 5 High Street. Open Monday to Friday 9-17.',
  'Kuaför salonu, Bursa. Telefon 224 55 50 14. E-posta bilgi@makas.example. Adres: Atatürk Caddesi 5. Pazartesi 9-17 açık.',
  'Friseur in Graz. Telefon 316 55 50 14. E-Mail hallo@haar.example. Adresse: Hauptstraße 5. Geöffnet Montag bis Freitag 9-17 Uhr.',
  'Coiffeur à Nantes. Téléphone 02 40 55 50 14. Courriel salut@meche.example. Adresse : 5 rue Haute. Ouvert du lundi au vendredi 9h-17h.',
  'Restaurante en Valencia. Teléfono 963 55 50 14. Correo hola@sal.example. Dirección: Calle Alta 5. Abierto de lunes a viernes 9-17.',
  'Barbiere a Siena. Telefono 057 55 50 14. E-mail ciao@barba.example. Indirizzo: Via Roma 5. Aperto da lunedì a venerdì 9-17.',
  'Kapper in Gent. Telefoon 09 555 50 14. E-mail hallo@knip.example. Adres: Hoogstraat 5. Open maandag tot vrijdag 9-17.',
  'Barbeiro em Braga. Telefone 253 55 50 14. E-mail ola@barba.example. Morada: Rua Alta 5. Aberto de segunda a sexta 9-17.',
]

test.group('What is plainly stated is not refused', () => {
  test('words of refusal around it refuse', ({ assert }) => {
    const { refused } = waysOf('A bakery in Leeds. Please leave my number off the page.')
    assert.deepEqual(refused, ['telephone'])
  })

  test('{0}')
    .with(stated.map((prompt): [string] => [prompt]))
    .run(({ assert }, [prompt]) => {
      // Together, and each by itself behind the first sentence.
      const [first, ...others] = prompt.split(/(?<=\.) (?=\p{Lu})/u)
      for (const one of [prompt, ...others.map((other) => `${first} ${other}`)])
        assert.isEmpty(waysOf(one).refused, one)
      assert.lengthOf(waysOf(prompt).telephones, 1)
      assert.lengthOf(waysOf(prompt).emails, 1)
    })
})
