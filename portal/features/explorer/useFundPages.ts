import { useState } from 'react'
import type { FundsResponse } from '../../../shared/contracts/market/funds'
import type { ReadState } from '../../lib/data/defineRead'
import { useSettled } from '../../lib/useSettled'
import { useFunds } from './funds.read'
import type { ExplorerList } from './model/explorerList'

/** The page of funds that the address asks for. While the next one is on its way, the one before it stays. */
export function useFundPages(list: Pick<ExplorerList, 'filters' | 'question'>): ReadState<FundsResponse> {
  const text = useSettled(list.filters.q, 300)
  const read = useFunds(text, list.question)
  const [last, setLast] = useState(read.data)
  if (read.data && read.data !== last) setLast(read.data)
  return read.data || read.error ? read : { ...read, data: last }
}
