import { Suspense } from 'react'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import { ExplainDrawer } from '../features/explain/components/ExplainDrawer'
import { figureNamed } from '../features/explain/model/figureNamed'
import { lazyPart } from '../ui/lazyPart'
import { ExplainDrawerOfRow } from './ExplainDrawerOfRow'

const ExplainPrivateEquity = lazyPart(() => import('./ExplainPrivateEquity'), 'ExplainPrivateEquity', {
  texts: ['explain', 'privateEquity'],
})

interface Props {
  accountId: string
  named: string
  /** The page, which is there before the drawer. */
  data: AccountResponse
  onClose: () => void
}

/** The drawer of a figure that an address names: of the account, over all its portfolios, of its private equity, or of one portfolio in the table; nothing for a name of none. */
export function ExplainDrawerOfAccount({ accountId, data, named, onClose }: Props) {
  const figure = figureNamed(named)
  if (named.startsWith('equity.')) {
    return (
      <Suspense>
        <ExplainPrivateEquity account={{ id: accountId, name: data.account.name }} named={named} onClose={onClose} />
      </Suspense>
    )
  }
  if (named.includes('.')) return <ExplainDrawerOfRow named={named} rows={data.portfolios} onClose={onClose} />
  const shown = data.tiles.find(({ period }) => period === figure)?.portfolio ?? null
  const head = { ...data.account, value: data.value, ledger: data.ledger }
  return figure && <ExplainDrawer of={{ accountId }} figure={figure} head={head} shown={shown} onClose={onClose} />
}
