import { test } from '@japa/runner'
import {
  applyEdit,
  checkSite,
  claimsOnlyWhatWasSaid,
  compose,
  fillSite,
  renderPage,
  type Sheet,
} from 'site-designer'
import { BuiltinDesigner } from '#planning/designers/builtin'
import type { Designer, Progress } from '#planning/designers/designer'
import { defaultForm } from '#designer/site/form'
import { OpenaiDesigner } from '#planning/designers/openai'
import { bakeryModel } from '#tests/fakes/scripted_model'
import { WISH } from '#tests/helpers/planning'

const drivers: [name: string, make: () => Designer][] = [
  ['built in', () => new BuiltinDesigner()],
  ['openai', () => new OpenaiDesigner(bakeryModel(), new BuiltinDesigner(), { tell: fail })],
]

/** A fake model's answers are not recorded as evidence. */
function fail(notice: string): never {
  throw new Error(`The model was not used: ${notice}`)
}

const outlineOf = (sheet: Sheet) => compose(sheet, defaultForm, { seed: 'a' })

const feedbackOn = (sheet: Sheet, feedback: string) => ({
  sheet,
  outline: outlineOf(sheet),
  prompt: WISH,
  feedback,
})

/** The contract of all designers. */
for (const [name, make] of drivers) {
  test.group(`Contract of a designer | ${name}`, () => {
    test('the coverage of a prompt includes every character', async ({ assert }) => {
      const designer = make()
      for (const prompt of [WISH, 'x', '🥖 Köşe Fırın\n\nsimit 12 TL']) {
        const { coverage } = await designer.read(prompt, defaultForm)
        assert.equal(coverage.map(({ from }) => prompt.slice(...from)).join(''), prompt)
      }
    })

    test('the position of a name in the prompt is right', async ({ assert }) => {
      const { who } = await make().read(WISH, defaultForm)
      assert.equal(who.name?.value, 'Rye & Co')
      assert.equal(WISH.slice(...who.name!.from!), 'Rye & Co')
    })

    test('a sheet becomes a page that can be rendered', async ({ assert }) => {
      const sheet = await make().read(WISH, defaultForm)
      const site = checkSite(fillSite(sheet, compose(sheet, defaultForm, { seed: 'a' })))
      assert.isTrue(site.ok)
    })

    test('feedback changes what it names and keeps what the person changed', async ({ assert }) => {
      const designer = make()
      const sheet = await designer.read(WISH, defaultForm)
      sheet.who.name = { value: 'Rye & Daughters', source: 'edited' }
      sheet.edited = ['who.name']
      const revised = await designer.revise(feedbackOn(sheet, 'Please use a dark theme.'))
      assert.equal(revised.sheet.wishes.theme?.value, 'dark')
      assert.deepEqual(revised.sheet.who.name, sheet.who.name)
      assert.isNotEmpty(revised.done)
    })

    test('feedback without meaning changes nothing and is returned as not understood', async ({
      assert,
    }) => {
      const designer = make()
      const sheet = await designer.read(WISH, defaultForm)
      const revised = await designer.revise(feedbackOn(sheet, 'Flubber the gronk.'))
      assert.deepEqual(revised.sheet, sheet)
      assert.isNotEmpty(revised.notUnderstood)
    })

    test('the copy of a page claims only what was said, and its progress rises to 100', async ({
      assert,
    }) => {
      const designer = make()
      const sheet = await designer.read(WISH, defaultForm)
      const outline = compose(sheet, defaultForm, { seed: 'a' })
      const heard: Progress[] = []
      const asked = { sheet, outline, prompt: WISH }
      const copy = await designer.write(asked, (step) => void heard.push(step))
      assert.deepEqual(claimsOnlyWhatWasSaid(sheet, WISH, copy), copy)
      assert.deepEqual(
        heard.map(({ percent }) => percent),
        heard.map(({ percent }) => percent).toSorted((one, other) => one - other)
      )
      assert.equal(heard.at(-1)?.percent, 100)
    })

    test('an instruction results in operations that the page accepts, in readings, or in a refusal with working examples', async ({
      assert,
    }) => {
      const designer = make()
      const sheet = await designer.read(WISH, defaultForm)
      const html = renderPage(fillSite(sheet, compose(sheet, defaultForm, { seed: 'a' })), 1)
      const instruction = 'Change the title to “Warm bread”'
      const edit = await designer.edit({ html, instruction, now: 1 })
      if (edit.outcome === 'done') {
        const applied = applyEdit(html, edit.operations)
        if (!applied.ok) throw new Error(JSON.stringify(applied.error))
        assert.include(applied.value.html, 'Warm bread')
      } else if (edit.outcome === 'readings') assert.isAbove(edit.readings.length, 1)
      else assert.isAtLeast(edit.can.length, 3)
    })

    test('an aborted call is rejected with its reason', async ({ assert }) => {
      const designer = make()
      const stop = AbortSignal.abort(new Error('stopped'))
      await assert.rejects(() => designer.read(WISH, defaultForm, stop), 'stopped')
    })
  })
}
