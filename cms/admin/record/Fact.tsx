'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, useDocumentInfo, useField, useTranslation, withCondition } from '@payloadcms/ui'
import type { ClientFieldProps } from 'payload'
import { missing } from '../../../shared/format/decimalParts'
import type { NamedField } from './compareRecords'
import { Plain } from './Plain'

type Props = Readonly<{ field: NamedField; path: string }>

/** A value that nobody edits here: label and value as a line of a ledger, for every kind of field in `collections/fields/facts`. */
function FactLine({ field, path }: Props) {
  const { i18n } = useTranslation()
  const { customComponents, value } = useField({ path })
  const { id } = useDocumentInfo()
  // Of a new record there is nothing to tell yet.
  if (id === undefined && (isBlank(value) || field.type === 'checkbox')) return null
  const label = 'label' in field && field.label ? getTranslation(field.label as string, i18n) : ''
  const description = field.admin && 'description' in field.admin ? field.admin.description : undefined
  return (
    <div className="field-type qs-fact" id={`field-${path.replaceAll('.', '__')}`}>
      <dl>
        <dt>{label}</dt>
        <dd>{isBlank(value) && field.type !== 'checkbox' ? missing : <Plain field={field} value={value} isLinked />}</dd>
      </dl>
      {customComponents?.Description ?? (description ? <FieldDescription description={description as string} path={path} /> : null)}
    </div>
  )
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

export const Fact = withCondition(FactLine as React.ComponentType<ClientFieldProps>)
