import Calendar from 'lucide-react/icons/calendar'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import type { IsoDate } from '../../shared/domain/dates'
import { formatDate } from '../../shared/format/date'
import { parseTypedDate } from './calendarMonth'
import { fieldStyle } from './fieldStyle'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { inputBox } from './mixins'
import { Popover } from './Popover'
import { RangeCalendar, type RangeCalendarLabels } from './RangeCalendar'
import { token } from './tokens'

export interface DateRangeLabels extends RangeCalendarLabels {
  from: string
  to: string
  /** Between the two days: "to". */
  separator: string
  openCalendar: string
  /** "DD/MM/YYYY", in the language shown. */
  placeholder: string
  /** Errors, below the field. */
  invalid: string
  outside: string
  reversed: string
}

const Root = styled.div`
  ${fieldStyle}
`

const Label = styled.span`
  font: ${token('t-label')};
`

const Box = styled.div`
  ${inputBox}
  display: inline-flex;
  align-items: center;
  inline-size: max-content;
  max-inline-size: 100%;
  padding: 0;
  overflow: hidden;

  &[data-invalid] {
    border-color: ${token('loss')};
    box-shadow: inset 0 0 0 1px ${token('loss')};
  }

  > input {
    inline-size: 7.25rem;
    min-inline-size: 0;
    flex: 1;
    min-block-size: ${token('control-h')};
    padding: 0 ${token('s-3')};
    border: 0;
    background: none;
  }

  > input::placeholder {
    color: ${token('text-muted')};
    opacity: 1;
  }

  > input:focus-visible {
    outline-offset: -2px;
    border-radius: ${token('radius')};
  }

  > span {
    color: ${token('text-muted')};
  }

  > button {
    min-block-size: ${token('control-h')};
    border-radius: 0;
    border-inline-start: 1px solid ${token('border')};
  }
`

const ErrorText = styled.p`
  display: flex;
  gap: ${token('s-1')};
  align-items: center;
  font: ${token('t-small')};
  color: ${token('loss')};
`

interface DateRangeFieldProps {
  label: string
  from: IsoDate | null
  to: IsoDate | null
  /** First and last day that may be chosen. */
  min: IsoDate
  max: IsoDate
  labels: DateRangeLabels
  /** Called with a whole range, in order and within the bounds; never with half of one. */
  onChange: (from: IsoDate, to: IsoDate) => void
  className?: string
}

/**
 * Two days, typed as DD/MM/YYYY or chosen in a calendar. Ours, because the library's date fields speak no Icelandic. A module of its own:
 * load it with `lazy` where a range is rarely chosen.
 */
export function DateRangeField({ label, from, to, min, max, labels, onChange, className }: DateRangeFieldProps) {
  const labelId = useId()
  const errorId = useId()
  const [draft, setDraft] = useState<{ from?: string; to?: string }>({})
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const shown = { from: draft.from ?? (from ? formatDate(from) : ''), to: draft.to ?? (to ? formatDate(to) : '') }

  const commit = () => {
    if (draft.from === undefined && draft.to === undefined) return
    const [start, end] = [parseTypedDate(shown.from), parseTypedDate(shown.to)]
    const fault = findFault(shown, start, end)
    setError(fault)
    if (fault !== null || !start || !end) return
    setDraft({})
    if (start !== from || end !== to) onChange(start, end)
  }

  const findFault = (text: typeof shown, start: IsoDate | null, end: IsoDate | null): string | null => {
    if ((text.from && !start) || (text.to && !end)) return labels.invalid
    if ([start, end].some((date) => date && (date < min || date > max))) return labels.outside
    return start && end && start > end ? labels.reversed : null
  }

  const inputProps = (side: 'from' | 'to') => ({
    'aria-label': labels[side],
    'aria-describedby': error ? errorId : undefined,
    'aria-invalid': error ? true : undefined,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    placeholder: labels.placeholder,
    value: shown[side],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [side]: event.target.value }),
    onBlur: commit,
    onKeyDown: (event: { key: string }) => {
      if (event.key === 'Enter') commit()
    },
  })

  return (
    <Root className={className} role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{label}</Label>
      <Box data-invalid={error ? '' : undefined}>
        <input {...inputProps('from')} />
        <span aria-hidden="true">{labels.separator}</span>
        <input {...inputProps('to')} />
        <Popover label={label} isOpen={isOpen} onOpenChange={setOpen} trigger={<IconButton icon={Calendar} label={labels.openCalendar} />}>
          <RangeCalendar
            from={from}
            to={to}
            min={min}
            max={max}
            labels={labels}
            onChange={(start, end) => {
              setDraft({})
              setError(null)
              setOpen(false)
              onChange(start, end)
            }}
          />
        </Popover>
      </Box>
      {error && (
        <ErrorText id={errorId} role="alert">
          <Icon of={CircleAlert} size="s" />
          {error}
        </ErrorText>
      )}
    </Root>
  )
}
