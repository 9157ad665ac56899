'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'

type Props = Readonly<{
  path: string
  label: StaticLabel | false | undefined
  required: boolean
  readOnly: boolean
  options: { value: string; label: string }[]
}>

/** Payload's own select over options that are known on the server alone; the value is a text. */
export function ChoiceSelect({ label, options, path, readOnly, required }: Props) {
  const { setValue, showError, value } = useField<string>({ path })
  return (
    <SelectInput
      path={path}
      name={path}
      {...(label === undefined || label === false ? {} : { label })}
      required={required}
      readOnly={readOnly}
      options={options}
      value={value}
      isClearable={!required}
      showError={showError}
      onChange={(chosen) => setValue(Array.isArray(chosen) ? null : ((chosen as { value?: string } | null)?.value ?? null))}
    />
  )
}
