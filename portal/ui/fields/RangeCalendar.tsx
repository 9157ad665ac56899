import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { addDays, addMonths, type IsoDate } from '../../../shared/domain/dates'
import { formatDateLong } from '../../../shared/format/dateLong'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { clampDate, firstOfMonth, monthName, weekdayNames, weekdayOf, weeksOfMonth } from './calendarMonth'
import { IconButton } from '../IconButton'
import { tabularFigures } from '../mixins'
import { token } from '../tokens'

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('s-1')};
  margin-block-end: ${token('s-2')};

  > h3 {
    flex: 1;
    text-align: center;
  }
`

const Grid = styled.table`
  ${tabularFigures}
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  th {
    block-size: 1.75rem;
    color: ${token('text-muted')};
    font: ${token('t-micro')};
  }

  td {
    padding: 1px 0;
  }

  td[data-in-range] {
    background: ${token('surface-selected')};
  }
`

const Day = styled.button`
  display: grid;
  place-content: center;
  inline-size: 100%;
  min-block-size: 2.25rem;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-s')};
  background: none;

  &:hover:not(:disabled) {
    background: color-mix(in oklab, ${token('text')} 7%, transparent);
  }

  &:disabled {
    color: ${token('text-disabled')};
    cursor: default;
  }

  td[aria-selected='true'] > & {
    background: ${token('accent')};
    color: ${token('on-accent')};
    font-weight: 600;
  }
`

const Prompt = styled.p`
  margin-block-start: ${token('s-2')};
  color: ${token('text-muted')};
  font: ${token('t-small')};
`

interface RangeCalendarProps {
  from: IsoDate | null
  to: IsoDate | null
  min: IsoDate
  max: IsoDate
  onChange: (from: IsoDate, to: IsoDate) => void
}

/** A month of days: the first choice is one end of the range, the second the other. Arrows walk days, Page Up and Down months, Home and End the week. */
export function RangeCalendar({ from, to, min, max, onChange }: RangeCalendarProps) {
  const t = useText('fields')
  const locale = useLocale()
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState(() => clampDate(to ?? max, min, max))
  const [anchor, setAnchor] = useState<IsoDate | null>(null)
  const hasMoved = useRef(false)
  const [start, end] = anchor ? [anchor, anchor] : [from, to]

  useEffect(() => {
    if (hasMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [focused])

  const move = (date: IsoDate, takesFocus = true) => {
    hasMoved.current = takesFocus
    setFocused(clampDate(date, min, max))
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, () => IsoDate> = {
      ArrowLeft: () => addDays(focused, -1),
      ArrowRight: () => addDays(focused, 1),
      ArrowUp: () => addDays(focused, -7),
      ArrowDown: () => addDays(focused, 7),
      PageUp: () => addMonths(focused, event.shiftKey ? -12 : -1),
      PageDown: () => addMonths(focused, event.shiftKey ? 12 : 1),
      Home: () => addDays(focused, -weekdayOf(focused)),
      End: () => addDays(focused, 6 - weekdayOf(focused)),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    move(step())
  }

  const choose = (date: IsoDate) => {
    move(date)
    if (!anchor) {
      setAnchor(date)
      return
    }
    setAnchor(null)
    onChange(anchor < date ? anchor : date, anchor < date ? date : anchor)
  }

  const month = firstOfMonth(focused)
  return (
    <div>
      <Head>
        <IconButton
          icon={ChevronLeft}
          label={t('range.previousMonth')}
          size="s"
          isDisabled={month <= min}
          onPress={() => move(addMonths(focused, -1), false)}
        />
        <h3 id={titleId} aria-live="polite">
          {monthName(month, locale)}
        </h3>
        <IconButton
          icon={ChevronRight}
          label={t('range.nextMonth')}
          size="s"
          isDisabled={addMonths(month, 1) > max}
          onPress={() => move(addMonths(focused, 1), false)}
        />
      </Head>
      <Grid ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={handleKeyDown}>
        {/* Each day says its whole date. */}
        <thead aria-hidden="true">
          <tr>
            {weekdayNames(locale).map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week, index) => (
            <tr key={index}>
              {week.map((date, day) =>
                date ? (
                  <td
                    key={day}
                    role="gridcell"
                    aria-selected={date === start || date === end}
                    data-in-range={(start && end && date > start && date < end) || undefined}
                  >
                    <Day
                      type="button"
                      tabIndex={date === focused ? 0 : -1}
                      aria-label={formatDateLong(date, locale)}
                      disabled={date < min || date > max}
                      onClick={() => choose(date)}
                    >
                      {Number(date.slice(8))}
                    </Day>
                  </td>
                ) : (
                  <td key={day} role="gridcell" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Prompt role="status">{anchor ? t('range.chooseLast') : t('range.chooseFirst')}</Prompt>
    </div>
  )
}
