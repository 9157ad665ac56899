import type { UIField } from 'payload'
import { cell } from '../cells/cell'

/**
 * Shows what the data provider says of an account or a portfolio: in its form, with which fields of the form win over it, and its value in
 * lists.
 */
export const providerFiguresField = (): UIField => ({
  name: 'figures',
  type: 'ui',
  custom: cell('figures'),
  admin: { components: { Field: '/cms/admin/ProviderFigures#ProviderFigures' } },
})
