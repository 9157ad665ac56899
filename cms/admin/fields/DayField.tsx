'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { DateFieldClientProps, TextFieldClientProps } from 'payload'
import { DayPicker } from './DayPicker'

/** A day of the calendar: one that is kept as its text (`collections/fields/day`), or a date of which nobody reads the time (`withNotation`). */
export function DayField({ field, path: given, readOnly }: TextFieldClientProps | DateFieldClientProps) {
  const { admin, label, required, type } = field
  const { customComponents, disabled, path, setValue, showError, value } = useField<string | null>({ potentiallyStalePath: given })
  const isFixed = readOnly === true || disabled
  const description = admin?.description
  return (
    <div
      className={`field-type date-time-field${showError ? ' date-time-field--has-error' : ''}${isFixed ? ' read-only' : ''}`}
      id={`field-${path.replaceAll('.', '__')}`}
    >
      <FieldLabel label={label} path={path} required={required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <DayPicker value={value} readOnly={isFixed} onChange={(noon) => setValue(type === 'text' ? (noon?.slice(0, 10) ?? null) : noon)} />
      </div>
      {customComponents?.Description ?? (description ? <FieldDescription description={description} path={path} /> : null)}
    </div>
  )
}
