import { test } from '@japa/runner'
import { EditedPage } from '#designer_tests/helpers/editing'

test.group('Headings', () => {
  test('"the heading" may be the main one, which is offered first', ({ assert }) => {
    const made = EditedPage.ofOurs('barber').asked('make the heading blue')
    assert.match(JSON.stringify(made), /"label":"main heading/)
  })
})
