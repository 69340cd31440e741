import { test } from '@japa/runner'
import { read } from '#designer/reader/read'
import { form } from '#designer_tests/reader/form'

const wishesIn = (prompt: string) => {
  const { wishes } = read(prompt, form)
  return {
    wanted: wishes.sections_wanted.map(({ value }) => value),
    refused: wishes.sections_refused.map(({ value }) => value),
    colours: wishes.colours.map(({ value }) => value.word),
    refusedColours: wishes.colours_refused.map(({ value }) => value.word),
    moods: wishes.moods.map(({ value }) => value),
  }
}

test.group('Sections that are refused', () => {
  test('are those that the refusing word stands beside', ({ assert }) => {
    for (const [prompt, refused] of [
      ['A yoga studio in Leeds. No prices or gallery please.', ['prices', 'gallery']],
      ['Eine Bäckerei in Köln. Keine Galerie und keine Preise bitte.', ['gallery', 'prices']],
      ['Je suis coiffeuse à Lyon. Pas de galerie s’il vous plaît.', ['gallery']],
      ['Soy fontanero en Cádiz. Sin precios.', ['prices']],
      ['Sono un fioraio a Lucca. Niente prezzi.', ['prices']],
      ['Ik ben kapper in Gent. Geen prijzen op de site.', ['prices']],
      ['Sou padeiro em Braga. Sem preços.', ['prices']],
      ['Bir kafe için site istiyorum. Galeri istemiyorum.', ['gallery']],
      ['A band from Hull. Prices should not be shown.', ['prices']],
    ] as const)
      assert.deepEqual(wishesIn(prompt).refused, [...refused], prompt)
  })

  test('are none where a sentence only names one, or refuses some of it', ({ assert }) => {
    for (const prompt of [
      'Curtains by Jo. Lined curtains from £40. Fabric is not included in these prices.',
      'A tailor in York. I do not know whether prices are vulgar to show.',
      'A potter in Ely. Nothing about the court case, please.',
      'A potter in Ely. I never know what to say about myself.',
      'A garage in Hull. Please keep the prices easy to find.',
      'A vet in Hull. No prices for operations please.',
      'A shelter in Hull. Don’t show photos of the residents.',
      'Ein Zahnarzt in Ulm. Bitte keine riesigen Bilder.',
      'Ein Verein in Ulm. Keine Bilder von Kindern.',
      'Un photographe à Lyon. Ne mettez pas les photos de mariage.',
    ])
      assert.isEmpty(wishesIn(prompt).refused, prompt)
  })
})

test.group('Colours and moods', () => {
  test('that are refused are not wished, and stand as refused', ({ assert }) => {
    for (const prompt of [
      'A bakery in Leeds. Please don’t make it pink, everyone does pink.',
      'A bakery in Leeds. Anything but pink.',
      'Eine Bäckerei in Köln. Bitte nicht rosa, alle machen rosa.',
      'Une fleuriste à Lyon. Pas de rose, tout le monde fait du rose.',
      'Soy fontanero en Cádiz. No lo pongas rosa, todos usan rosa.',
      'Sono un fioraio a Lucca. Non fatelo rosa, tutti fanno rosa.',
      'Ik ben kapper in Gent. Niet roze, iedereen doet roze.',
      'Sou padeiro em Braga. Não façam cor-de-rosa, toda a gente usa rosa.',
      'Bir kafe için site istiyorum. Pembe olmasın, herkes pembe yapıyor.',
    ]) {
      const { colours, refusedColours } = wishesIn(prompt)
      assert.isEmpty(colours, prompt)
      assert.lengthOf(refusedColours, 1, prompt)
    }
  })

  test('in front of a refusal are wished', ({ assert }) => {
    for (const [prompt, colours] of [
      ['An optician in Hull. Black type on cream please and no clip art.', ['Black', 'cream']],
      ['Ein Radladen in Ulm. Schwarz gelb bitte und keine Räder.', ['Schwarz', 'gelb']],
      ['I paint gates in Hull. Navy blue and cream, not red.', ['Navy blue', 'cream']],
    ] as const)
      assert.deepEqual(wishesIn(prompt).colours, [...colours], prompt)
  })

  test('in sentences for visitors are no wishes', ({ assert }) => {
    for (const prompt of [
      'Swimming club Otter in Bath. If the board is red, nobody swims.',
      'I dye wool by hand in Hawick. Cloth goes from white to blue in the bath.',
      'Hill Farm in Dorset. Our blue cheese won gold 2024 at the county show.',
      'Waldspaziergänge mit Ina in Ulm. Bitte warm anziehen, wir sind drei Stunden draußen.',
      'A nail bar in Hull. We had a pink site once and hated the pink.',
    ]) {
      const { colours, moods } = wishesIn(prompt)
      assert.isEmpty([...colours, ...moods], prompt)
    }
  })

  test('in a request for a page are wished', ({ assert }) => {
    assert.deepEqual(wishesIn('Fioraio a Lucca. Il sito lo vorrei semplice.').moods, ['plain'])
    assert.deepEqual(
      wishesIn('Chor St. Anna in Köln. Unsere Website soll ruhig und schlicht wirken.').moods,
      ['calm', 'plain']
    )
  })
})
