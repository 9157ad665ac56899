import { getTranslation } from '@payloadcms/translations'
import type { TextFieldServerProps } from 'payload'
import { Content } from '../cells/Content'

/** A fact whose value reads as it does in lists, by what the server alone knows: a brand or a data provider by its name, for `collections/fields/facts`. */
export function StoredFact({ collectionSlug, data, field, i18n, path, payload }: TextFieldServerProps) {
  const row = data as Readonly<Record<string, unknown> & { id?: string }>
  if (row.id === undefined) return null
  const label = field.label ? getTranslation(field.label as string, i18n) : ''
  return (
    <div className="field-type qs-fact" id={`field-${path.replaceAll('.', '__')}`}>
      <dl>
        <dt>{label}</dt>
        <dd>
          <Content
            payload={payload}
            language={i18n.language}
            slug={collectionSlug}
            field={field}
            value={row[field.name]}
            row={{ ...row, id: row.id }}
          />
        </dd>
      </dl>
    </div>
  )
}
