import { type ComponentProps, Suspense } from 'react'
import type { PortfolioResponse } from '../../../shared/contracts/wealth/portfolios'
import { ExplainDrawer } from '../../features/explain/components/ExplainDrawer'
import { figureNamed } from '../../features/explain/model/figureNamed'
import { usePerformance } from '../../features/performance/performance.read'
import { lazyPart } from '../../ui/lazyPart'

const texts = ['explain'] as const
const ExplainFees = lazyPart(() => import('./ExplainFees'), 'ExplainFees', { texts })
const ExplainGains = lazyPart(() => import('./ExplainGains'), 'ExplainGains', { texts })
const ExplainExposure = lazyPart(() => import('./ExplainExposure'), 'ExplainExposure', { texts })
const ExplainBonds = lazyPart(() => import('./ExplainBonds'), 'ExplainBonds', { texts: ['explain', 'bonds'] })
const ExplainHoldings = lazyPart(() => import('./ExplainHoldings'), 'ExplainHoldings', { texts })
const ExplainBreakdowns = lazyPart(() => import('./ExplainBreakdowns'), 'ExplainBreakdowns', { texts: ['explain', 'breakdowns', 'market'] })
const ExplainCash = lazyPart(() => import('./ExplainCash'), 'ExplainCash', { texts: ['explain', 'cash'] })
const ExplainFile = lazyPart(() => import('./ExplainFile'), 'ExplainFile', { texts: ['explain', 'transactionsFile'] })
const ExplainNotes = lazyPart(() => import('./ExplainNotes'), 'ExplainNotes', { texts: ['explain', 'contractNotes'] })
const ExplainPrivateEquity = lazyPart(() => import('../ExplainPrivateEquity'), 'ExplainPrivateEquity', {
  texts: ['explain', 'privateEquity'],
})

/** Figures of one tab, by what their names begin with. */
const ofTabs = new Map([
  ['fees', ExplainFees],
  ['gains', ExplainGains],
  ['exposure', ExplainExposure],
  ['bonds', ExplainBonds],
  ['holdings', ExplainHoldings],
  ['breakdowns', ExplainBreakdowns],
  ['cash', ExplainCash],
  ['file', ExplainFile],
  ['notes', ExplainNotes],
])

type Props = Omit<ComponentProps<typeof ExplainDrawer>, 'of' | 'shown' | 'figure' | 'head'> &
  Readonly<{ portfolioId: string; named: string; answer: PortfolioResponse | undefined }>

/** The drawer of the figure that an address names: of the page, of one of its tabs, or of the account's private equity; nothing for a name of none. */
export function ExplainDrawerOfPortfolio(props: Props) {
  const { answer, named, ...rest } = props
  const [tab = '', ...figure] = named.split('.')
  const account = answer?.portfolio.account
  // Of the account, shown with its only portfolio.
  if (tab === 'equity')
    return <Suspense>{account && <ExplainPrivateEquity account={account} named={named} onClose={props.onClose} />}</Suspense>
  const OfTab = ofTabs.get(tab)
  if (!OfTab) return <OfPage {...props} />
  const under = answer ? [answer.portfolio.name, answer.portfolio.externalId].filter(Boolean).join(', ') : ''
  return (
    <Suspense>
      <OfTab {...rest} named={named} figure={figure.join('.')} under={under} />
    </Suspense>
  )
}

/** A figure above the tabs or of the returns: the drawer knows what the page shows for it. */
function OfPage({ answer, named, portfolioId, ...props }: Props) {
  const { data } = usePerformance(portfolioId)
  const figure = figureNamed(named)
  const shown =
    data?.discrete.find(({ kind, year }) => (kind === 'year' ? String(year) : kind) === figure) ??
    data?.tiles.find(({ period }) => period === figure)
  const head = answer && { ...answer.portfolio, value: answer.value, ledger: answer.ledger }
  return figure && <ExplainDrawer {...props} of={{ portfolioId }} head={head} figure={figure} shown={shown?.portfolio ?? null} />
}
