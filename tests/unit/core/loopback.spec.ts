import { test } from '@japa/runner'
import { isLoopback } from '#core/loopback'

test.group('A connection', () => {
  test('from this machine is told by its address', ({ assert }) => {
    for (const address of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1']) {
      assert.isTrue(isLoopback(address), address)
    }
  })

  test('from anywhere else is not, nor one that is closed already', ({ assert }) => {
    const others = ['192.168.1.7', '10.0.0.1', '::ffff:192.168.1.7', 'fe80::1', '0.0.0.0', '::']
    const odd = [undefined, '', 'localhost', '127.0.0.1.example.com', '128.0.0.1', ' 127.0.0.1']
    for (const address of [...others, ...odd]) assert.isFalse(isLoopback(address), address)
  })
})
