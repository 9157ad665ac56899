import type { Transaction } from '../../../shared/contracts/wealth'
import type { ProviderTransaction } from '../wealth/provider'

/** A provider's transaction as our contract has it. */
export const presentTransaction = ({
  amount,
  date,
  externalId,
  name,
  note,
  price,
  quoteUnit,
  settleDate,
  symbol,
  type,
  units,
}: ProviderTransaction): Transaction => ({
  id: externalId,
  type,
  name,
  symbol,
  date,
  settleDate,
  units,
  price,
  quoteUnit,
  amount,
  note,
})
