import { test } from '@japa/runner'
import { type Evidence, allEvidence } from '#tests/helpers/evidence'
import { specification } from '#tests/specification'
import type { Entry } from '#tests/specification/entry'

type Call = Extract<Evidence, { kind: 'call' }>
type Text = Extract<Evidence, { kind: 'text' }>

/** Compares the specification with the evidence of this test run. */
class Ledger {
  readonly #calls: Call[] = []
  readonly #texts: Text[] = []
  readonly #screens = new Set<string>()
  readonly #proofs = new Set<string>()

  constructor(evidence: Evidence[]) {
    for (const seen of evidence) {
      if (seen.kind === 'call') this.#calls.push(seen)
      else if (seen.kind === 'text') this.#texts.push(seen)
      else if (seen.kind === 'screen') this.#screens.add(seen.path)
      else this.#proofs.add(seen.id)
    }
  }

  get isEmpty() {
    return this.#calls.length === 0 || this.#screens.size === 0
  }

  has({ kind, value, screen }: Entry): boolean {
    switch (kind) {
      case 'text':
        return this.#shows(whole(value, '.+'), screen && whole(screen, '[^/]+'))
      case 'screen':
        return some(this.#screens, whole(value, '[^/]+'))
      case 'call':
        return this.#callsTo(value).length > 0
      case 'field':
        return this.#hasField(value)
      case 'constant':
        return this.#proofs.has(value)
    }
  }

  #shows(wanted: RegExp, screen?: RegExp | ''): boolean {
    return this.#texts.some(
      (seen) => wanted.test(seen.text) && (!screen || screen.test(seen.screen ?? ''))
    )
  }

  #callsTo(value: string): Call[] {
    const [method, path] = value.split(' ')
    const address = new RegExp(`^${pattern(path, '[^/]+')}?$`)
    return this.#calls.filter((call) => call.method === method && address.test(call.path))
  }

  #hasField(value: string): boolean {
    const [method, path, direction, field] = value.split(' ')
    const named = (name: string) => name === field || name.endsWith(`.${field}`)
    return this.#callsTo(`${method} ${path}`).some((call) =>
      (direction === '>' ? call.request : call.response).some(named)
    )
  }
}

function some(values: Set<string>, wanted: RegExp): boolean {
  return [...values].some((value) => wanted.test(value))
}

/** Matches the whole text, so that "Edited" does not match "Edit". */
function whole(value: string, wildcard: string): RegExp {
  return new RegExp(`^${pattern(value, wildcard)}$`, 's')
}

/** `{…}` in a value is a wildcard; everything else is literal. */
function pattern(value: string, wildcard: string): string {
  return value.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace(/\{[a-z]+\}/g, wildcard)
}

const inWords = ({ section, topic, kind, value, screen }: Entry) =>
  `${section} ${topic}: ${kind} "${value}"${screen ? ` on ${screen}` : ''}`

test.group('The specification', () => {
  test('every entry that is not pending was shown, called or proven in this run', ({ assert }) => {
    const ledger = new Ledger(allEvidence())
    const missing = specification
      .filter((entry) => !entry.pending && !ledger.has(entry))
      .map(inWords)
    assert.deepEqual(missing, [])
  }).skip(
    () => new Ledger(allEvidence()).isEmpty,
    'needs the functional and journey suites of the same run'
  )

  test('no pending entry was seen, because its mark is removed when it is implemented', ({
    assert,
  }) => {
    const ledger = new Ledger(allEvidence())
    const built = specification.filter((entry) => entry.pending && ledger.has(entry)).map(inWords)
    assert.deepEqual(built, [])
  })

  test('has no entry twice', ({ assert }) => {
    const all = specification.map(
      ({ section, kind, value, screen }) => `${section} ${kind} ${value} ${screen}`
    )
    const twice = all.filter((line, index) => all.indexOf(line) !== index)
    assert.deepEqual(twice, [])
  })
})
