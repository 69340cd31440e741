import { test } from '@japa/runner'
import { compose, planMarkdown } from '#designer/main'
import { read } from '#designer/reader/read'
import { form } from '#designer_tests/reader/form'

/** The lines of a plan that say what its sections hold. */
function sectionsOf(prompt: string): string[] {
  const sheet = read(prompt, form)
  const plan = planMarkdown(sheet, compose(sheet, form, { seed: '1' }))
  return plan.split('\n').filter((line) => /^\d+\. /.test(line))
}

test.group('What a plan says of visits', () => {
  test('names the week where only the hours are known, also where the hero shows it', ({
    assert,
  }) => {
    const lines = sectionsOf(
      'A plant shop called Fern. Open Monday to Friday 9 to 5. Call 0113 496 0000.'
    )
    assert.isEmpty(lines.filter((line) => /\*\*: ?\./.test(line)))
    assert.isTrue(
      lines.some((line) => line.includes('the week, day by day')),
      lines.join()
    )
  })

  test('two shops in one town are headed by their streets', ({ assert }) => {
    const lines = sectionsOf(
      'Two shops in Leeds: 4 Mill Lane, Leeds LS1 4AB and 9 York Road, Leeds LS9 8AA.'
    )
    const titles = lines.map((line) => /\*\*(.+)\*\*/.exec(line)?.[1])
    assert.includeMembers(titles, ['4 Mill Lane', '9 York Road'])
    assert.notInclude(titles, 'Leeds')
  })
})
