import { useCallback, useMemo } from 'react'
import type { CategoriesResponse, CategorisedTransaction } from '../../../../shared/contracts/wealth/categories'
import { categoryOf } from '../../../../shared/domain/transactions/categories'
import type { TransactionType } from '../../../../shared/domain/transactionType'
import { useText } from '../../../lib/i18n/useText'
import { BookingsPanel } from '../../../wealth/BookingsPanel'
import { usePeriod } from '../../../wealth/listPeriod'
import type { PortfolioTabProps } from '../../../wealth/portfolioTab'
import { categorySums, transactionsFileColumns } from '../transactionsFile.columns'
import { useTransactionsFile } from '../transactionsFile.read'

const rowsOf = ({ transactions }: CategoriesResponse) => transactions

/** What was booked in a period by category, with the sum of each. */
export function TransactionsFileTab(props: PortfolioTabProps) {
  const t = useText('transactionsFile')
  const [period] = usePeriod()
  const read = useTransactionsFile(props.portfolioId, period)
  // Each type is of one category, so that the choice of a type is that of a category.
  const kinds = useMemo(
    () => ({ label: t('columnCategory'), every: t('everyCategory'), nameOf: (type: TransactionType) => t(`category.${categoryOf(type)}`) }),
    [t],
  )
  const sums = useCallback((rows: readonly CategorisedTransaction[], answer: CategoriesResponse) => categorySums(rows, answer, t), [t])
  return <BookingsPanel {...props} t={t} read={read} rowsOf={rowsOf} columns={transactionsFileColumns} kinds={kinds} sums={sums} />
}
