import { test } from '@japa/runner'
import { isList, pastedItems } from '../../../resources/planning/sheet/offers/pasted_items.ts'

const items = (text: string) => pastedItems(text).flatMap((group) => group.items)

test.group('A pasted list', () => {
  test('is read from {$self}')
    .with([
      'Espresso\t2.50\nLatte\t3.20',
      'Espresso – 2.50\nLatte – 3.20',
      'Espresso - 2.50\nLatte - 3.20',
      'Espresso: 2.50\nLatte: 3.20',
      'Espresso 2.50\nLatte 3.20',
      'Espresso ....... 2.50\nLatte ....... 3.20',
      '- Espresso 2.50\n- Latte 3.20',
      '1. Espresso | 2.50\n2. Latte | 3.20',
      'Espresso 2.50, Latte 3.20',
      '\n  Espresso 2.50  \r\n\r\n  Latte 3.20\n',
    ])
    .run(({ assert }, text) => {
      assert.deepEqual(items(text), [
        { name: 'Espresso', price: '2.50' },
        { name: 'Latte', price: '3.20' },
      ])
    })

  test('keeps a price as typed: {$self}')
    .with([
      '14,50 €',
      'from £89',
      '€45 per evening',
      '£12/hour',
      '1.200 TL',
      '$5–$8',
      'ab 20 EUR',
      'free',
      '£8 each',
    ])
    .run(({ assert }, price) => {
      assert.deepEqual(items(`Evening class ${price}`), [{ name: 'Evening class', price }])
      assert.deepEqual(items(`Evening class – ${price}`), [{ name: 'Evening class', price }])
    })

  test('uses the text between name and price as description', ({ assert }) => {
    assert.deepEqual(items('Pho bo\tBeef, herbs\t£11'), [
      { name: 'Pho bo', description: 'Beef, herbs', price: '£11' },
    ])
    assert.deepEqual(items('Pho bo – beef, herbs – £11'), [
      { name: 'Pho bo', description: 'beef, herbs', price: '£11' },
    ])
    assert.deepEqual(items('Pho bo – beef, herbs'), [
      { name: 'Pho bo', description: 'beef, herbs' },
    ])
  })

  test('has groups under their headings', ({ assert }) => {
    const text = 'Starters\nSoup £5\nBread £2\n\nMains:\nStew\nPie £9'
    assert.deepEqual(pastedItems(text), [
      {
        name: 'Starters',
        items: [
          { name: 'Soup', price: '£5' },
          { name: 'Bread', price: '£2' },
        ],
      },
      { name: 'Mains', items: [{ name: 'Stew' }, { name: 'Pie', price: '£9' }] },
    ])
  })

  test('reads whole numbers as prices only if each line ends in one', ({ assert }) => {
    assert.deepEqual(items('Simit 15\nPoğaça 20'), [
      { name: 'Simit', price: '15' },
      { name: 'Poğaça', price: '20' },
    ])
    assert.deepEqual(items('Table for 4\nRoom with a view'), [
      { name: 'Table for 4' },
      { name: 'Room with a view' },
    ])
  })

  test('is a list of names without prices, and an empty text is no list', ({ assert }) => {
    assert.deepEqual(items('Rewiring\nFault finding'), [
      { name: 'Rewiring' },
      { name: 'Fault finding' },
    ])
    assert.deepEqual(items('Bed and breakfast, one night'), [
      { name: 'Bed and breakfast, one night' },
    ])
    assert.deepEqual(items(' \n '), [])
    assert.isTrue(isList('a\nb'))
    assert.isTrue(isList('a\tb'))
    assert.isFalse(isList('one thing\n'))
  })
})
