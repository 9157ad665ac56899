import type { UIField } from 'payload'

/** Shows, in the form of an account or a portfolio, what its data provider says and which fields of the form win over it. */
export const providerFiguresField = (): UIField => ({
  name: 'providerFigures',
  type: 'ui',
  admin: { components: { Field: '/cms/admin/ProviderFigures#ProviderFigures' }, disableListColumn: true },
})
