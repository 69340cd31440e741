import { test } from '@japa/runner'
import { draftPlan } from '#designer/outline/draft'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'

function planFor(prompt: string) {
  return draftPlan({ ...sampleRequests.empty, prompt })
}

test.group('What of a prompt is quoted', () => {
  const said: [string, string[]][] = [
    ['Slm ben Hatice, Konya’da kuaförüm. Müşterilerim teklif isteyebilsinler.', []],
    ['I would like people to be able to order our cakes online. Bakery.', []],
    ['Bakery. Customers should be able to see our oven on the page.', []],
    ['Butik otelimiz kapadokya göreme bölgesinde.', []],
    ['Guesthouse. Our seven lovely rooms with sea views and breakfast.', []],
    ['Yoga in Bristol. You find us at 77 Mill Street.', []],
    ['Yoga. We offer retreats, private sessions, kundalini and vinyasa.', []],
    ['Bike shop. We have 300 bikes, 4 mechanics.', []],
    ['Hire shop. We don’t take bookings online just ring Jean 01765 555 210.', []],
    ['Kafe, Moda Caddesi 12. Bizi Moda Caddesi 12’de bulabilirsiniz.', []],
    ['hi im a piano tuner, ive tuned pianos for years and i love old uprights', []],
    [
      'Yoga. We believe that rest is a skill that anyone can learn.',
      ['We believe that rest is a skill that anyone can learn.'],
    ],
    [
      'Guesthouse. Our breakfast changes with the season.',
      ['Our breakfast changes with the season.'],
    ],
    ['Fırın. Hamurumuz yirmi dört saat dinlenir.', ['Hamurumuz yirmi dört saat dinlenir.']],
    ['Hamamız. Peştemal ve terlik bizden.', ['Peştemal ve terlik bizden.']],
    ['Kafe. Bahçemiz var, çocuklar oynar.', ['Bahçemiz var, çocuklar oynar.']],
    ['Kafe. Arka bahçemizde çocuklar rahatça oynar.', ['Arka bahçemizde çocuklar rahatça oynar.']],
    ['Çömlekçi. Her parça elde boyanır.', ['Her parça elde boyanır.']],
    ['Kafe. Slayt bizden, yazılar sizden.', []],
    ['Kafe. Bize uygun bir şey yaparsınız.', []],
    ['Kafe. Bilgisayarla aramız pek iyi değil.', []],
    ['Fotoğrafçı. Cumartesi günleri düğün çekimi almıyoruz.', []],
    ['Kuaför. Fön bizde yüz elli lira tutar.', []],
  ]
  test('whole sentences for visitors, and none that only repeats a fact', ({ assert }) => {
    for (const [prompt, expected] of said)
      assert.deepEqual(planFor(prompt).brief.ownWords, expected, prompt)
  })

  const asked: [string, string[]][] = [
    ['Bike shop. We have 300 bikes, 4 mechanics. FAQ please.', ['faq']],
    ['Bike shop. 300 bikes, 4 mechanics, gallery and FAQ please.', ['gallery', 'faq']],
    ['Berber. 4 koltuk, 2 usta. SSS lütfen.', ['faq']],
    ['Bike shop. Call for a price please.', []],
  ]
  test('the bare name of a section with a "please" asks for it', ({ assert }) => {
    for (const [prompt, expected] of asked)
      assert.deepEqual(planFor(prompt).brief.wishes.want, expected, prompt)
  })
})
