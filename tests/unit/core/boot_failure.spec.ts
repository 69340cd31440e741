import { test } from '@japa/runner'
import { explainBootFailure } from '#core/boot_failure'

const failure = (values: object) => Object.assign(new Error('inside'), values)

test.group('Boot failures', () => {
  test('an invalid variable is explained by its own message', ({ assert }) => {
    const help = '- PORT is "x". Set it to a whole number.\n- HOST is "".'
    assert.equal(
      explainBootFailure(failure({ code: 'E_INVALID_ENV_VARIABLES', help })),
      'PORT is "x". Set it to a whole number.\nHOST is "".'
    )
  })

  test('each expected failure names its cause and what to do', ({ assert }) => {
    const port = explainBootFailure(failure({ code: 'EADDRINUSE', port: 3333 }))
    assert.match(port, /^Port 3333 .*set PORT/)
    const sites = explainBootFailure(failure({ code: 'EADDRINUSE', port: 3334 }), 'SITES_PORT')
    assert.match(sites, /^Port 3334 .*set SITES_PORT/)
    const low = explainBootFailure(failure({ code: 'EACCES', port: 80 }))
    assert.match(low, /^Port 80 .*PORT/)
    const folder = explainBootFailure(failure({ code: 'EACCES', path: '/data' }))
    assert.match(folder, /^"\/data" .*DATA_DIR/)
    const file = explainBootFailure(failure({ code: 'ENOTDIR', path: '/data' }))
    assert.match(file, /not a folder.*DATA_DIR/)
    assert.match(explainBootFailure(failure({ code: 'EADDRNOTAVAIL' })), /^HOST .*127\.0\.0\.1/)
  })

  test('an unexpected failure is shown completely, for a report', ({ assert }) => {
    assert.match(explainBootFailure(failure({})), /^Error: inside\n\s+at /)
  })
})
