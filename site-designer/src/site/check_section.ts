import { artefacts, surfaces, sectionKinds, sectionLayouts, type SectionKind } from '#designer/site/kinds'
import { Checker, longestLine, isRecord, type Fields } from '#designer/site/checker'

const leadsSomewhere = /^(?:https?:\/\/[^\s"<>]+|mailto:\S+|tel:[+\d]+|#[\w-]+)$/i

/** Checks the parts that sections are made of, and the sections themselves. */
export class SectionChecker extends Checker {
  /** Addresses that lead somewhere: no script, no data. */
  action(value: unknown, path: string) {
    this.record(value, path, (action) => {
      this.text(action.label, `${path}.label`, 120)
      this.matches(action.href, leadsSomewhere, `${path}.href`)
    })
  }

  slot(value: unknown, path: string) {
    if (isRecord(value)) this.text(value.todo, `${path}.todo`, longestLine)
    else this.text(value, path)
  }

  opening(value: unknown, path: string) {
    this.record(value, path, (entry) => {
      this.list(entry.days, `${path}.days`, 7, (day, at) => this.number(day, 0, 6, at))
      this.number(entry.from, 0, 1440, `${path}.from`)
      this.number(entry.to, 0, 2879, `${path}.to`)
    })
  }

  /** Where something is and when it is open, as far as that is known. */
  place(fields: Fields, path: string) {
    for (const key of ['place', 'address', 'postal_code', 'country']) {
      if (fields[key] !== undefined) this.text(fields[key], `${path}.${key}`, longestLine)
    }
    if (fields.opening === undefined) return
    this.list(fields.opening, `${path}.opening`, 28, (entry, at) => this.opening(entry, at))
  }

  photo(value: unknown, path: string) {
    this.record(value, path, (photo) => {
      this.text(photo.describe, `${path}.describe`, longestLine)
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
      if (item.price !== undefined) this.text(item.price, `${path}.price`, 120)
    })
  }

  row(value: unknown, path: string) {
    this.record(value, path, (row) => {
      this.text(row.label, `${path}.label`, 120)
      this.slot(row.value, `${path}.value`)
      if (row.href !== undefined) this.matches(row.href, leadsSomewhere, `${path}.href`)
    })
  }

  occasion(value: unknown, path: string) {
    this.record(value, path, (occasion) => {
      this.slot(occasion.day, `${path}.day`)
      this.slot(occasion.what, `${path}.what`)
      if (occasion.date !== undefined)
        this.matches(occasion.date, /^\d{4}-\d\d-\d\d$/, `${path}.date`)
      if (occasion.time !== undefined) this.text(occasion.time, `${path}.time`, 40)
      if (occasion.href !== undefined) this.matches(occasion.href, leadsSomewhere, `${path}.href`)
      if (occasion.detail !== undefined) this.slot(occasion.detail, `${path}.detail`)
    })
  }

  /** The days of a week or of a programme. */
  days(value: unknown, path: string) {
    this.list(value, path, 60, (entry, at) =>
      this.record(entry, at, (day) => {
        this.text(day.day, `${at}.day`, longestLine)
        this.list(day.entries, `${at}.entries`, 60, (slot, slotAt) =>
          this.record(slot, slotAt, (fields) => {
            this.text(fields.time, `${slotAt}.time`, 60)
            this.text(fields.what, `${slotAt}.what`)
          })
        )
      })
    )
  }

  artefact(value: unknown, path: string) {
    this.record(value, path, (artefact) => {
      this.oneOf(artefact.type, artefacts, `${path}.type`)
      if (artefact.type === 'list' || artefact.type === 'week') {
        this.text(artefact.title, `${path}.title`, 160)
        if (artefact.note !== undefined) this.slot(artefact.note, `${path}.note`)
      }
      if (artefact.type === 'list') {
        this.list(artefact.items, `${path}.items`, 40, (item, at) => this.item(item, at))
      }
      if (artefact.type === 'week') {
        this.list(artefact.rows, `${path}.rows`, 14, (row, at) => this.row(row, at))
        if (artefact.days !== undefined) this.days(artefact.days, `${path}.days`)
      }
      if (artefact.type === 'plate') this.photo(artefact.photo, `${path}.photo`)
      if (artefact.type === 'words') this.text(artefact.text, `${path}.text`)
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
      if (section.nav !== undefined) this.text(section.nav, `${path}.nav`, 120)
      if (!['hero', 'facts', 'stats', 'statement'].includes(kind)) {
        this.text(section.heading, `${path}.heading`, longestLine)
      }
      if (section.intro !== undefined) this.slot(section.intro, `${path}.intro`)
      if (section.note !== undefined) this.slot(section.note, `${path}.note`)
      this.content(kind, section, path)
    })
  }

  private content(kind: SectionKind, section: Fields, path: string) {
    const slots = (key: string, most = 80) =>
      this.list(section[key], `${path}.${key}`, most, (entry, at) => this.slot(entry, at))
    const items = (key: string) =>
      this.list(section[key], `${path}.${key}`, 400, (entry, at) => this.item(entry, at))
    const rows = (key: string) =>
      this.list(section[key], `${path}.${key}`, 80, (entry, at) => this.row(entry, at))
    switch (kind) {
      case 'hero':
        this.text(section.title, `${path}.title`, longestLine)
        if (section.kicker !== undefined) this.text(section.kicker, `${path}.kicker`)
        if (section.lede !== undefined) this.slot(section.lede, `${path}.lede`)
        this.list(section.actions, `${path}.actions`, 3, (entry, at) => this.action(entry, at))
        if (section.facts !== undefined) rows('facts')
        if (section.artefact !== undefined) this.artefact(section.artefact, `${path}.artefact`)
        return
      case 'menu':
      case 'prices':
      case 'services':
        items('items')
        if (section.groups === undefined) return
        return this.list(section.groups, `${path}.groups`, 60, (entry, at) =>
          this.record(entry, at, (group) => {
            this.text(group.name, `${at}.name`, 160)
            this.list(group.items, `${at}.items`, 200, (item, itemAt) => this.item(item, itemAt))
          })
        )
      case 'skills':
      case 'clients':
      case 'credentials':
      case 'good_to_know':
        return items('items')
      case 'works':
        return this.list(section.works, `${path}.works`, 200, (entry, at) =>
          this.record(entry, at, (work) => {
            this.text(work.title, `${at}.title`, longestLine)
            if (work.year !== undefined) this.text(work.year, `${at}.year`, 60)
            if (work.about !== undefined) this.text(work.about, `${at}.about`)
          })
        )
      case 'process':
        return items('steps')
      case 'team':
        return this.list(section.people, `${path}.people`, 400, (entry, at) =>
          this.record(entry, at, (person) => {
            this.slot(person.name, `${at}.name`)
            if (person.role !== undefined) this.slot(person.role, `${at}.role`)
            if (person.about !== undefined) this.text(person.about, `${at}.about`)
            if (person.photo !== undefined) this.photo(person.photo, `${at}.photo`)
          })
        )
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
        if (section.fold !== undefined) this.text(section.fold, `${path}.fold`, 120)
        if (typeof section.reply === 'object' && section.reply !== null)
          for (const [name, words] of Object.entries(section.reply))
            if (typeof words !== 'string' || words === '')
              this.faults.push(`${path}.reply.${name}: must be a text`)
        return
      case 'about':
        slots('paragraphs')
        if (section.photo !== undefined) this.photo(section.photo, `${path}.photo`)
        return
      case 'statement':
        this.text(section.text, `${path}.text`)
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
        return this.list(section.quotes, `${path}.quotes`, 60, (entry, at) =>
          this.record(entry, at, (quote) => {
            this.slot(quote.text, `${at}.text`)
            this.slot(quote.by, `${at}.by`)
          })
        )
      case 'timetable':
        return this.days(section.days, `${path}.days`)
      case 'call':
        return this.action(section.action, `${path}.action`)
      case 'notice':
        return this.slot(section.text, `${path}.text`)
      case 'stats':
        return this.list(section.figures, `${path}.figures`, 8, (entry, at) =>
          this.record(entry, at, (figure) => {
            this.text(figure.value, `${at}.value`, 60)
            this.text(figure.label, `${at}.label`, 80)
          })
        )
      case 'detail':
        slots('paragraphs')
        rows('rows')
        if (section.action !== undefined) this.action(section.action, `${path}.action`)
        return
      case 'packages':
        return this.list(section.packages, `${path}.packages`, 40, (entry, at) =>
          this.record(entry, at, (bundle) => {
            this.slot(bundle.name, `${at}.name`)
            if (bundle.price !== undefined) this.slot(bundle.price, `${at}.price`)
            this.list(bundle.includes, `${at}.includes`, 16, (line, lineAt) =>
              this.slot(line, lineAt)
            )
          })
        )
      case 'events':
        return this.list(section.events, `${path}.events`, 200, (entry, at) =>
          this.occasion(entry, at)
        )
      case 'before_after':
        this.record(section.labels, `${path}.labels`, (labels) => {
          this.text(labels.before, `${path}.labels.before`, 60)
          this.text(labels.after, `${path}.labels.after`, 60)
        })
        return this.list(section.changes, `${path}.changes`, 8, (entry, at) =>
          this.record(entry, at, (change) => {
            this.photo(change.before, `${at}.before`)
            this.photo(change.after, `${at}.after`)
          })
        )
      case 'downloads':
        return this.list(section.files, `${path}.files`, 12, (entry, at) =>
          this.record(entry, at, (file) => {
            this.text(file.name, `${at}.name`, 120)
            this.text(file.todo, `${at}.todo`, longestLine)
            if (file.href !== undefined)
              this.matches(file.href, /^https?:\/\/[^\s"<>]+$/i, `${at}.href`)
          })
        )
      case 'area':
        slots('places', 500)
        return
      case 'map':
        this.slot(section.address, `${path}.address`)
        if (section.directions !== undefined) this.action(section.directions, `${path}.directions`)
        return
      case 'newsletter':
        this.text(section.message, `${path}.message`, longestLine)
        return this.text(section.button, `${path}.button`, 60)
      case 'legal':
        return this.list(section.parts, `${path}.parts`, 6, (entry, at) =>
          this.record(entry, at, (part) => {
            this.text(part.title, `${at}.title`, 120)
            this.list(part.paragraphs, `${at}.paragraphs`, 12, (line, lineAt) =>
              this.slot(line, lineAt)
            )
            this.list(part.rows, `${at}.rows`, 12, (row, rowAt) => this.row(row, rowAt))
          })
        )
      default:
        return kind satisfies never
    }
  }
}
