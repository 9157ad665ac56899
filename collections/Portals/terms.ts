import type { FieldHook, GroupField } from 'payload'
import { sanitiseHtml } from '../../shared/domain/sanitiseHtml'
import { label } from '../labels/label'
import { locales } from '../../shared/i18n/locales'

const sanitise: FieldHook = ({ value }): unknown => (typeof value === 'string' ? sanitiseHtml(value).trim() || null : value)

/**
 * The terms and conditions of a portal, one text a language; `termsFor` says which of them a reader is shown. Sanitised when it is saved, and again
 * when it is read, for what came into the database by another way.
 */
export const termsField = (): GroupField => ({
  name: 'tnc',
  type: 'group',
  fields: locales.map((locale) => ({
    name: locale,
    type: 'textarea',
    label: label(`option.language.${locale}`),
    maxLength: 100_000,
    admin: { rows: 12 },
    hooks: { beforeChange: [sanitise], afterRead: [sanitise] },
  })),
})
