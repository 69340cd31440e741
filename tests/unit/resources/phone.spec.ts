import { test } from '@japa/runner'
import { joinPhone, splitPhone } from '../../../resources/auth/settings/profile/phone.ts'

test.group('A telephone number in the profile', () => {
  test('{phone} is shown as {code} and {number}')
    .with([
      { phone: '+905321234567', code: '+90', number: '5321234567' },
      { phone: '+49 30 123456', code: '+49', number: '30 123456' },
      { phone: '+7 495 1234567', code: '+7', number: '495 1234567' },
      { phone: '', code: '+90', number: '' },
      { phone: '0232 555 12 34', code: '+90', number: '0232 555 12 34' },
      { phone: '+48 22 123 45 67', code: '+90', number: '+48 22 123 45 67' },
    ])
    .run(({ assert }, { phone, code, number }) => {
      assert.deepEqual(splitPhone(phone), { code, number })
    })

  test('the chosen country code is added unless the number is empty or has its own', ({
    assert,
  }) => {
    assert.equal(joinPhone({ code: '+44', number: ' 20 7946 0018 ' }), '+4420 7946 0018')
    assert.equal(joinPhone({ code: '+44', number: ' ' }), '')
    assert.equal(joinPhone({ code: '+90', number: '+48 22 123 45 67' }), '+48 22 123 45 67')
  })
})
