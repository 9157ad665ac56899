import { useCallback, useMemo } from 'react'
import * as z from 'zod/mini'
import { transactionTypes } from '../../../../shared/domain/transactionType'
import { listChoice, listText, useListState } from '../../../lib/useListState'
import type { TransactionFilter } from './filterTransactions'

const transactionsListSchema = z.object({ q: listText(), type: listChoice(transactionTypes, null) })

/** Search and type of the list of transactions; back leads out of the tab. */
export function useTransactionsList(): readonly [TransactionFilter, (next: TransactionFilter) => void] {
  const [{ q, type }, change] = useListState(transactionsListSchema)
  const filter = useMemo<TransactionFilter>(() => ({ search: q, type }), [q, type])
  const set = useCallback((next: TransactionFilter) => change({ q: next.search, type: next.type }, 'replace'), [change])
  return [filter, set]
}
