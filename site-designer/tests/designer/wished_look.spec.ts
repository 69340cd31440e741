import { test } from '@japa/runner'
import { draftPlan } from '#designer/outline/draft'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'

function planFor(prompt: string, chosen: string[] = []) {
  return draftPlan({ ...sampleRequests.empty, prompt, chosen })
}

test.group('How a page is wished to look', () => {
  const moods: [string, string[]][] = [
    ['A florist. Nothing too modern.', []],
    ['Butcher. Nothing too modern, loud or corporate. Warm.', ['warm']],
    ['Butcher. Not only modern but warm.', ['warm', 'modern']],
    ['Pet friendly hotel. We clean windows too.', []],
    ['Kafe için site, çok modern olmasın, samimi olsun.', ['warm']],
    ['Kafe sitesi. Modern olsun kurumsal olmasın.', ['modern']],
    ['Balık restoranı. Rezervasyon sadece telefonla.', []],
    ['Muhasebeci. Kurumsal durmasın, samimi olsun.', ['warm']],
  ]
  test('what it should not be is no wish', ({ assert }) => {
    for (const [prompt, expected] of moods)
      assert.deepEqual(planFor(prompt).brief.wishes.moods, expected, prompt)
  })

  const colors: [string, string | undefined][] = [
    ['Plumber, navy please.', 'navy'],
    ['Dental practice in Leeds, in navy and white.', 'navy'],
    ['Orange and blue website for our bike shop.', 'orange'],
    ['I like navy. Accountant in Leeds.', 'navy'],
    ['Bakery with warm colours please.', 'warm colours'],
    ['Café. Warm colours like terracotta.', 'terracotta'],
    ['Lokanta için site, bordo.', 'burgundy'],
    ['Fırın, lacivert olsun.', 'navy'],
    ['Kafe, sıcak renkler istiyoruz.', 'warm colours'],
    ['Kafe sitesi, pembe olmasın, yeşil olsun.', 'green'],
    ['Anything but pink. Florist in Bath.', undefined],
    ['Wine bar. Red, white, orange.', undefined],
    ['We pour wine, red and white.', undefined],
    ['We use orange and lemon in our cakes.', undefined],
    ['Butcher selling red meat. Use photos of black pudding.', undefined],
    ['Kırmızı et kullanıyoruz. Siyah çay. Lokanta.', undefined],
  ]
  test('a colour that is named for the page is its colour, and a thing of a colour is not', ({
    assert,
  }) => {
    for (const [prompt, expected] of colors)
      assert.equal(planFor(prompt).brief.wishes.color?.words, expected, prompt)
  })

  test('a colour of the form stands above one in words', ({ assert }) => {
    const [said, untouched] = [planFor('Plumber, navy please.'), planFor('Plumber.')]
    assert.notEqual(said.look.primary_color, untouched.look.primary_color)
    const chosen = planFor('Plumber, navy please.', ['primary_color'])
    assert.equal(chosen.look.primary_color, untouched.look.primary_color)
  })
})
