import { useAccount } from '../features/account/account.read'
import { AccountFactsDrawer } from '../features/facts/components/AccountFactsDrawer'

/** The facts of the account whose page stands beside. */
export function FactsOfAccount({ accountId, onClose }: Readonly<{ accountId: string; onClose: () => void }>) {
  return <AccountFactsDrawer read={useAccount(accountId)} page={null} onClose={onClose} />
}
