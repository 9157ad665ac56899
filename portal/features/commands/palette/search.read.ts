import { searchResponseSchema } from '../../../../shared/contracts/wealth/search'
import { withQuery } from '../../../lib/data/apiPath'
import { defineRead } from '../../../lib/data/defineRead'

/** Accounts, portfolios and holdings of a portal that a text leads to; nothing is asked for a blank one. */
export const useSearch = defineRead(
  searchResponseSchema,
  (portal: string, q: string) => (q.trim() === '' ? null : withQuery('/api/wealth/search', { portal, q: q.trim() })),
  { onFocus: false },
)
