import { test } from '@japa/runner'
import { read } from '#designer/reader/read'
import { form } from '#designer_tests/reader/form'

const longestPrompt = 20_000

const repeated = (text: string) =>
  text.repeat(longestPrompt / text.length + 1).slice(0, longestPrompt)
const words = [
  'a',
  '1',
  ' ',
  '\n',
  '.',
  '@',
  '"',
  "'",
  '(',
  '- ',
  'A ',
  '“x',
  'x”',
  'a@b.',
  'www.',
  '+44 ',
  '😀',
  'ğüş ',
  'bakery ',
  'Rosie ',
  'called Rosie ',
  'dark, ',
  'a, ',
  'a: ',
  'no ',
  "don't show my ",
  'in Leeds ',
  'insured and ',
  '12 Mill Road, ',
  'tel 0770 ',
  '12 rue de la ',
  'via Roma ',
  'Moda Cad. ',
  'since 1987 ',
  'We are Rosie, ',
  'like the site of ',
  '10115 Berlin ',
  'für die Bäckerei ',
  'la nostra trattoria a Bologna ',
  'We bake bread. ',
  'dark green and ',
  'please make it dark with a gallery ',
  "Kadıköy'de bir kafe ",
  'Anna Berg 07700 900123, ',
  'x £3, ',
]
const prompt = `I need a website for my bakery Rosie's Loaves in Leith. We bake sourdough every morning and
  have been here since 1987. Please use dark green and cream. Don't put my number on it. 12 Leith Walk,
  Edinburgh EH6 5AB. Call 07700 900123 or write to rosie@loaves.example. Dogs welcome, cash only. We love what
  we do, and we do it every day but Monday. Our team is small. By appointment on Sundays. Thanks!`

function milliseconds(text: string): number {
  const start = performance.now()
  read(text, form)
  return performance.now() - start
}

test.group('Reading is fast', () => {
  test('a prompt of 500 characters takes less than 40 ms', ({ assert }) => {
    read(prompt, form)
    const times = Array.from({ length: 60 }, (_, at) => milliseconds(`${prompt}${at}`))
    assert.isBelow(times.sort((one, other) => one - other)[56], 40)
  })

  test('no text of 20,000 characters holds others up', ({ assert }) => {
    for (const word of words) {
      const text = repeated(word)
      // The best of three: the machine does other things too.
      const best = Math.min(...[1, 2, 3].map(() => milliseconds(text)))
      assert.isBelow(best, 100, `${JSON.stringify(word)} took ${best.toFixed(0)} ms`)
    }
  }).timeout(60_000)
})
