import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import { ExplainDrawer } from '../features/explain/components/ExplainDrawer'
import { figureNamed } from '../features/explain/model/figureNamed'

interface Props {
  accountId: string
  named: string
  /** The page, which is there before the drawer. */
  data: AccountResponse
  onClose: () => void
}

/** The drawer of a figure of an account that an address names, over all its portfolios; nothing for a name of none. */
export function ExplainDrawerOfAccount({ accountId, data, named, onClose }: Props) {
  const figure = figureNamed(named)
  const shown = data.tiles.find(({ period }) => period === figure)?.portfolio ?? null
  const head = { ...data.account, value: data.value, ledger: data.ledger }
  return figure && <ExplainDrawer of={{ accountId }} figure={figure} head={head} shown={shown} onClose={onClose} />
}
