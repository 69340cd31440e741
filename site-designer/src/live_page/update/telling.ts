import { put } from '#designer/copy/template'
import { wordsData } from '#designer/copy/words_data'
import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'
import type { Carried } from '#designer/live_page/update/carry'
import type { ChangedFact } from '#designer/live_page/update/changed_facts'

/** What a person is told of the facts that changed, in the language of the page. */
export class Telling {
  readonly changed = new Set<string>()
  readonly leftAlone = new Set<string>()

  /** `reading` is the page before the changes. */
  tell(fact: ChangedFact, { changes, kept }: Carried, reading: PageReading): void {
    const words = new UpdateWords(reading)
    const label = words.nameOf(fact)
    const left = kept.filter(({ element }) => element.isInBody)
    const isShown = changes.some(({ from }) => isVisible(from, reading))
    if (isShown) this.changed.add(label)
    for (const { is, element } of left) {
      const section = words.partAround(element)
      const sentence = fact.label === 'hours' ? HOURS[is] : is
      this.leftAlone.add(words.say(sentence, { label, section }))
    }
    if (!isShown && left.length === 0 && !fact.isGone)
      this.leftAlone.add(words.say('notThere', { label }))
  }
}

const HOURS = { byHand: 'hoursByHand', stillThere: 'hoursStillThere' }

/** In the body, or in the title of the page. */
function isVisible(at: number, { body, html }: PageReading): boolean {
  const isTitle = html.lastIndexOf('<title', at) > html.lastIndexOf('</title', at)
  return isTitle || !body || at >= body.range.from
}

/** What is told where the changes would break the page. */
export function notPossible(reading: PageReading): string {
  const words = new UpdateWords(reading)
  return words.say('notPossible', { label: words.nameOf({ label: 'page', entry: '' }) })
}

class UpdateWords {
  readonly #reading: PageReading
  readonly #labels: Record<string, string>
  readonly #sentences: Record<string, string>

  constructor(reading: PageReading) {
    this.#reading = reading
    const { labels, ...sentences } = wordsData(reading.language).update as unknown as {
      labels: Record<string, string>
    }
    this.#labels = labels
    this.#sentences = sentences as unknown as Record<string, string>
  }

  nameOf({ label, entry }: Pick<ChangedFact, 'label' | 'entry'>): string {
    if (label === 'price') return this.say('price', { item: entry })
    return label ? this.#labels[label] : this.say('quoted', { words: shortened(entry) })
  }

  partAround(element: PageElement): string {
    const { place = 'header', heading = '' } = this.#reading.sectionAround(element) ?? {}
    if (place !== 'section') return this.#sentences[place]
    return heading ? this.say('section', { heading }) : this.#sentences.firstScreen
  }

  say(sentence: string, values: Record<string, string>): string {
    return put(this.#sentences[sentence], values, this.#reading.language)
  }
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text
}
