import type { ComponentProps } from 'react'
import { ExplainDrawer } from '../../features/explain/components/ExplainDrawer'
import { figureNamed } from '../../features/explain/model/figureNamed'
import { usePerformance } from '../../features/performance/performance.read'

type Props = Omit<ComponentProps<typeof ExplainDrawer>, 'shown' | 'figure'> & Readonly<{ named: string }>

/** The drawer of the figure that an address names, which knows what the page shows for it; nothing for a name of none. */
export function ExplainDrawerOfPortfolio({ named, ...props }: Props) {
  const { data } = usePerformance(props.portfolioId)
  const figure = figureNamed(named)
  const shown =
    data?.discrete.find(({ kind, year }) => (kind === 'year' ? String(year) : kind) === figure) ??
    data?.tiles.find(({ period }) => period === figure)
  return figure && <ExplainDrawer {...props} figure={figure} shown={shown?.portfolio ?? null} />
}
