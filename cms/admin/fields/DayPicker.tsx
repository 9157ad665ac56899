'use client'

import { DatePicker } from '@payloadcms/ui'
import { pickerOverrides } from '../../../collections/fields/moments'

type Props = Readonly<{
  /** A day as text, or a moment of it in Greenwich. */
  value: string | null | undefined
  readOnly?: boolean
  placeholder?: string
  /** Told noon in Greenwich of the chosen day, whatever clock the browser has. */
  onChange: (noon: string | null) => void
}>

/** Payload's own date picker over a day, the same one everywhere: it is shown as noon of the reader's own clock. */
export function DayPicker({ onChange, placeholder, readOnly = false, value }: Props) {
  // What stands there from before there was a rule may be no day.
  const shown = new Date(`${String(value ?? '').slice(0, 10)}T12:00:00`)
  return (
    <DatePicker
      displayFormat="dd/MM/yyyy"
      overrides={pickerOverrides}
      readOnly={readOnly}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(Number.isNaN(shown.getTime()) ? {} : { value: shown })}
      onChange={(chosen: Date | null) => onChange(chosen?.toISOString() ?? null)}
    />
  )
}
