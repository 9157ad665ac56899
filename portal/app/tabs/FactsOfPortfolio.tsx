import type { PortfolioResponse } from '../../../shared/contracts/wealth/portfolios'
import { useAccount } from '../../features/account/account.read'
import { AccountFactsDrawer } from '../../features/facts/components/AccountFactsDrawer'
import { PortfolioFactsDrawer } from '../../features/facts/components/PortfolioFactsDrawer'
import type { ReadState } from '../../lib/data/defineRead'
import { useOpening } from '../../lib/opening'
import { paths } from '../../lib/paths'

interface Props {
  /** `portfolio` or `account`, as the address has it; nothing for any other word. */
  of: string
  read: ReadState<PortfolioResponse>
}

/** The facts of a portfolio, or of the account that it belongs to: one with a single portfolio has no page of its own that would show them. */
export function FactsOfPortfolio({ of, read }: Props) {
  const { close, open } = useOpening()
  if (of === 'portfolio') return <PortfolioFactsDrawer read={read} onShowAccount={() => open('about', 'account')} onClose={close} />
  return of === 'account' ? <AccountOf read={read} onClose={close} /> : null
}

function AccountOf({ onClose, read }: Pick<Props, 'read'> & Readonly<{ onClose: () => void }>) {
  const portfolio = read.data?.portfolio
  const account = useAccount(portfolio?.account.id)
  const page = portfolio && portfolio.account.portfolioCount > 1 ? paths.account(portfolio.portal, portfolio.account.id) : null
  return <AccountFactsDrawer read={account} page={page} onClose={onClose} />
}
