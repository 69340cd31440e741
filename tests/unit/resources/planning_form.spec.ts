import { access } from 'node:fs/promises'
import { test } from '@japa/runner'
import { bodyFonts, headingFonts } from 'site-designer/fonts'
import { fontFile } from '#core/fonts/main'
import { chosenByValue } from '#contract/design_request'
import { planning } from '../../../resources/lib/text/en/planning.ts'
import {
  blankRequest,
  hasPrompt,
  withFields,
} from '../../../resources/planning/form/design_request.ts'
import { readableOn } from '../../../resources/planning/form/readable_on.ts'
import { fontAddress } from '../../../resources/planning/form/font_face.ts'

test.group('Create form | fields', () => {
  test('starts with the values of the specification and nothing chosen', ({ assert }) => {
    assert.deepEqual(blankRequest, {
      prompt: '',
      primary_color: '#4B5EAA',
      theme: 'light',
      heading_font: 'Playfair Display',
      body_font: 'Inter',
      corner_radius: 8,
      contact_email: '',
      chosen: [],
    })
  })

  test('a touched field counts as chosen, even with its first value', ({ assert }) => {
    let request = withFields(blankRequest, { prompt: 'A bakery' })
    assert.deepEqual(request.chosen, [])
    request = withFields(request, { theme: 'dark' })
    request = withFields(request, { theme: 'light' })
    request = withFields(request, { corner_radius: 0 })
    assert.deepEqual(request.chosen, ['theme', 'corner_radius'])
    assert.equal(request.theme, 'light')
  })

  test('a client that does not say what was touched chose what differs from the defaults', ({
    assert,
  }) => {
    const { primary_color: color, theme } = blankRequest
    assert.deepEqual(chosenByValue({ primary_color: color, theme }), [])
    assert.deepEqual(chosenByValue({ primary_color: '#112233', theme: 'dark', corner_radius: 0 }), [
      'primary_color',
      'theme',
      'corner_radius',
    ])
  })

  test('requires a prompt that is not blank', ({ assert }) => {
    assert.isFalse(hasPrompt({ prompt: ' \n\t' }))
    assert.isTrue(hasPrompt({ prompt: ' a ' }))
    assert.equal(planning.form.prompt_required, 'Please tell us what kind of website you want')
  })
})

test.group('Create form | fonts', () => {
  test('each family has a typeface that the server provides', async ({ assert }) => {
    for (const family of new Set([...headingFonts, ...bodyFonts])) {
      const file = fontFile(fontAddress(family).replace('/fonts/', ''))
      assert.isNotNull(file, family)
      await access(file!)
    }
  })
})

test.group('Create form | sample', () => {
  test('text on a colour is black or white, whichever is more readable', ({ assert }) => {
    assert.equal(readableOn('#4B5EAA'), '#ffffff')
    assert.equal(readableOn('#000000'), '#ffffff')
    assert.equal(readableOn('#ffffff'), '#000000')
    assert.equal(readableOn('#f5c211'), '#000000')
  })
})
