import { test } from '@japa/runner'
import { namedDirection } from '#designer/outline/direction_names'

test.group('Names of directions', () => {
  test('lose their article and no letter', ({ assert }) => {
    assert.equal(namedDirection('night', 'en').name, 'After dark')
    assert.equal(namedDirection('timetable', 'en').name, 'Departure board')
  })
})
