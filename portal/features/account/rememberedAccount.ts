import type { SessionResponse } from '../../../shared/contracts/session'

const keyOf = (user: string): string => `quayside-account:${user}`

/** Keeps which of their accounts a person looked at last, in this browser. */
export function rememberAccount(user: string, account: string): void {
  try {
    localStorage.setItem(keyOf(user), account)
  } catch {
    // Without storage the first account comes up again next time.
  }
}

/**
 * The account to open for an investor on a portal: the one that they looked at last when it is still theirs, else the first.
 * Undefined when they have none there.
 */
export function accountToOpen(
  { user, accounts }: Pick<SessionResponse, 'user' | 'accounts'>,
  portal: string,
): SessionResponse['accounts'][number] | undefined {
  const own = accounts.filter((account) => account.portal === portal)
  return own.find(({ id }) => id === remembered(user.id)) ?? own[0]
}

function remembered(user: string): string | null {
  try {
    return localStorage.getItem(keyOf(user))
  } catch {
    return null
  }
}
