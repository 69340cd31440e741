import { test } from '@japa/runner'
import { readHead } from '#deploy/services/published_head'
import { cardFacts } from '#deploy/share_card/card_facts'

const head = (title: string, { lang = 'en', rest = '' } = {}) =>
  readHead(`<html lang="${lang}"><head><title>${title}</title>${rest}</head></html>`)

test.group('The text of a share card', () => {
  test('is the name and the rest of the title or the description', ({ assert }) => {
    const line = (title: string, description = '') => {
      const rest = `<meta name="description" content="${description}">`
      const { name, line: words } = cardFacts(head(title, { rest }))!
      return [name, words]
    }
    assert.deepEqual(line('Crumb &amp; Co – Bakery in Leeds'), ['Crumb & Co', 'Bakery in Leeds'])
    assert.deepEqual(line('Crumb', 'Crumb, bakery in Leeds.'), ['Crumb', 'Bakery in Leeds.'])
    assert.deepEqual(line('Crumb', 'Bread.'), ['Crumb', 'Bread.'])
    assert.deepEqual(line('Welcome', 'Welcome.'), ['Welcome', ''])
  })

  test('is capitalised by the rules of its language', ({ assert }) => {
    const rest = '<style>:root{--heading-case:uppercase}</style>'
    const { name, initial } = cardFacts(head('ışık izi', { lang: 'tr', rest }))!
    assert.deepEqual([name, initial], ['IŞIK İZİ', 'I'])
  })

  test('contains only characters that a text font has, and is cut to fit', ({ assert }) => {
    assert.equal(cardFacts(head('🍞 Route 66 🙂 Café'))!.name, 'Route 66 Café')
    assert.lengthOf(cardFacts(head('word '.repeat(90)))!.name, 159)
    assert.isNull(cardFacts(head('🍞')))
  })

  test('uses the colours and fonts of the page, or plain ones', ({ assert }) => {
    const root = `--paper: #fff9f4; --brand: red; --font-heading: 'Lora', serif; --heading-weight: 650`
    const ours = cardFacts(head('Crumb', { rest: `<style>:root { ${root} }</style>` }))!
    assert.equal(ours.colors.paper, '#fff9f4')
    assert.equal(ours.colors.brand, '#1c1c1c')
    assert.containsSubset(ours.heading, { slug: 'lora', weight: 700 })
    const plain = cardFacts(head('Crumb'))!
    assert.containsSubset(plain, { heading: { slug: 'inter' }, colors: { paper: '#ffffff' } })
  })
})
