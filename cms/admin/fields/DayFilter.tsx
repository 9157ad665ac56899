'use client'

import { useTranslation } from '@payloadcms/ui'
import { DayPicker } from './DayPicker'

/** What Payload gives the value of a filter. */
type Props = Readonly<{ disabled?: boolean; onChange: (value: string | null) => void; value?: unknown }>

/** The day that a list is narrowed by. */
export function DayFilter({ disabled = false, onChange, value }: Props) {
  const { t } = useTranslation()
  return (
    <div className="condition-value-date">
      <DayPicker
        value={typeof value === 'string' ? value : null}
        readOnly={disabled}
        placeholder={t('general:enterAValue')}
        onChange={onChange}
      />
    </div>
  )
}
