/** A portfolio's id is its account's and two digits. */
export const isOfAccount = (portfolio: string, account: string): boolean =>
  portfolio.startsWith(account) && portfolio.length === account.length + 2
