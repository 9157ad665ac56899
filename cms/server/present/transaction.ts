import type { Transaction } from '../../../shared/contracts/wealth/transactions'
import type { ProviderTransaction } from '../wealth/provider'

/** A provider's transaction as our contract has it. */
export const presentTransaction = ({
  amount,
  balance,
  cashType,
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
  cashType: cashType ?? null,
  balance: balance ?? null,
  note,
})
