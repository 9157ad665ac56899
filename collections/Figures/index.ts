import { currencyCodes } from '../../shared/domain/currency'
import { portfolioTypes } from '../../shared/domain/portfolioType'
import { both } from '../access/both'
import { never } from '../access/never'
import { ofVisibleAccount } from '../access/visibleAccounts'
import { cell } from '../cells/cell'
import { defineCollection, serverRecord } from '../defineCollection'
import { menuGroup } from '../labels/label'

/**
 * What a data provider last said of an account or a portfolio, one record each, written by the server alone. It stands apart from the
 * records that people edit, so that bringing figures up to date changes nobody's work (docs/decisions/026).
 * `value` is an exact decimal string in `currency`; `reportingValue` the same in the provider's reporting currency at `reportingRate` of
 * `reportingRateDate`; `sortValue` is `value` as a number, for ordering and nothing else. Changes are ratios: 0.1234 is 12.34 %.
 */
export const Figures = defineCollection(
  {
    slug: 'figures',
    access: { create: never, read: both(ofVisibleAccount, { isHidden: { not_equals: true } }), update: never, delete: never },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['account', 'portfolio', 'value', 'source', 'fetchedAt'],
      group: menuGroup('clients'),
    },
    fields: [
      // `account/<id>` or `portfolio/<id>`: one record each, whoever writes first.
      { name: 'subject', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
      { name: 'account', type: 'relationship', relationTo: 'accounts', required: true, index: true, maxDepth: 0 },
      { name: 'portfolio', type: 'relationship', relationTo: 'portfolios', index: true, maxDepth: 0 },
      { name: 'source', type: 'text', required: true, index: true, custom: cell('source') },
      { name: 'externalId', type: 'text' },
      { name: 'name', type: 'text' },
      { name: 'type', type: 'select', options: [...portfolioTypes] },
      { name: 'currency', type: 'select', options: [...currencyCodes] },
      { name: 'value', type: 'text', custom: cell('money') },
      { name: 'sortValue', type: 'number', index: true, admin: { hidden: true } },
      { name: 'reportingValue', type: 'text', custom: cell('reportingMoney') },
      { name: 'reportingCurrency', type: 'select', options: [...currencyCodes] },
      { name: 'reportingRate', type: 'text' },
      { name: 'reportingRateDate', type: 'text', custom: cell('day') },
      { name: 'asOf', type: 'text', custom: cell('day') },
      { name: 'fetchedAt', type: 'date', index: true },
      // The last answer lacked rows: the figures here are those of the answer before.
      { name: 'isIncomplete', type: 'checkbox', defaultValue: false },
      // The portfolio lies in the trash.
      { name: 'isHidden', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
      { name: 'inception', type: 'text', custom: cell('day') },
      { name: 'objective', type: 'text' },
      { name: 'riskProfile', type: 'number' },
      { name: 'riskName', type: 'text' },
      { name: 'esgRating', type: 'number' },
      { name: 'region', type: 'text' },
      { name: 'change1d', type: 'number', custom: cell('ratio') },
      { name: 'change1m', type: 'number', custom: cell('ratio') },
      { name: 'changeYtd', type: 'number', custom: cell('ratio') },
      { name: 'change1y', type: 'number', custom: cell('ratio') },
      { name: 'change3y', type: 'number', custom: cell('ratio') },
      { name: 'change5y', type: 'number', custom: cell('ratio') },
      { name: 'changeAll', type: 'number', custom: cell('ratio') },
    ],
  },
  { ...serverRecord, ledger: 'name' },
)
