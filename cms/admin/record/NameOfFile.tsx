'use client'

import { useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { stemOf } from '../../../collections/fields/text'

/** Writes the name of the file that was chosen into the name of a new record, where nobody has written one. */
export function NameOfFile({ path }: Readonly<{ path: string }>) {
  const { id } = useDocumentInfo()
  const { setValue, value } = useField<string>({ path })
  const file = useFormFields(([fields]) => fields.file?.value)
  const take = useEffectEvent((name: string) => {
    if ((id ?? null) === null && !value) setValue(stemOf(name))
  })
  useEffect(() => {
    if (!(file instanceof File)) return
    // A form that begins with its file, as when several are added at once, writes its first state over what an effect has set.
    const timer = setTimeout(() => take(file.name), 0)
    return () => clearTimeout(timer)
  }, [file])
  return null
}
