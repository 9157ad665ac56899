import { useParams } from 'react-router-dom'
import { usePortfolio } from '../../features/portfolio/api/getPortfolio'
import { PortfolioPage } from '../../features/portfolio/PortfolioPage'
import { type Crumb, usePage } from '../../lib/page'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'

export function PortfolioRoute() {
  const { portal = '', portfolio: id } = useParams()
  const { user } = useSession()
  const portfolio = usePortfolio(id).data?.portfolio
  usePage({ title: portfolio?.name ?? null, crumbs: portfolio && user.role !== 'investor' ? [accountCrumb(portal, portfolio.account)] : [] })
  return <PortfolioPage />
}

type Account = Readonly<{ id: string; name: string; portfolioCount: number }>

/** The page of an account leads straight back here when this is its only portfolio, so it is then no link. */
const accountCrumb = (portal: string, { id, name, portfolioCount }: Account): Crumb => ({
  label: name,
  to: portfolioCount > 1 ? paths.account(portal, id) : null,
})
