'use client'

import { DatePicker, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { pickerOverrides } from '../../../collections/fields/moments'

/**
 * Payload's own date picker over a day that is kept as its text, the same one everywhere: it is shown as noon of the reader's own clock, and the picker gives
 * what is chosen as noon in Greenwich.
 */
export function DayField({ field: { label, required }, path, readOnly }: TextFieldClientProps) {
  const { setValue, showError, value } = useField<string | null>({ path })
  // A text from before there was a rule may be no day.
  const shown = new Date(`${value ?? ''}T12:00:00`)
  return (
    <div className={`field-type date-time-field${showError ? ' date-time-field--has-error' : ''}`} id={`field-${path}`}>
      <FieldLabel label={label} path={path} required={required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <DatePicker
          displayFormat="dd/MM/yyyy"
          overrides={pickerOverrides}
          readOnly={readOnly ?? false}
          {...(Number.isNaN(shown.getTime()) ? {} : { value: shown })}
          onChange={(chosen: Date | null) => setValue(chosen ? chosen.toISOString().slice(0, 10) : null)}
        />
      </div>
    </div>
  )
}
