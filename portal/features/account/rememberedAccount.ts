import type { SessionResponse } from '../../../shared/contracts/session'

const keyOf = (user: string): string => `quayside-account:${user}`

/** Keeps which of their accounts a person looked at last, in this browser; null for all of them together. */
export function rememberAccount(user: string, account: string | null): void {
  try {
    if (account === null) localStorage.removeItem(keyOf(user))
    else localStorage.setItem(keyOf(user), account)
  } catch {
    // Without storage all accounts come up together next time.
  }
}

type Accounts = Readonly<{
  /** Theirs on the portal, by name. */
  own: SessionResponse['accounts']
  /** The one to open at first: what they looked at last when it is still theirs, else the only one; null for all together, and for none. */
  first: SessionResponse['accounts'][number] | null
}>

/** The accounts that a person is the client of on a portal. */
export function accountsOn({ user, accounts }: Pick<SessionResponse, 'user' | 'accounts'>, portal: string): Accounts {
  const here = accounts.filter((account) => account.portal === portal)
  const own = here.filter(({ isDelegated }) => !isDelegated)
  const remembered = here.find(({ id }) => id === recall(user.id))
  // Whoever has none of their own begins with what others let them read.
  return { own, first: remembered ?? (own.length > 1 ? null : (own[0] ?? here[0] ?? null)) }
}

function recall(user: string): string | null {
  try {
    return localStorage.getItem(keyOf(user))
  } catch {
    return null
  }
}
