import Calendar from 'lucide-react/icons/calendar'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import type { IsoDate } from '../../../shared/domain/dates'
import { formatDate } from '../../../shared/format/date'
import { useText } from '../../lib/i18n/useText'
import { parseTypedDate } from './calendarMonth'
import { dayFault } from './dayFault'
import { fieldStyle } from '../fieldStyle'
import { Icon } from '../Icon'
import { IconButton } from '../IconButton'
import { inputBox, popoverBox } from '../mixins'
import { Popover } from '../Popover'
import { RangeCalendar } from './RangeCalendar'
import { token } from '../tokens'

const Root = styled.div`
  ${fieldStyle}
  position: relative;
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
  block-size: ${token('control-h')};
  padding: 0;

  &[data-invalid] {
    border-color: ${token('loss')};
    box-shadow: inset 0 0 0 1px ${token('loss')};
  }

  > input {
    inline-size: 7.25rem;
    min-inline-size: 0;
    flex: 1;
    block-size: 100%;
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
    padding-inline: ${token('s-1')};
    color: ${token('text-muted')};
  }

  > button {
    min-block-size: 100%;
    block-size: 100%;
    border-radius: 0 calc(${token('radius')} - 1px) calc(${token('radius')} - 1px) 0;
    border-inline-start: 1px solid ${token('border')};
  }
`

/* Floats: an error of a filter moves nothing of what it filters. */
const ErrorText = styled.p`
  ${popoverBox}
  position: absolute;
  z-index: ${token('z-pop')};
  inset-block-start: calc(100% + ${token('s-1')});
  inset-inline-start: 0;
  display: flex;
  gap: ${token('s-1')};
  align-items: flex-start;
  inline-size: max-content;
  max-inline-size: max(100%, min(22rem, 80vw));
  padding: ${token('s-2')} ${token('s-3')};
  font: ${token('t-small')};
  color: ${token('loss')};

  > [data-icon] {
    margin-block-start: 1px;
  }
`

interface DateRangeFieldProps {
  label: string
  from: IsoDate | null
  to: IsoDate | null
  /** First and last day that may be chosen. */
  min: IsoDate
  max: IsoDate
  /** Called with a whole range, in order and within the bounds; never with half of one. */
  onChange: (from: IsoDate, to: IsoDate) => void
  className?: string
}

type Side = 'from' | 'to'
/** `sides` are the days that it is about. */
type Fault = Readonly<{ text: string; sides: readonly Side[] }>

/**
 * Two days, typed as DD/MM/YYYY or chosen in a calendar. Ours, because the library's date fields speak no Icelandic. What is wrong with
 * which day is said over what stands below, so that nothing moves. A module of its own: load it lazily where a range is rarely chosen.
 */
export function DateRangeField({ label, from, to, min, max, onChange, className }: DateRangeFieldProps) {
  const t = useText('fields')
  const labelId = useId()
  const errorId = useId()
  const [draft, setDraft] = useState<{ from?: string; to?: string }>({})
  const [isOpen, setOpen] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const shown = { from: draft.from ?? (from ? formatDate(from) : ''), to: draft.to ?? (to ? formatDate(to) : '') }

  const commit = () => {
    if (draft.from === undefined && draft.to === undefined) return
    const [start, end] = [parseTypedDate(shown.from), parseTypedDate(shown.to)]
    const found = faultOf(start, end)
    setFault(found)
    if (found !== null || !start || !end) return
    setDraft({})
    if (start !== from || end !== to) onChange(start, end)
  }

  const faultOf = (start: IsoDate | null, end: IsoDate | null): Fault | null => {
    for (const side of ['from', 'to'] as const) {
      const text = dayFault({ text: shown[side], min, max, t })
      if (text !== null) return { text, sides: [side] }
    }
    if (!start || !end || start <= end) return null
    return { text: t('date.reversed', { from: formatDate(start), to: formatDate(end) }), sides: ['from', 'to'] }
  }

  const inputProps = (side: Side) => {
    const isWrong = fault?.sides.includes(side) ?? false
    return {
      'aria-label': t(`range.${side}`),
      'aria-describedby': isWrong ? errorId : undefined,
      'aria-invalid': isWrong || undefined,
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      placeholder: t('date.placeholder'),
      value: shown[side],
      onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [side]: event.target.value }),
      onBlur: commit,
      onKeyDown: (event: { key: string }) => {
        if (event.key === 'Enter') commit()
      },
    }
  }

  return (
    <Root className={className} role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{label}</Label>
      <Box data-invalid={fault ? '' : undefined}>
        <input {...inputProps('from')} />
        <span aria-hidden="true">{t('range.separator')}</span>
        <input {...inputProps('to')} />
        <Popover
          label={label}
          isOpen={isOpen}
          onOpenChange={setOpen}
          trigger={<IconButton icon={Calendar} label={t('range.openCalendar')} />}
        >
          <RangeCalendar
            from={from}
            to={to}
            min={min}
            max={max}
            onChange={(start, end) => {
              setDraft({})
              setFault(null)
              setOpen(false)
              onChange(start, end)
            }}
          />
        </Popover>
      </Box>
      {fault && (
        <ErrorText id={errorId} role="alert">
          <Icon of={CircleAlert} size="s" />
          {fault.text}
        </ErrorText>
      )}
    </Root>
  )
}
