'use client'

import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import { useId } from 'react'
import type { NavigationIconName } from '../../../shared/domain/navigation'
import { navigationIcons } from '../designers/navigationIcons'

type Props = Readonly<{
  path: string
  label: StaticLabel | false | undefined
  required: boolean
  readOnly: boolean
  choices: readonly Readonly<{ value: NavigationIconName; label: string }>[]
}>

export function IconChoice({ choices, label, path, readOnly, required }: Props) {
  const { errorMessage, setValue, showError, value } = useField<string | null>({ path })
  const id = useId()
  return (
    <div className={`field-type qs-icons${showError ? ' error' : ''}`} role="radiogroup" aria-labelledby={id}>
      <span id={id}>{label ? <FieldLabel as="span" label={label} required={required} path={path} /> : null}</span>
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} {...(errorMessage === undefined ? {} : { message: errorMessage })} />
        <div className="qs-designer__choices">
          {choices.map((choice) => {
            const Sign = navigationIcons[choice.value]
            return (
              <label key={choice.value} data-chosen={choice.value === value} title={choice.label}>
                <input
                  type="radio"
                  name={path}
                  value={choice.value}
                  checked={choice.value === value}
                  disabled={readOnly}
                  aria-label={choice.label}
                  onChange={() => setValue(choice.value)}
                />
                <Sign aria-hidden="true" />
              </label>
            )
          })}
        </div>
      </div>
    </div>
  )
}
