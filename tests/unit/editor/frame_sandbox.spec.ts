import { test } from '@japa/runner'
import { editSandbox } from '../../../resources/editor/link/sandbox.ts'

const APP = 'https://app.brand.example'

test.group('The edit frame’s sandbox', () => {
  test('has its own origin if that differs from the app’s', ({ assert }) => {
    const url = 'https://p-abc.brandsites.example/e/1/2.x/'
    assert.equal(editSandbox(url, APP), 'allow-scripts allow-same-origin')
  })

  test('has no origin if it would be the app’s or is unknown', ({ assert }) => {
    const addresses = [`${APP}/e/1/2.x/`, '/e/1', 'about:blank', 'data:text/html,x', 'blob:x', '']
    for (const url of addresses) assert.equal(editSandbox(url, APP), 'allow-scripts', url)
  })
})
