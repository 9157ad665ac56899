import type { CashMovement } from '../../../../shared/contracts/wealth/transactions'
import type { CashType } from '../../../../shared/domain/cashFlow'

const latestCount = 12

/** The newest movements on one cash account. Where the provider does not tell the accounts apart, those of all of them. */
export function latestMovements(movements: readonly CashMovement[], account: CashType | null): CashMovement[] {
  return movements.filter(({ cashType }) => account === null || cashType === null || cashType === account).slice(0, latestCount)
}
