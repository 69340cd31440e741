import { test } from '@japa/runner'
import { defaultForm, read } from '#designer/main'

/** What waits for the person, and is never placed together with the rest. */
function keptOff(prompt: string): string[] {
  return read(prompt, defaultForm)
    .coverage.filter(({ as, for_us: forUs }) => as === 'unplaced' && forUs)
    .map(({ from }) => prompt.slice(...from).trim())
}

function offeredAsKnown(prompt: string) {
  return read(prompt, defaultForm).suggestions.filter(({ field }) => field === 'good_to_know')
}

test.group('What is said to us', () => {
  const refusals: [prompt: string, refusal: string][] = [
    [
      'Flower shop Moss & Reed in Hexham. We deliver daily. Please nothing about Teleflorist.',
      'Please nothing about Teleflorist.',
    ],
    [
      'Wedding of Ida and Pim in Delft on 3 May 2027. Pale blue, not macho grey.',
      'not macho grey.',
    ],
  ]
  for (const [prompt, refusal] of refusals)
    test(`"${refusal}" does not go with the rest, and is no fact that is good to know`, ({
      assert,
    }) => {
      assert.include(keptOff(prompt), refusal)
      assert.deepEqual(offeredAsKnown(prompt), [])
    })

  test('goes apart from what may stand on the page', ({ assert }) => {
    const prompt =
      'I run a florist in Hexham called Moss. please nothing about Teleflorist. Bouquets and wreaths.'
    assert.isFalse(keptOff(prompt).some((text) => text.includes('Bouquets')))
  })
})
