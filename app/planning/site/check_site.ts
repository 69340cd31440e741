import { refused, ok, type Result } from '#core/result'
import {
  directions,
  footerLayouts,
  headerLayouts,
  motifs,
  sectionKinds,
  sectionLayouts,
  surfaces,
  type SectionKind,
} from '#planning/site/kinds'
import type { Site } from '#planning/site/site'

/**
 * Whether a value from anywhere (a model, a file, a driver) is a whole site that the renderer can
 * print. The refusal lists every fault with its path, so that a model can be told what to repair.
 */
export function checkSite(value: unknown): Result<Site, string[]> {
  const faults: string[] = []
  const at = new Checker(faults)
  if (!isRecord(value)) return refused(['site: must be an object'])

  at.equals(value.schema, 1, 'schema')
  at.oneOf(value.language, ['en', 'tr'], 'language')
  at.oneOf(value.direction, directions, 'direction')
  at.oneOf(value.motif, motifs, 'motif')
  at.text(value.seed, 'seed', 200)
  at.record(value.look, 'look', (look) => {
    at.matches(look.primary_color, /^#[0-9a-f]{6}$/i, 'look.primary_color')
    at.oneOf(look.theme, ['light', 'dark'], 'look.theme')
    at.text(look.heading_font, 'look.heading_font', 60)
    at.text(look.body_font, 'look.body_font', 60)
    at.number(look.corner_radius, 0, 20, 'look.corner_radius')
  })
  at.record(value.business, 'business', (business) => {
    at.text(business.name, 'business.name', 120)
    at.text(business.trade, 'business.trade', 120)
    at.matches(business.schema_type, /^[A-Z][A-Za-z]{2,40}$/, 'business.schema_type')
    for (const key of ['place', 'address', 'phone', 'email', 'since']) {
      if (business[key] !== undefined) at.text(business[key], `business.${key}`, 200)
    }
    at.list(business.links, 'business.links', 8, (link, path) => at.action(link, path))
    if (business.opening !== undefined) {
      at.list(business.opening, 'business.opening', 14, (entry, path) => at.opening(entry, path))
    }
  })
  at.record(value.seo, 'seo', (seo) => {
    at.text(seo.title, 'seo.title', 120)
    at.text(seo.description, 'seo.description', 320)
  })
  at.record(value.header, 'header', (header) => {
    at.oneOf(header.layout, headerLayouts, 'header.layout')
    if (header.action !== undefined) at.action(header.action, 'header.action')
  })
  at.record(value.footer, 'footer', (footer) => {
    at.oneOf(footer.layout, footerLayouts, 'footer.layout')
    at.list(footer.lines, 'footer.lines', 8, (line, path) => at.text(line, path, 300))
  })
  const ids = new Set<string>()
  at.list(value.sections, 'sections', 16, (section, path) => at.section(section, path, ids))
  if (Array.isArray(value.sections)) {
    const heroes = value.sections.filter((section) => isRecord(section) && section.kind === 'hero')
    if (heroes.length !== 1) faults.push('sections: exactly one hero')
  }
  return faults.length > 0 ? refused(faults) : ok(value as unknown as Site)
}

type Fields = Record<string, unknown>
const words = 1200

class Checker {
  constructor(private faults: string[]) {}

  equals(value: unknown, wanted: unknown, path: string) {
    if (value !== wanted) this.faults.push(`${path}: must be ${String(wanted)}`)
  }

  oneOf(value: unknown, list: readonly string[], path: string) {
    if (!list.includes(value as string))
      this.faults.push(`${path}: must be one of ${list.join(', ')}`)
  }

  text(value: unknown, path: string, most = words) {
    if (typeof value !== 'string' || value.trim() === '') this.faults.push(`${path}: must be text`)
    else if (value.length > most) this.faults.push(`${path}: at most ${most} characters`)
  }

  number(value: unknown, least: number, most: number, path: string) {
    if (typeof value !== 'number' || !(value >= least && value <= most)) {
      this.faults.push(`${path}: must be a number from ${least} to ${most}`)
    }
  }

  matches(value: unknown, pattern: RegExp, path: string) {
    if (typeof value !== 'string' || !pattern.test(value)) this.faults.push(`${path}: is not valid`)
  }

  record(value: unknown, path: string, check: (fields: Fields) => void) {
    if (isRecord(value)) check(value)
    else this.faults.push(`${path}: must be an object`)
  }

  list(value: unknown, path: string, most: number, check: (entry: unknown, path: string) => void) {
    if (!Array.isArray(value)) this.faults.push(`${path}: must be a list`)
    else if (value.length > most) this.faults.push(`${path}: at most ${most} entries`)
    else value.forEach((entry, index) => check(entry, `${path}[${index}]`))
  }

  /** Addresses that lead somewhere: no script, no data. */
  action(value: unknown, path: string) {
    this.record(value, path, (action) => {
      this.text(action.label, `${path}.label`, 120)
      this.matches(
        action.href,
        /^(?:https?:\/\/[^\s"<>]+|mailto:\S+|tel:[+\d]+|#[\w-]+)$/i,
        `${path}.href`
      )
    })
  }

  slot(value: unknown, path: string) {
    if (isRecord(value)) this.text(value.todo, `${path}.todo`, 300)
    else this.text(value, path)
  }

  opening(value: unknown, path: string) {
    this.record(value, path, (entry) => {
      this.list(entry.days, `${path}.days`, 7, (day, at) => this.number(day, 0, 6, at))
      this.number(entry.from, 0, 1440, `${path}.from`)
      this.number(entry.to, 0, 1800, `${path}.to`)
    })
  }

  photo(value: unknown, path: string) {
    this.record(value, path, (photo) => {
      this.text(photo.describe, `${path}.describe`, 300)
      this.oneOf(photo.shape, ['wide', 'tall', 'square'], `${path}.shape`)
      if (photo.src !== undefined) this.matches(photo.src, /^images\/[\w.-]+$/, `${path}.src`)
      if (photo.alt !== undefined && typeof photo.alt !== 'string')
        this.faults.push(`${path}.alt: must be text`)
    })
  }

  item(value: unknown, path: string) {
    this.record(value, path, (item) => {
      this.slot(item.name, `${path}.name`)
      if (item.detail !== undefined) this.slot(item.detail, `${path}.detail`)
      if (item.price !== undefined) this.text(item.price, `${path}.price`, 60)
    })
  }

  row(value: unknown, path: string) {
    this.record(value, path, (row) => {
      this.text(row.label, `${path}.label`, 120)
      this.slot(row.value, `${path}.value`)
    })
  }

  artefact(value: unknown, path: string) {
    this.record(value, path, (artefact) => {
      this.oneOf(artefact.type, ['list', 'week', 'plate', 'monogram'], `${path}.type`)
      if (artefact.type === 'list' || artefact.type === 'week') {
        this.text(artefact.title, `${path}.title`, 160)
        if (artefact.note !== undefined) this.slot(artefact.note, `${path}.note`)
      }
      if (artefact.type === 'list') {
        this.list(artefact.items, `${path}.items`, 24, (item, at) => this.item(item, at))
      }
      if (artefact.type === 'week') {
        this.list(artefact.rows, `${path}.rows`, 14, (row, at) => this.row(row, at))
      }
      if (artefact.type === 'plate') this.photo(artefact.photo, `${path}.photo`)
      if (artefact.type === 'monogram') this.text(artefact.letters, `${path}.letters`, 6)
    })
  }

  section(value: unknown, path: string, ids: Set<string>) {
    this.record(value, path, (section) => {
      this.oneOf(section.kind, sectionKinds, `${path}.kind`)
      const kind = section.kind as SectionKind
      if (!sectionKinds.includes(kind)) return
      this.oneOf(section.layout, sectionLayouts[kind], `${path}.layout`)
      this.oneOf(section.surface, surfaces, `${path}.surface`)
      this.matches(section.id, /^[a-z][a-z0-9-]{0,40}$/, `${path}.id`)
      if (ids.has(String(section.id)) || ['top', 'main'].includes(String(section.id))) {
        this.faults.push(`${path}.id: used twice`)
      }
      ids.add(String(section.id))
      if (section.nav !== undefined) this.text(section.nav, `${path}.nav`, 60)
      if (!['hero', 'facts', 'statement'].includes(kind)) {
        this.text(section.heading, `${path}.heading`, 160)
      }
      if (section.intro !== undefined) this.slot(section.intro, `${path}.intro`)
      if (section.note !== undefined) this.slot(section.note, `${path}.note`)
      this.content(kind, section, path)
    })
  }

  private content(kind: SectionKind, section: Fields, path: string) {
    const items = (key: string) =>
      this.list(section[key], `${path}.${key}`, 40, (entry, at) => this.item(entry, at))
    const rows = (key: string) =>
      this.list(section[key], `${path}.${key}`, 24, (entry, at) => this.row(entry, at))
    switch (kind) {
      case 'hero':
        this.text(section.title, `${path}.title`, 160)
        if (section.kicker !== undefined) this.text(section.kicker, `${path}.kicker`, 160)
        if (section.lede !== undefined) this.slot(section.lede, `${path}.lede`)
        this.list(section.actions, `${path}.actions`, 3, (entry, at) => this.action(entry, at))
        if (section.facts !== undefined) rows('facts')
        if (section.artefact !== undefined) this.artefact(section.artefact, `${path}.artefact`)
        return
      case 'menu':
      case 'prices':
      case 'services':
        return items('items')
      case 'process':
        return items('steps')
      case 'team':
        return items('people')
      case 'facts':
      case 'hours':
        return rows('rows')
      case 'visit':
        rows('rows')
        if (section.hours !== undefined) rows('hours')
        if (section.directions !== undefined) this.action(section.directions, `${path}.directions`)
        return
      case 'contact':
        rows('rows')
        if (typeof section.form !== 'boolean')
          this.faults.push(`${path}.form: must be true or false`)
        return
      case 'about':
        this.list(section.paragraphs, `${path}.paragraphs`, 12, (entry, at) => this.slot(entry, at))
        if (section.photo !== undefined) this.photo(section.photo, `${path}.photo`)
        return
      case 'statement':
        this.text(section.text, `${path}.text`, 400)
        if (section.by !== undefined) this.text(section.by, `${path}.by`, 120)
        return
      case 'gallery':
        return this.list(section.photos, `${path}.photos`, 24, (entry, at) => this.photo(entry, at))
      case 'faq':
        return this.list(section.items, `${path}.items`, 24, (entry, at) =>
          this.record(entry, at, (pair) => {
            this.text(pair.question, `${at}.question`, 240)
            this.slot(pair.answer, `${at}.answer`)
          })
        )
      case 'testimonials':
        return this.list(section.quotes, `${path}.quotes`, 12, (entry, at) =>
          this.record(entry, at, (quote) => {
            this.slot(quote.text, `${at}.text`)
            this.slot(quote.by, `${at}.by`)
          })
        )
      case 'timetable':
        return this.list(section.days, `${path}.days`, 7, (entry, at) =>
          this.record(entry, at, (day) => {
            this.text(day.day, `${at}.day`, 60)
            this.list(day.entries, `${at}.entries`, 30, (slot, slotAt) =>
              this.record(slot, slotAt, (fields) => {
                this.text(fields.time, `${slotAt}.time`, 60)
                this.text(fields.what, `${slotAt}.what`, 160)
              })
            )
          })
        )
      case 'call':
        return this.action(section.action, `${path}.action`)
      default:
        return kind satisfies never
    }
  }
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
