import { test } from '@japa/runner'
import fc from 'fast-check'
import { scan } from '../../src/core/html/scan.ts'
import {
  createEngine,
  elementIds,
  images,
  lineEdits,
  styles,
  text,
  urls,
  validation,
  type Page,
  type Plugin,
} from '../../src/index.ts'
import { openTemplate } from '../../src/templates/index.ts'
import { runs } from '../helpers/arbitrary.ts'
import { keepsRest } from '../helpers/laws.ts'
import { operationFor, recipes } from '../helpers/operations.ts'
import { codeIn, template } from '../helpers/templates.ts'

interface Replace {
  readonly type: 'replace'
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** A plugin that writes anything anywhere. */
const replacing = (): Plugin<Replace> => ({
  name: 'replacing',
  operation: 'replace',
  plan: (_page, { from, to, insert }) => [{ from, to, insert }],
})

const engine = createEngine({
  plugins: [elementIds(), styles(), text(), urls(), images(), lineEdits(), replacing()],
})

function tagged(written: string): Page {
  const result = engine.apply(openTemplate(written), { type: 'tag', now: 1 })
  if (!result.ok) throw new Error(result.error.message)
  return result.page
}

test.group('Template code', () => {
  test('changes no element: they are those of a page with white space or letters in its place', () => {
    fc.assert(
      fc.property(template, ({ written, html }) => {
        const { locations, text: kept } = openTemplate(written)
        const neutral = scan(html)
        return (
          kept === written &&
          locations.rows.length === neutral.rows.length &&
          locations.rows.every((field, i) => field === neutral.rows[i])
        )
      }),
      runs(4000)
    )
  })

  test('has the values of attributes as it is written, and gives the other values decoded', () => {
    fc.assert(
      fc.property(template, ({ written, html }) => {
        const [page, neutral] = [openTemplate(written), openTemplate(html)]
        return [...page.elements()].every((element, i) => {
          const others = neutral.at(i).attributeList()
          return element.attributeList().every(({ value, from, valueFrom, valueTo }, at) => {
            if (others[at].from !== from) return false
            const own = written.slice(valueFrom, valueTo)
            return value === (codeIn(own).length ? own : others[at].value)
          })
        })
      }),
      runs(2000)
    )
  })

  test('is changed as a whole or not at all, and no other code comes to be', () => {
    fc.assert(
      fc.property(template, recipes, ({ written }, list) => {
        let page = tagged(written)
        const known = new Set(codeIn(written).map(({ text: found }) => found))
        for (const recipe of list) {
          const operation = operationFor(page, recipe)
          if (!operation || !engine.operations.includes([operation].flat()[0].type)) continue
          const before = page.text
          const result = engine.apply(page, operation as never)
          if (page.text !== before) return false
          if (!result.ok) continue
          const after = result.page.text
          if (!keepsRest(before, after, result.changes)) return false
          if (result.changes.invert(before).apply(after) !== before) return false
          for (const { from, to } of codeIn(before)) {
            const isCut = result.changes.changes.some(
              (change) =>
                change.from < to && change.to > from && (change.from > from || change.to < to)
            )
            if (isCut) return false
          }
          if (!codeIn(after).every(({ text: found }) => known.has(found))) return false
          page = result.page
        }
        return true
      }),
      runs(3000)
    )
  })

  test('outside of a change is the same, or the change is refused, whatever it writes', () => {
    const inserts = fc.constantFrom('', 'x', '{', '{{', '}}', '{%', '<?', '{{ name }}', '%}', '<')
    fc.assert(
      fc.property(template, fc.nat(), fc.nat(8), inserts, ({ written }, pick, length, insert) => {
        const page = openTemplate(written)
        const from = pick % (written.length + 1)
        const to = Math.min(written.length, from + length)
        const result = engine.apply(page, { type: 'replace', from, to, insert })
        const shift = insert.length - (to - from)
        if (!result.ok) return ['cuts_template', 'new_template'].includes(result.error.code)
        if (result.changes.isEmpty) return true
        const isCut = codeIn(written).some(
          (found) => found.from < to && found.to > from && (found.from < from || found.to > to)
        )
        if (isCut) return false
        const kept = codeIn(written)
          .filter((found) => found.to <= from || found.from >= to)
          .map((found) => found.from + (found.from >= to ? shift : 0))
        const known = codeIn(written).map((found) => found.text)
        const after = codeIn(result.page.text)
        if (!after.every((found) => known.includes(found.text))) return false
        const now = after.map((found) => found.from)
        return kept.every((at) => now.includes(at))
      }),
      runs(4000)
    )
  })

  test('around a text that is set keeps its bytes, and the words beside it are escaped', () => {
    const words = fc.constantFrom('Hello', 'Good day', 'a & b', '<i>', 'x  y', '😀')
    fc.assert(
      fc.property(
        words,
        words,
        words,
        words,
        fc.constantFrom('{{ a > b }}', '<?= "&amp;" ?>'),
        (...parts) => {
          const [a, b, c, d, own] = parts
          const escaped = (one: string) =>
            one.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
          const page = openTemplate(`<p data-element-id="p">${escaped(a)} ${own} ${escaped(b)}</p>`)
          const result = engine.apply(page, {
            type: 'set_text',
            element: 'p',
            text: `${c} ${own} ${d}`,
          })
          if (!result.ok) return false
          const plain = (one: string) => escaped(one).replace(/ +/g, ' ')
          return result.page.text
            .replace(/ +/g, ' ')
            .endsWith(`>${plain(c)} ${own} ${plain(d)}</p>`)
        }
      ),
      runs(500)
    )
  })

  test('adds no finding about ids or addresses', () => {
    const checking = createEngine({ plugins: [validation()] })
    fc.assert(
      fc.property(template, ({ written, html }) => {
        const findings = (page: Page) =>
          checking
            .check(page)
            .filter(({ rule }) => rule === 'duplicate_id' || rule === 'unsafe_url')
            .map(({ rule, from }) => `${rule} ${from}`)
        const neutral = findings(openTemplate(html))
        return findings(openTemplate(written)).every((finding) => neutral.includes(finding))
      }),
      runs(1000)
    )
  })
})
