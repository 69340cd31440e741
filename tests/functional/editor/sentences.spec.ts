import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { currentHtml, Website } from '#websites/main'
import { bare } from '#designer_tests/helpers/editing'
import { ourPage } from '#designer_tests/helpers/our_pages'
import { signedInUser } from '#tests/helpers/people'
import { readyWebsite } from '#tests/helpers/websites'

/** An instruction, and what the page must and must not contain afterwards. */
type Sentence = [words: string, has: RegExp, lacks?: RegExp]

const ENGLISH: Sentence[] = [
  ['Add a testimonials section', /data-section="testimonials"/],
  ['Remove the gallery', /<main/, /data-section="gallery"|href="#gallery"/],
  ['Please take out the form', /data-section="contact"/, /<form/],
  [
    'Move the visit section to the top',
    /<\/section>\s*<section[^>]*data-section="visit"[\s\S]*data-section="gallery"/,
  ],
  ['Make it darker', /data-theme="dark"/],
  ['Change the main colour to forest green', /--brand: #(?!c8102e)/],
  ['Use Lora for the headings', /--font-heading: '?Lora/],
  ['Make the corners rounder', /--radius: 4px/],
  ['Make the text bigger', /<html[^>]*style="font-size: 106\.25%"/],
  ['Make it more formal', /<html/, /data-direction="poster"/],
  ['Our phone number is 0117 496 0123', /href="tel:01174960123"/],
  ['We are called Blunt & Co now', /<title>Blunt &amp; Co/, /Sharp &amp; Sons/],
  ['We are open Mon-Fri 8-16:00', /08:00–16:00/],
  ['Change the title to "Haircuts without a fuss"', /<h1[^>]*>Haircuts without a fuss<\/h1>/],
  ['Replace "Haircut" with "Hair cut"', />Hair cut</, />Haircut</],
  ['Remove beard trim', />Skin fade</, />Beard trim</],
  ['Skin fade costs 35 €', />35\s€</, />32\s€</],
  ['Link the "Hours" button to https://maps.example/here', /href="https:\/\/maps\.example\/here"/],
  ['Make the visit section dark', /id="visit"[^>]*data-surface="ink"/],
  ['Make the title red', /<h1[^>]*style="color: #/],
  ['Add a team section and remove the gallery', /data-section="team"/, /data-section="gallery"/],
]

const TURKISH: Sentence[] = [
  ['İletişim bölümünün üstüne müşteri yorumları ekle', /data-section="testimonials"/],
  ['Galeriyi kaldır', /<main/, /data-section="gallery"|href="#gallery"/],
  ['Formu çıkar', /data-section="contact"/, /<form/],
  [
    'Konum bölümünü en üste taşı',
    /<\/section>\s*<section[^>]*data-section="visit"[\s\S]*data-section="gallery"/,
  ],
  ['Daha koyu yap', /data-theme="dark"/],
  ['Ana rengi yeşil yap', /--brand: #(?!9a4a1f)/],
  ['Köşeleri yuvarlat', /--radius: 12px/],
  ['Yazıları büyüt', /<html[^>]*style="font-size: 106\.25%"/],
  ['Daha resmi olsun', /data-direction="/],
  ['Telefon numaramız 0232 555 99 99', /href="tel:02325559999"/, /555 01 20/],
  ['Adımız Yeni Fırın', /<title>Yeni Fırın/, />Kordon Fırını</],
  ['Hafta içi 8:00-18:00 açığız', /08:00–18:00/],
  ['Başlığı "Taze ekmek" olarak değiştir', /<h1[^>]*>Taze ekmek<\/h1>/],
  ['"Simit" yerine "Gevrek" yaz', />Gevrek</, />Simit</],
  ['Simiti listeden çıkar', /data-slot="item"/, />Simit</],
  ['Simit 18 TL olsun', />18\sTL</, />15\sTL</],
  ['İletişim bölümünü koyu yap', /id="contact"[^>]*data-surface="ink"/],
  ['Adresimiz Kıbrıs Şehitleri Caddesi 12', />Kıbrıs Şehitleri Caddesi 12/],
  ['Başlığı kırmızı yap', /<h1[^>]*style="color: #/],
  ['Altbilgiyi kaldır', /<main/, /<footer/],
]

// Of seeds that set the gallery before the way there.
const barber = ourPage('barber', 'three')
const bakery = ourPage('bakery_tr', 'three')

async function says(client: ApiClient, html: string) {
  const { user, bearer } = await signedInUser()
  const website = await readyWebsite(user, { html, contactEmail: 'me@example.com' })
  const post = (name: string) =>
    client.post(`/api/spa/websites/${website.id}/${name}/`).bearerToken(bearer)
  const now = async () => currentHtml(await Website.findOrFail(website.id))
  return { post, now }
}

test.group('Instructions in several languages', () => {
  for (const [language, html, sentences] of [
    ['English', barber, ENGLISH],
    ['Turkish', bakery, TURKISH],
  ] as const) {
    test(`are carried out in ${language} and undone to the byte`, async ({ assert, client }) => {
      const { post, now } = await says(client, html)
      for (const [words, has, lacks] of sentences) {
        const response = await post('ai_line_edit').json({ user_request: words })
        assert.equal(response.status(), 200, `${words}: ${JSON.stringify(response.body().error)}`)
        const { changes_applied: count, receipt, modified_html: page } = response.body()
        assert.isAbove(count, 0, words)
        assert.isTrue(
          receipt.every(({ done }: { done: boolean }) => done),
          words
        )
        assert.match(bare(page), has, words)
        if (lacks) assert.notMatch(bare(page), lacks, words)
        ;(await post('undo')).assertStatus(200)
        assert.equal(await now(), html, words)
      }
    }).timeout(120_000)
  }
})
