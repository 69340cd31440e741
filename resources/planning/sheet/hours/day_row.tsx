import { CalendarOff, Clock, Copy, Eraser, MessageSquareText, Plus, X } from 'lucide-react'
import type { DayHours, TimeSpan, Weekday } from 'site-designer/sheet'
import { weekdays } from 'site-designer/sheet'
import { t } from '../../../lib/text/text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon_button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu/menu.tsx'
import { TextInput } from '../../../ui/text_input/text_input.tsx'
import * as styles from './hours_grid.css.ts'
import { TimeInput } from './time_input.tsx'
import { faultOf } from './week.ts'

interface DayRowProps {
  day: Weekday
  /** Undefined if nothing is known about the day. */
  hours: DayHours | undefined
  onChange: (hours: DayHours | undefined) => void
  onCopy: (days: readonly Weekday[]) => void
  /** Days without known hours. */
  unknown: readonly Weekday[]
}

const FIRST: TimeSpan = { opens: '09:00', closes: '17:00' }
const BLANK: TimeSpan = { opens: '', closes: '' }

export function DayRow({ day, hours, onChange, onCopy, unknown }: DayRowProps) {
  const name = t(`planning.sheet.hours.day.${day}`)
  const fault = hours && faultOf(hours)
  return (
    <li className={styles.day}>
      <span className={styles.name} data-unknown={hours ? undefined : true}>
        <span className={styles.long}>{name}</span>
        <span className={styles.short} aria-hidden>
          {t(`planning.sheet.hours.short.${day}`)}
        </span>
      </span>
      <div className={styles.dayHours}>
        {!hours && <Unknown name={name} onChange={onChange} />}
        {hours && isClosed(hours) && (
          <span className={styles.closed}>
            {t('planning.sheet.hours.closed')}
            <Button
              variant="plain"
              size="small"
              aria-label={t('planning.sheet.hours.add_times_on', { day: name })}
              onClick={() => onChange({ spans: [FIRST] })}
            >
              {t('planning.sheet.hours.add_times')}
            </Button>
          </span>
        )}
        {hours && hours.text !== undefined && (
          <TextInput
            aria-label={t('planning.sheet.hours.in_words', { day: name })}
            placeholder={t('planning.sheet.hours.in_words_placeholder')}
            value={hours.text}
            onChange={(text) => onChange({ ...hours, text })}
          />
        )}
        {hours && hours.spans.length > 0 && <Spans name={name} hours={hours} onChange={onChange} />}
        <p role="status" className={styles.fault}>
          {fault && t(`planning.sheet.hours.${fault}`)}
        </p>
      </div>
      <Menu
        trigger={
          <IconButton icon={Copy} label={t('planning.sheet.hours.options', { day: name })} />
        }
      >
        {hours && (
          <>
            {unknown.length > 0 && (
              <MenuItem onSelect={() => onCopy(unknown)}>
                {t('planning.sheet.hours.copy_rest')}
              </MenuItem>
            )}
            <MenuItem onSelect={() => onCopy(weekdays.slice(0, 5))}>
              {t('planning.sheet.hours.copy_weekdays')}
            </MenuItem>
            <MenuItem onSelect={() => onCopy(weekdays)}>
              {t('planning.sheet.hours.copy_all')}
            </MenuItem>
            {weekdays
              .filter((other) => other !== day)
              .map((other) => (
                <MenuItem key={other} onSelect={() => onCopy([other])}>
                  {t('planning.sheet.hours.copy_to', {
                    day: t(`planning.sheet.hours.day.${other}`),
                  })}
                </MenuItem>
              ))}
            <MenuSeparator />
          </>
        )}
        {hours && hours.spans.length > 0 ? (
          <MenuItem
            icon={Clock}
            onSelect={() => onChange({ ...hours, spans: [...hours.spans, BLANK] })}
          >
            {t('planning.sheet.hours.add_more')}
          </MenuItem>
        ) : (
          <MenuItem icon={Clock} onSelect={() => onChange({ spans: [FIRST] })}>
            {t('planning.sheet.hours.add_times')}
          </MenuItem>
        )}
        <MenuItem icon={CalendarOff} onSelect={() => onChange({ spans: [] })}>
          {t('planning.sheet.hours.closed')}
        </MenuItem>
        <MenuItem icon={MessageSquareText} onSelect={() => onChange({ spans: [], text: '' })}>
          {t('planning.sheet.hours.say')}
        </MenuItem>
        {hours && (
          <MenuItem icon={Eraser} onSelect={() => onChange(undefined)}>
            {t('planning.sheet.hours.clear')}
          </MenuItem>
        )}
      </Menu>
    </li>
  )
}

interface PartProps {
  name: string
  onChange: (hours: DayHours | undefined) => void
}

function Unknown({ name, onChange }: PartProps) {
  return (
    <div className={styles.quiet}>
      <Button
        variant="plain"
        size="small"
        icon={Plus}
        aria-label={t('planning.sheet.hours.add_times_on', { day: name })}
        onClick={() => onChange({ spans: [FIRST] })}
      >
        {t('planning.sheet.hours.add_times')}
      </Button>
      <Button
        variant="plain"
        size="small"
        aria-label={t('planning.sheet.hours.closed_on', { day: name })}
        onClick={() => onChange({ spans: [] })}
      >
        {t('planning.sheet.hours.closed')}
      </Button>
    </div>
  )
}

function Spans({ name, hours, onChange }: PartProps & { hours: DayHours }) {
  function set(index: number, part: Partial<TimeSpan>) {
    const spans = hours.spans.map((span, at) => (at === index ? { ...span, ...part } : span))
    onChange({ ...hours, spans })
  }

  return hours.spans.map((span, index) => {
    const spot = { day: name, number: index + 1 }
    const isLast = index === hours.spans.length - 1
    return (
      <div key={index} className={styles.span}>
        <TimeInput
          label={t('planning.sheet.hours.opens', spot)}
          value={span.opens}
          onChange={(opens) => set(index, { opens })}
        />
        {t('planning.sheet.hours.to')}
        <TimeInput
          label={t('planning.sheet.hours.closes', spot)}
          value={span.closes}
          onChange={(closes) => set(index, { closes })}
        />
        <span className={hours.spans.length === 1 ? styles.roomy : undefined}>
          <IconButton
            size="small"
            icon={X}
            label={t('planning.sheet.hours.remove_span', spot)}
            onClick={() => {
              const spans = hours.spans.toSpliced(index, 1)
              onChange(spans.length > 0 || hours.text ? { ...hours, spans } : undefined)
            }}
          />
        </span>
        {isLast && (
          <span className={styles.roomy}>
            <IconButton
              size="small"
              icon={Plus}
              label={t('planning.sheet.hours.more', { day: name })}
              onClick={() => onChange({ ...hours, spans: [...hours.spans, BLANK] })}
            />
          </span>
        )}
      </div>
    )
  })
}

function isClosed({ spans, text }: DayHours): boolean {
  return spans.length === 0 && text === undefined
}
