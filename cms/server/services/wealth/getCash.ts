import type { CashResponse } from '../../../../shared/contracts/wealth/transactions'
import { isCashMovement } from '../../../../shared/domain/cashFlow'
import type { PortfolioScope } from './accountScope'
import { getTransactions } from './getTransactions'

/** What moved on the cash accounts in a date range, the newest first. Throws as `getTransactions`, from whose answer it is taken. */
export async function getCash(scope: PortfolioScope, query: Parameters<typeof getTransactions>[1]): Promise<CashResponse> {
  const { transactions, ...answer } = await getTransactions(scope, query)
  return { ...answer, movements: transactions.filter(isCashMovement) }
}
