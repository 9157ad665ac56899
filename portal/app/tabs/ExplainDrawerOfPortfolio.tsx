import type { ComponentProps } from 'react'
import type { PortfolioResponse } from '../../../shared/contracts/wealth/portfolios'
import { ExplainDrawer } from '../../features/explain/components/ExplainDrawer'
import { figureNamed } from '../../features/explain/model/figureNamed'
import { usePerformance } from '../../features/performance/performance.read'

type Props = Omit<ComponentProps<typeof ExplainDrawer>, 'of' | 'shown' | 'figure' | 'head'> &
  Readonly<{ portfolioId: string; named: string; answer: PortfolioResponse | undefined }>

/** The drawer of the figure that an address names, which knows what the page shows for it; nothing for a name of none. */
export function ExplainDrawerOfPortfolio({ answer, named, portfolioId, ...props }: Props) {
  const { data } = usePerformance(portfolioId)
  const figure = figureNamed(named)
  const shown =
    data?.discrete.find(({ kind, year }) => (kind === 'year' ? String(year) : kind) === figure) ??
    data?.tiles.find(({ period }) => period === figure)
  const head = answer && { ...answer.portfolio, value: answer.value, ledger: answer.ledger }
  return figure && <ExplainDrawer {...props} of={{ portfolioId }} head={head} figure={figure} shown={shown?.portfolio ?? null} />
}
