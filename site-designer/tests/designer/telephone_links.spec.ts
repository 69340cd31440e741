import { test } from '@japa/runner'
import { telephoneHref } from '#designer/site/telephone'

test.group('Links that dial a number or write to it', () => {
  test('hold the digits of the number as it was typed', ({ assert }) => {
    assert.equal(telephoneHref('07700 900123'), 'tel:07700900123')
    assert.equal(telephoneHref('07700 900123', 'sms'), 'sms:07700900123')
    assert.equal(telephoneHref('+44 (0)131 555 01', 'sms'), 'sms:+4413155501')
    assert.equal(telephoneHref('(0131) 555-01'), 'tel:013155501')
  })
})
