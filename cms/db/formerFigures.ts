import { numeric, text } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { SQLiteAdapterArgs } from '@payloadcms/db-sqlite'

type AfterSchemaInit = NonNullable<NonNullable<SQLiteAdapterArgs['afterSchemaInit']>[number]>

const formerColumns = () => ({
  figures_value: text('figures_value'),
  figures_valueInGbp: text('figures_value_in_gbp'),
  figures_sortValue: numeric('figures_sort_value', { mode: 'number' }),
  figures_currency: text('figures_currency', {
    enum: ['GBP', 'EUR', 'USD', 'CAD', 'AUD', 'INR', 'JPY', 'ISK', 'CHF', 'SEK', 'NOK', 'DKK'],
  }),
  figures_asOf: text('figures_as_of'),
  figures_fetchedAt: text('figures_fetched_at'),
  figures_changeYtd: numeric('figures_change_ytd', { mode: 'number' }),
  figures_change1y: numeric('figures_change1y', { mode: 'number' }),
})

/**
 * Columns that former versions wrote: the one logo of a portal, and those in which figures stood before they had a record of their own (docs/decisions/026). Nothing reads or writes them. They stay in the
 * schema until the migrations are squashed, for the generator cannot drop a column from a table that gets a new one without asking which of
 * them was renamed.
 */
export const withFormerFigures: AfterSchemaInit = ({ extendTable, schema }) => {
  const { accounts, portals, portfolios } = schema.tables
  // The one logo of a portal, before it could have several.
  if (portals) extendTable({ table: portals, columns: { formerPhoto: text('photo_id') } })
  if (accounts) extendTable({ table: accounts, columns: formerColumns() })
  if (portfolios) extendTable({ table: portfolios, columns: formerColumns() })
  return schema
}
