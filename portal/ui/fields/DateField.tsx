import { type InputHTMLAttributes, useState } from 'react'
import type { IsoDate } from '../../../shared/domain/dates'
import { formatDate } from '../../../shared/format/date'
import { useText } from '../../lib/i18n/useText'
import { parseTypedDate } from './calendarMonth'
import { dayFault } from './dayFault'
import type { FieldTexts } from '../fieldStyle'
import { useFieldError } from '../formErrors'
import { TextField } from '../TextField'

interface DateFieldProps extends FieldTexts {
  name?: string
  defaultValue?: IsoDate | null
  /** First and last day that may be given. */
  min?: IsoDate
  max?: IsoDate
  onChange?: (date: IsoDate | null) => void
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete']
}

/**
 * A day, typed as DD/MM/YYYY; its form gets YYYY-MM-DD, or what was typed when that is no day, for the schema to refuse. Ours, because the
 * library's date fields speak no Icelandic.
 */
export function DateField({ name, defaultValue = null, min, max, onChange, errorMessage, autoComplete, ...texts }: DateFieldProps) {
  const t = useText('fields')
  const given = useFieldError(name, errorMessage)
  const [text, setText] = useState(defaultValue ? formatDate(defaultValue) : '')
  const [isLeft, setLeft] = useState(false)
  const date = parseTypedDate(text)
  const fault = dayFault({ text, min, max, t })
  return (
    <>
      <TextField
        {...texts}
        {...(name ? { name: `${name}.text` } : {})}
        inputMode="numeric"
        autoComplete={autoComplete ?? 'off'}
        placeholder={t('date.placeholder')}
        value={text}
        errorMessage={given ?? (isLeft ? fault : null)}
        onChange={(next) => {
          setText(next)
          const parsed = parseTypedDate(next)
          if (parsed !== date) onChange?.(parsed)
        }}
        onBlur={() => setLeft(true)}
        onFocus={() => setLeft(false)}
      />
      {name && <input type="hidden" name={name} value={date && !fault ? date : text} />}
    </>
  )
}
