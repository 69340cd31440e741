import { test } from '@japa/runner'
import {
  createEngine,
  elementIds,
  Page,
  styles,
  tag,
  untag,
  validate,
  validation,
} from '../../src/index.ts'
import { openTemplate } from '../../src/templates/index.ts'
import { FAMILIES } from '../helpers/hostile_families.ts'

const MEGABYTE = 1_000_000
/** The long form, `HOSTILE_BYTES=5000000`, takes minutes. */
const BYTES = Number(process.env.HOSTILE_BYTES ?? 0.08 * MEGABYTE)
/** Seconds of the processor that a megabyte may take, however hostile; a page that people write takes 0.01. */
const SECONDS_PER_MEGABYTE = { open: 1.5, tag: 4, validate: 4, edit: 12, template: 24 }

const engine = createEngine({ plugins: [elementIds(), styles(), validation()] })

function seconds(work: () => unknown): number {
  const start = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1e6
}

test.group('Time is linear in the length of the text, whatever it holds', (group) => {
  group.each.timeout(BYTES > MEGABYTE ? 600_000 : 60_000)

  for (const [name, make] of Object.entries(FAMILIES)) {
    test(`${name}: opened, tagged, validated and edited in time`, ({ assert }) => {
      const unit = (make(20).length - make(10).length) / 10
      const html = make(Math.ceil(BYTES / unit))
      const most = (factor: number) => (factor * html.length) / MEGABYTE
      const tagged = tag(html, { now: 1 })
      const operation = {
        type: 'set_style',
        element: 'element-1',
        property: 'color',
        value: 'red',
      } as const
      const spent = {
        open: seconds(() => Page.open(html).locations),
        tag: seconds(() => untag(tag(html, { now: 1 }))),
        validate: seconds(() => validate(html)),
        edit: seconds(() => engine.apply(engine.open(tagged), operation)),
        template: seconds(() => engine.apply(openTemplate(tagged), operation)),
      }
      for (const [what, factor] of Object.entries(SECONDS_PER_MEGABYTE)) {
        assert.isAtMost(spent[what as keyof typeof spent], most(factor), what)
      }
    })
  }
})
