import type { Locator, Page } from 'playwright'

/** The times of one day, and where the grid is told to copy them. */
interface DayTimes {
  day: string
  opens: string
  closes: string
  copy?: 'Copy to every day' | 'Copy to Monday–Friday' | 'Copy to the days without times'
}

/** A person's hand on the sheet: it opens what is folded, types, taps, and counts both. */
export class Hand {
  clicks = 0
  fields = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get sheet(): Locator {
    return this.#page.getByRole('group', { name: 'What we know about you' })
  }

  /** Answers the question for a name where it is asked, else corrects the field. */
  async names(name: string) {
    const question = this.sheet.locator('form').filter({ hasText: 'What is it called?' })
    if (await question.isVisible()) {
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

  /** A list or a table: these rows and no other ones. */
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

  /** Throws away what was read, and pastes the list as it is. */
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
    await this.#fills(block.getByLabel('Your list'), list)
    await this.#taps(block.getByRole('button', { name: 'Put them in' }))
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

  /** Takes the look at this place of the three; answers with its id. */
  async chooses(look: number): Promise<string> {
    const show = this.#page.getByRole('button', { name: 'See the page' })
    if (await show.isVisible()) await this.#taps(show)
    // The looks follow the sheet a moment after it.
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

  /** What holds the field, opened where it is folded. */
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
    await field.fill(text)
    this.fields++
  }

  async #taps(button: Locator) {
    await button.click()
    this.clicks++
  }
}
