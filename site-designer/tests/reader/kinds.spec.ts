import { test } from '@japa/runner'
import { defaultForm } from '#designer/site/form'
import { read } from '#designer/reader/read'

const said: [kind: string | undefined, prompt: string][] = [
  ['notice', 'Lost dog! Biscuit, a brown terrier, went missing in Leith on Monday.'],
  ['notice', 'Street party on Mill Lane, 4 July, bring a dish'],
  ['couple', 'A website for the wedding of Ana and Tom, 12 June in Porto.'],
  ['couple', 'Wedding website for Ana and Tom'],
  ['couple', 'Mariage de Claire et Paul le 12 juin à Nantes'],
  ['event', 'A page for our conference, DataDays 2027, in Ghent on 3 May.'],
  ['person', 'My CV. I am Jo Marsh, product designer in Leeds.'],
  ['product', 'An app called Tidewater that tells sailors the tides.'],
  ['product', 'We are a start-up from Leeds called Gridlight.'],
  ['sports_club', 'Website for our football club, Leith Rovers.'],
  ['funeral_home', 'Harbour Funerals is a funeral home in Bristol.'],
  ['memorial', 'In loving memory of Ada Marlow, 1931 to 2026.'],
  ['worship', 'We are a small church in Leith. Services on Sundays at 10.'],
  ['club', 'Eine Seite für unseren Verein in Leipzig.'],
  ['author', 'Sou escritora em Lisboa, com três romances.'],
  // What somebody sells, or does for others, is not what they are.
  [undefined, 'We sell wedding cakes in Leeds.'],
  ['photographer', 'I am a wedding photographer in Wales.'],
  ['hotel', 'The app store rejected us. We run a hotel in Rome.'],
  [undefined, 'Everything for your kitchen, delivered in Bath.'],
]

test.group('The kind of page', () => {
  test('is told by the noun that says what it is, or not at all', ({ assert }) => {
    for (const [kind, prompt] of said)
      assert.equal(read(prompt, defaultForm).who.kind?.value, kind, prompt)
  })

  test('"wedding of" leads to names, and the description ends before them', ({ assert }) => {
    const { who, suggestions } = read('A website for the wedding of Ana and Tom.', defaultForm)
    const found = suggestions.find(({ field }) => field === 'who.description')
    assert.deepInclude(found, { value: 'wedding', why: 'most_likely' })
    assert.isUndefined(who.description)
  })
})
