'use client'

import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { useId } from 'react'

export type SwatchOption = Readonly<{ value: string; label: string; colours: Readonly<{ light: string; dark: string }> }>

type Props = Readonly<{ path: string; label: string; required: boolean; readOnly: boolean; options: readonly SwatchOption[] }>

/** A choice of few, each with its name and its colour, all of them in sight. */
export function SwatchSelect({ label, options, path, readOnly, required }: Props) {
  const { errorMessage, setValue, showError, value } = useField<string>({ path })
  const id = useId()
  return (
    <div className={`field-type qs-swatches${showError ? ' error' : ''}`} role="radiogroup" aria-labelledby={id}>
      <span id={id}>
        <FieldLabel as="span" label={label} required={required} path={path} />
      </span>
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage} />
        <div className="qs-swatches__row">
          {options.map((option) => (
            <label key={option.value} data-chosen={option.value === value}>
              <input
                type="radio"
                name={path}
                value={option.value}
                checked={option.value === value}
                disabled={readOnly}
                onChange={() => setValue(option.value)}
              />
              <i style={{ background: `light-dark(${option.colours.light}, ${option.colours.dark})` }} aria-hidden="true" />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      </div>
    </div>
  )
}
