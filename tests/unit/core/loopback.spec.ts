import { test } from '@japa/runner'
import { isLoopback } from '#core/loopback'

test.group('The loopback check', () => {
  test('accepts a connection from this machine', ({ assert }) => {
    for (const address of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1']) {
      assert.isTrue(isLoopback(address), address)
    }
  })

  test('refuses any other connection and a closed one', ({ assert }) => {
    const others = ['192.168.1.7', '10.0.0.1', '::ffff:192.168.1.7', 'fe80::1', '0.0.0.0', '::']
    const odd = [undefined, '', 'localhost', '127.0.0.1.example.com', '128.0.0.1', ' 127.0.0.1']
    for (const address of [...others, ...odd]) assert.isFalse(isLoopback(address), address)
  })
})
