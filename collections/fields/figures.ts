import type { GroupField } from 'payload'
import { currencyCodes } from '../../shared/domain/currency'
import { never } from '../access/never'

/**
 * The last good figures of an account or a portfolio, written by the server alone.
 * `value` is a decimal string in `currency`, exact; `valueInGbp` is the same at the provider's rates,
 * null without one; `sortValue` is `value` as a number, for ordering and nothing else.
 */
export const figuresField = (): GroupField => ({
  name: 'figures',
  type: 'group',
  admin: { readOnly: true },
  access: { create: never, update: never },
  fields: [
    { name: 'value', type: 'text' },
    { name: 'valueInGbp', type: 'text' },
    { name: 'sortValue', type: 'number', index: true, admin: { hidden: true } },
    { name: 'currency', type: 'select', options: [...currencyCodes] },
    { name: 'asOf', type: 'text' },
    { name: 'fetchedAt', type: 'date' },
    { name: 'changeYtd', type: 'number' },
    { name: 'change1y', type: 'number' },
  ],
})
