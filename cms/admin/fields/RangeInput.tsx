'use client'

import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'

type Props = Readonly<{
  path: string
  label: StaticLabel | false | undefined
  min: number
  max: number
  /** What each value is called, from `min` up; null where the number says it. */
  steps: readonly string[] | null
  readOnly: boolean
  words: Readonly<{ none: string; clear: string }>
}>

export function RangeInput({ label, max, min, path, readOnly, steps, words }: Props) {
  const { errorMessage, setValue, showError, value } = useField<number | null>({ path })
  const id = `field-${path.replaceAll('.', '__')}`
  const isSet = typeof value === 'number'
  const text = isSet ? (steps?.[value - min] ?? String(value)) : words.none
  return (
    <div className={`field-type qs-range${showError ? ' error' : ''}`}>
      {label ? <FieldLabel label={label} htmlFor={id} path={path} /> : null}
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} {...(errorMessage === undefined ? {} : { message: errorMessage })} />
        <div className="qs-range__row">
          <input
            id={id}
            type="range"
            min={min}
            max={max}
            step={1}
            value={isSet ? value : min}
            data-unset={isSet ? undefined : true}
            aria-valuetext={text}
            disabled={readOnly}
            onChange={(event) => setValue(Number(event.target.value))}
            // The lowest value is where an unset slider stands: pressing it there sets it.
            onPointerUp={(event) => setValue(Number(event.currentTarget.value))}
          />
          <output htmlFor={id}>{text}</output>
          {isSet && !readOnly && (
            <button type="button" onClick={() => setValue(null)}>
              {words.clear}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
