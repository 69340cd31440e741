import type { Locator, Page } from 'playwright'

/** The times of one day, and the days to which they are copied. */
interface DayTimes {
  day: string
  opens: string
  closes: string
  copy?: 'Copy to every day' | 'Copy to Monday–Friday' | 'Copy to the days without times'
}

/** Simulates a person on the sheet, who opens, types and taps, and counts the effort. */
export class Hand {
  clicks = 0
  fields = 0
  characters = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The time of a person: 1.2 s for each click, also into a field, and 0.25 s for each character. */
  get seconds(): number {
    return Math.round((this.clicks + this.fields) * 1.2 + this.characters * 0.25)
  }

  get sheet(): Locator {
    return this.#page.getByRole('group', { name: 'What we know about you' })
  }

  /** Opens the whole form. */
  async opens() {
    await this.#taps(this.sheet.locator('summary', { hasText: 'All details' }))
  }

  /** Answers the question for a name if it is shown, otherwise corrects the field. */
  async names(name: string) {
    const question = this.sheet.locator('form').filter({ hasText: 'What is it called?' })
    if (await question.isVisible()) {
      const offered = question.getByRole('button', { name, exact: true })
      if (await offered.isVisible()) return this.#taps(offered)
      await this.#fills(question.getByLabel('Name', { exact: true }), name)
      await this.#taps(question.getByRole('button', { name: 'Use this name' }))
    } else {
      await this.types('who.name', name)
    }
  }

  /** A field that holds one text, or lines. */
  async types(path: string, text: string, place?: number) {
    await this.#block(path, place)
    const field = this.#scope(place).locator(`[data-field="${path}"]`).first()
    await this.#fills(field.locator('input, textarea').first(), text)
  }

  /** A list or a table with exactly these rows. */
  async lists(path: string, rows: readonly string[][], place?: number) {
    const block = await this.#block(path, place)
    const lines = block.locator('ul > li')
    while ((await lines.count()) > rows.length) {
      await this.#taps(lines.last().getByRole('button'))
    }
    for (const [at, cells] of rows.entries()) {
      if ((await lines.count()) <= at) {
        await this.#taps(block.getByRole('button', { name: /^Add (another|a row)$/ }).first())
      }
      for (const [column, text] of cells.entries()) {
        await this.#fills(lines.nth(at).locator('input').nth(column), text)
      }
    }
  }

  /** Accepts the suggestion of a field if it is still shown. */
  async takes(...values: string[]) {
    for (const value of values) {
      const offered = this.sheet.getByRole('button', { name: value, exact: true }).first()
      if (await offered.isVisible()) await this.#taps(offered)
    }
  }

  /** Removes a read or suggested value if it is shown. */
  async drops(...values: string[]) {
    for (const value of values) {
      const name = new RegExp(`^(Remove|No, not) ${RegExp.escape(value)}$`)
      const cross = this.sheet.getByRole('button', { name }).first()
      if (await cross.isVisible()) await this.#taps(cross)
    }
  }

  /** Adds one line to “Good to know”. */
  async adds(line: string) {
    const block = this.sheet.locator('[data-field="good_to_know"]')
    await this.#fills(block.getByRole('textbox').last(), line)
    await this.#taps(block.getByRole('button', { name: 'Add', exact: true }).last())
  }

  /** Chooses the kind by the beginning of its name. */
  async isA(kind: string) {
    const trigger = this.sheet.getByRole('button', { name: /^Kind of page/ })
    if ((await trigger.innerText()) === kind) return
    await this.#taps(trigger)
    const search = this.#page.getByRole('textbox', { name: 'Find your kind' })
    await this.#fills(search, kind)
    await search.press('Enter')
    await search.waitFor({ state: 'detached' })
  }

  /** Removes the read items and pastes the list. */
  async pastes(list: string) {
    const block = await this.#block('offers')
    const perhaps = block.getByRole('button', { name: /^No, not / })
    while ((await perhaps.count()) > 0) await this.#taps(perhaps.first())
    const lines = block.locator('ul > li')
    while ((await lines.count()) > 1) await this.#taps(lines.last().getByRole('button'))
    for (const cell of await lines.locator('input').all()) {
      if (await cell.inputValue()) await this.#fills(cell, '')
    }
    await this.#taps(block.getByRole('button', { name: 'Paste a list' }))
    // The person copies the list, so its characters are not counted.
    await block.getByLabel('Your list').fill(list)
    this.clicks++
    await this.#taps(block.getByRole('button', { name: 'Add these items' }))
  }

  async opensOn({ day, opens, closes, copy }: DayTimes, place = 0) {
    const block = await this.#block('where.opening_hours', place)
    const first = block.getByLabel(`${day} opens, 1`)
    if (!(await first.isVisible())) await this.#chooses(block, day, 'Add times')
    await this.#fills(first, opens)
    await this.#fills(block.getByLabel(`${day} closes, 1`), closes)
    await block.getByLabel(`${day} closes, 1`).press('Enter')
    if (copy) await this.#chooses(block, day, copy)
  }

  async closesOn(days: readonly string[], place = 0) {
    const block = await this.#block('where.opening_hours', place)
    for (const day of days) await this.#chooses(block, day, 'Closed')
  }

  async addsAPlace(label: string, place: number) {
    const group = this.#scope(place)
    if (!(await group.isVisible())) {
      await this.#taps(this.sheet.getByRole('button', { name: 'Add another place' }))
    }
    await this.types('where.label', label, place)
  }

  /** Chooses the look at this position; returns its id. */
  async chooses(look: number): Promise<string> {
    // The looks are updated shortly after the sheet.
    const looks = this.#page.locator('[role="radiogroup"]:not([data-stale])')
    const radio = looks.getByRole('radio').nth(look)
    await radio.waitFor({ state: 'attached' })
    await radio.check({ force: true })
    this.clicks++
    return (await radio.getAttribute('value'))!
  }

  async presses(name: string) {
    await this.#taps(this.#page.getByRole('button', { name, exact: true }))
  }

  #scope(place?: number): Locator {
    return place === undefined ? this.sheet : this.sheet.locator(`[data-place="${place}"]`)
  }

  /** The group of the field, opened if it is closed. */
  async #block(path: string, place?: number): Promise<Locator> {
    const scope = this.#scope(place)
    const block = scope.locator(`[data-block][data-field~="${path}"]`).first()
    if (!(await block.isVisible())) {
      await this.#taps(scope.locator(`[data-opens~="${path}"]`).first())
      await block.waitFor()
    }
    return block
  }

  async #chooses(block: Locator, day: string, item: string) {
    await this.#taps(block.getByRole('button', { name: `Copy or change ${day}` }))
    await this.#taps(this.#page.getByRole('menuitem', { name: item, exact: true }))
  }

  async #fills(field: Locator, text: string) {
    const before = await field.inputValue()
    if (before === text) return
    await field.fill(text)
    this.fields++
    this.characters += typed(before, text)
  }

  async #taps(button: Locator) {
    await button.click()
    this.clicks++
  }
}

/** The number of typed characters if the right beginning and end are kept. */
function typed(before: string, after: string): number {
  let start = 0
  while (start < after.length && before[start] === after[start]) start++
  let end = 0
  const left = Math.min(before.length, after.length) - start
  while (end < left && before.at(-1 - end) === after.at(-1 - end)) end++
  return after.length - start - end
}
