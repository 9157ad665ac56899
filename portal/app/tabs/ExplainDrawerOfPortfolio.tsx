import type { ComponentProps } from 'react'
import { ExplainDrawer } from '../../features/explain/components/ExplainDrawer'
import { usePerformance } from '../../features/performance/performance.read'

type Props = Omit<ComponentProps<typeof ExplainDrawer>, 'shown'>

/** The drawer of a figure, which knows what the page shows for it. */
export function ExplainDrawerOfPortfolio(props: Props) {
  const { data } = usePerformance(props.portfolioId)
  const { figure } = props
  const shown =
    data?.discrete.find(({ kind, year }) => (kind === 'year' ? String(year) : kind) === figure) ??
    data?.tiles.find(({ period }) => period === figure)
  return <ExplainDrawer {...props} shown={shown?.portfolio ?? null} />
}
