'use client'

import { X } from 'lucide-react'
import { useCallback } from 'react'
import { statementChecks } from '../../../shared/contracts/reportBatches'
import { SearchBox } from '../kit/SearchBox'
import type { BatchWords } from './batchWords'
import type { StatementsQuery } from './useBatch'

type Props = Readonly<{ query: StatementsQuery; words: BatchWords; onQuery: (query: StatementsQuery) => void }>

/** What the statements are narrowed by: a text, and a check that fails. */
export function StatementFilters({ onQuery, query, words }: Props) {
  const search = useCallback((q: string) => onQuery({ ...query, q, page: 1 }), [onQuery, query])
  return (
    <div className="qs-filters" role="search" aria-label={words.filter}>
      <SearchBox label={words.search} hint={words.searchHint} value={query.q} onSearch={search} />
      <select
        className="qs-select"
        aria-label={words.filterByCheck}
        value={query.check ?? ''}
        onChange={({ target }) => onQuery({ ...query, check: statementChecks.find((check) => check === target.value) ?? null, page: 1 })}
      >
        <option value="">{words.anyCheck}</option>
        {statementChecks.map((check) => (
          <option key={check} value={check}>
            {words.check[check]}
          </option>
        ))}
      </select>
      {query.check && (
        <span className="qs-chip">
          <span>{words.check[query.check]}</span>
          <button type="button" aria-label={words.anyCheck} onClick={() => onQuery({ ...query, check: null, page: 1 })}>
            <X aria-hidden="true" />
          </button>
        </span>
      )}
      <span className="qs-none qs-order">{words.order}</span>
    </div>
  )
}
