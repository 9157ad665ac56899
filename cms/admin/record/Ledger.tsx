import { Gutter, HydrateAuthProvider, SetStepNav } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import { redirect } from 'next/navigation.js'
import type { DocumentViewServerProps, Field } from 'payload'
import { Content } from '../cells/Content'

/** Which field of a collection stands over its ledger: `custom` of the collection. */
export type LedgerCustom = Readonly<{ ledgerTitle?: string }>

const isRow = (field: Field): field is Field & { name: string } =>
  'name' in field &&
  typeof field.name === 'string' &&
  !('hidden' in field && field.hidden) &&
  (field.name === 'createdAt' || !(field.admin && 'hidden' in field.admin && field.admin.hidden)) &&
  !(field.admin && 'disabled' in field.admin && field.admin.disabled) &&
  field.type !== 'join'

/** Fields stand in tabs without a name as they would without the tabs. */
const inSight = (field: Field): (Field & { name: string })[] =>
  field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields.flatMap(inSight)) : isRow(field) ? [field] : []

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A record that nobody edits, such as a report or a line of the log: its facts one beneath the other, in words; what is not known is left out. */
export function Ledger({ doc, i18n, initPageResult, payload }: DocumentViewServerProps) {
  const { collectionConfig, permissions } = initPageResult
  if (!collectionConfig) return null
  const { custom, fields, labels, slug } = collectionConfig
  const row = doc as (Record<string, unknown> & { id: string }) | undefined
  // Nobody adds one by hand: `…/create` has no record.
  if (row?.id === undefined) redirect(`/admin/collections/${slug}`)
  const content = (field: Field & { name: string }) => (
    <Content payload={payload} language={i18n.language} slug={slug} field={field} value={row[field.name]} row={row} />
  )
  const rows = fields.flatMap(inSight)
  const titleField = rows.find(({ name }) => name === (custom as LedgerCustom).ledgerTitle)
  const singular = getTranslation(labels.singular, i18n)
  return (
    <main>
      <Gutter className="qs-record">
        <HydrateAuthProvider permissions={permissions} />
        <SetStepNav nav={[{ label: getTranslation(labels.plural, i18n), url: `/admin/collections/${slug}` }, { label: singular }]} />
        <header className="qs-listhead">
          <div>
            <p>{singular}</p>
            <h1>{titleField ? content(titleField) : singular}</h1>
          </div>
        </header>
        <dl className="qs-ledger">
          {rows
            .filter((field) => field !== titleField && (field.type === 'ui' || !isBlank(row[field.name])) && field.type !== 'json')
            .map((field) => (
              <div key={field.name}>
                <dt>{'label' in field && field.label ? getTranslation(field.label, i18n) : field.name}</dt>
                <dd>{content(field)}</dd>
              </div>
            ))}
        </dl>
      </Gutter>
    </main>
  )
}
