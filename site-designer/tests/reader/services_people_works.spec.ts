import { test } from '@japa/runner'
import { annotatePhrases } from '#designer/reader/annotators/phrases'
import { readingOf, suggestedIn } from '#designer_tests/reader/helpers/reading_of'

type Field = 'services' | 'skills' | 'clients'

const lists: [prompt: string, field: Field, values: string, language?: string][] = [
  [
    'Services:\n- boiler repair\n- leaks\n- bathrooms\n\nCall us',
    'services',
    'boiler repair|leaks|bathrooms',
  ],
  ['Services: boiler repair, leaks and bathrooms', 'services', 'boiler repair|leaks|bathrooms'],
  ['We do boilers, leaks and bathrooms in Leeds.', 'services', 'boilers|leaks|bathrooms'],
  [
    'We repair phones, tablets and laptops, and our shop is open daily.',
    'services',
    'phones|tablets|laptops',
  ],
  ['We sell bread and cardamom buns. Open daily.', 'services', 'bread|cardamom buns'],
  ["We sell locals first, that's our policy.", 'services', ''],
  ['Skills: Python, SQL, leadership', 'skills', 'Python|SQL|leadership'],
  ['My clients include Nike, the BBC and Tate.', 'clients', 'Nike|the BBC|Tate'],
  ['Hizmetlerimiz:\nSaç kesimi\nBoya\nFön', 'services', 'Saç kesimi|Boya|Fön', 'tr'],
  [
    'Wir bieten Reparaturen, Inspektionen und Reifenwechsel an.',
    'services',
    'Reparaturen|Inspektionen|Reifenwechsel',
    'de',
  ],
  ['Nous proposons plats, desserts et vins.', 'services', 'plats|desserts|vins', 'fr'],
  ['We do things properly and honestly.', 'services', ''],
  ['Ofrecemos calidad, seriedad y buen precio.', 'services', '', 'es'],
  ['We offer a warm welcome and great coffee', 'services', ''],
  ['I teach guitar and ukulele to kids and adults, in Stirling or on Zoom.', 'services', ''],
]

const people: [prompt: string, said: string, language?: string][] = [
  ['Ayşe Kaya – head chef\nTom Reed – pastry chef', 'Ayşe Kaya=head chef, Tom Reed=pastry chef'],
  ['Dr. Ann Lee, dentist', 'Dr. Ann Lee=dentist'],
  ['our baker Tom Reed gets up at 3', 'Tom Reed=baker'],
  ['Head chef: Tom Reed', 'Tom Reed=Head chef'],
  ["I'm Tom Reed, a joiner in Hull.", 'Tom Reed=joiner'],
  [
    'Our team: Ann Lee (owner), Bo Chen (barista) and Cy Dow (apprentice).',
    'Ann Lee=owner, Bo Chen=barista, Cy Dow=apprentice',
  ],
  ['Mia (vocals), Jo (guitar)', 'Mia=vocals, Jo=guitar'],
  ['Ayşe Kaya - baş aşçı', 'Ayşe Kaya=baş aşçı', 'tr'],
  ['Unsere Köchin Anna Weber kocht.', 'Anna Weber=Köchin', 'de'],
  [
    'The practice is led by Dr Priya Lomax and Dr Simon Teale.',
    'Dr Priya Lomax=undefined, Dr Simon Teale=undefined',
  ],
  ['It is owned by Peter and Joan Whitlow.', 'Peter=undefined, Joan Whitlow=undefined'],
  [
    'Made by three people: Aroha Tait, Ben Castellan and Mio Okabe.',
    'Aroha Tait=undefined, Ben Castellan=undefined, Mio Okabe=undefined',
  ],
  ['Gavin and Lou Prescott have run it for years.', 'Gavin=undefined, Lou Prescott=undefined'],
  [
    'Konuşmacılar: Doç. Dr. Melis Aygün, Bora Tekin ve Leyla Sarp.',
    'Doç. Dr. Melis Aygün=undefined, Bora Tekin=undefined, Leyla Sarp=undefined',
    'tr',
  ],
  ['Delia, Ruth and Josephine Tackett are cousins.', 'Josephine Tackett=undefined'],
  ['Bir fırın. Kurucumuz Nurten Soylu.', 'Nurten Soylu=Kurucumuz', 'tr'],
  ['All of our engineers are Gas Safe registered.', ''],
  ['Jonas Reid Furniture makes tables.', ''],
  ['Bella Hair – stylist', ''],
  ['Ask Jill, events manager', ''],
]

const works: [prompt: string, said: string][] = [
  ['Books:\nSalt (2019)\nBread (2021)\n\nContact me', 'Salt=2019, Bread=2021'],
  ['Albums: Blue (1971), Red (1974)', 'Blue=1971, Red=1974'],
  ['"Best cakes ever" says Ann', ''],
]

test.group('Lists, people and works in a prompt', () => {
  test('what says only when is a timetable and no list of services', ({ assert }) => {
    const said = 'Services: Holy Communion, Sundays, 9.30 am; Evening Prayer, Wednesdays, 6 pm.'
    assert.isEmpty(readingOf(`St Olave’s Church, Church Walk, Bedale. ${said}`).sheet.services)
  })

  for (const [prompt, field, values, language] of lists) {
    test(`"${prompt}" lists ${values === '' ? 'nothing' : field}`, ({ assert }) => {
      const reading = readingOf(prompt, language)
      annotatePhrases(reading)
      const said = reading.sheet[field].map(({ value }) => value)
      assert.equal(said.join('|'), values)
    })
  }

  for (const [prompt, said, language] of people) {
    test(`"${prompt}" names ${said === '' ? 'nobody for sure' : 'people with their roles'}`, ({
      assert,
    }) => {
      const found = readingOf(prompt, language).sheet.people
      assert.equal(found.map(({ value }) => `${value.name}=${value.role}`).join(', '), said)
    })
  }

  for (const [prompt, said] of works) {
    test(`"${prompt}" names ${said === '' ? 'no works' : 'works'}`, ({ assert }) => {
      const found = readingOf(prompt).sheet.works.map(({ value: { title, year } }) =>
        year ? `${title}=${year}` : title
      )
      assert.equal(found.join(', '), said)
    })
  }

  test('who runs it is named, and a name behind "with" is not', ({ assert }) => {
    const { sheet } = readingOf('The shop is run by Ann Lee and Tom Reed.')
    assert.deepEqual(
      sheet.people.map(({ value }) => value.name),
      ['Ann Lee', 'Tom Reed']
    )
    const reading = readingOf('I started the shop with Ann Lee.')
    assert.deepEqual(suggestedIn(reading), [])
  })
})
