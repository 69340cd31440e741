import { test } from '@japa/runner'
import { read } from '#designer/reader/read'
import { form } from '#designer_tests/reader/form'

const filled = [
  ['A bakery called Rye & Co in Leeds. Call 0113 496 0000.', 'Rye & Co'],
  ['Second Helping is a charity in Cardiff. We cook 300 meals a week.', 'Second Helping'],
  ['our band: The Loose Ends. We play weddings', 'The Loose Ends'],
  ["Website for 'The Quiet Room', a therapy practice", 'The Quiet Room'],
  ["Kadıköy'de Mavi Kapı adında bir kafe işletiyoruz.", 'Mavi Kapı'],
  ['Unser Café heißt Zur Linde.', 'Zur Linde'],
  ['Notre fleuriste s’appelle Pivoine & Cie.', 'Pivoine & Cie'],
  ['Soy Marta Ruiz, psicóloga en Valencia.', 'Marta Ruiz'],
  ['La mia pizzeria si chiama Da Nunzia.', 'Da Nunzia'],
  ['Mijn kapsalon heet De Krul.', 'De Krul'],
  ['Meu restaurante chama-se Maré Alta.', 'Maré Alta'],
]
const first = [
  ['Pritchards Autos. MOT and servicing in Hull. 01482 496000', 'Pritchards Autos'],
  ['Landing page for Loopwell, a habit tracker app.', 'Loopwell'],
  ['Online CV: Priya Nair. Data analyst in Leicester.', 'Priya Nair'],
  ['Slow yoga with Marta. Tuesdays 7pm in Stroud.', 'Slow yoga with Marta'],
  ['A bakery "Golden Crust" in York', 'Golden Crust'],
]

test.group('Names', () => {
  test('{0}: what is certain, or said to be a name, fills it')
    .with(filled)
    .run(({ assert }, [prompt, name]) => {
      assert.equal(read(prompt, form).who.name?.value, name)
    })

  test('{0}: what is likely is the first of what is offered, where it does not fill it')
    .with(first)
    .run(({ assert }, [prompt, name]) => {
      const { who, suggestions } = read(prompt, form)
      const [suggested] = suggestions.filter(({ field }) => field === 'who.name')
      assert.equal(who.name?.value ?? suggested?.value, name)
    })

  test('no name is filled where two are possible or none is said', ({ assert }) => {
    const unsure = [
      'We are a bakery in Leeds.',
      'LOST DOG! Biscuit, brown and white, ring Dai 07700 900123',
      'plumber in leeds, call 0113 496 0000',
      'My new novel "Salt Road" is out in May. I am Orla Fenwick.',
      'We found a parrot. He is called Trevor.',
      'Köpeğimiz kayboldu!!! Adı Zeytin, siyah orta boy kırma.',
    ]
    for (const prompt of unsure) assert.isUndefined(read(prompt, form).who.name, prompt)
  })
})
