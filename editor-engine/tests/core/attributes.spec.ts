import { test } from '@japa/runner'
import fc from 'fast-check'
import { ChangeSet, Page } from '../../src/index.ts'
import { runs } from '../helpers/arbitrary.ts'

const svg = '<svg viewBox="0 0 9 9" data-element-id="s"><use xlink:href="#a"/></svg>'

test.group('Attributes', () => {
  test('have one name, in whichever case they are written and asked for', ({ assert }) => {
    const page = Page.open(`<body CLASS=a>${svg}`)
    const [body, drawing, use] = page.elements()
    assert.equal(body.attribute('Class')?.value, 'a')
    assert.equal(drawing.attribute('viewBox')?.value, '0 0 9 9')
    assert.equal(drawing.attribute('viewbox')?.value, '0 0 9 9')
    assert.equal(use.attribute('xlink:href')?.value, '#a')
    const set = ChangeSet.of([drawing.setAttribute('viewBox', '0 0 1 1')], page.length)
    assert.equal(set.apply(page.text).match(/viewBox/gi)?.length, 1)
    assert.lengthOf(drawing.removeAttribute('viewBox'), 1)
  })

  test('letters that are not of ASCII are no other letters', ({ assert }) => {
    const [element] = Page.open('<p \u212a=1 É=2>').elements()
    assert.isUndefined(element.attribute('k'))
    assert.equal(element.attribute('É')?.value, '2')
    assert.isUndefined(element.attribute('é'))
  })

  test('what no attribute can be called is not written', ({ assert }) => {
    const [element] = Page.open('<p title=x>').elements()
    const names = [
      'a onclick=alert(1) b',
      '',
      'a>b',
      'a/b',
      'a=b',
      'a"',
      "a'",
      'a<',
      'a\0',
      '\ud800',
    ]
    for (const name of names) {
      assert.throws(() => element.setAttribute(name, 'x'), /is not the name of an attribute/)
    }
  })

  test('a name that is set can be read, and no other came with it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12, unit: 'binary' }), fc.string(), (name, value) => {
        const page = Page.open('<p title="x">y</p>')
        const element = page.at(0)
        let change
        try {
          change = element.setAttribute(name, value)
        } catch {
          return true
        }
        const after = Page.open(ChangeSet.of([change], page.length).apply(page.text)).at(0)
        const others = after.attributeList().filter((one) => one !== after.attribute(name))
        return others.every((one) => one.name === 'title') && others.length < 2
      }),
      runs(500)
    )
  })
})
