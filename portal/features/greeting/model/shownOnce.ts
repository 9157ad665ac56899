type Shown = 'limited' | 'welcome'

/** Lives as long as the page: what was closed comes again with the next load, until it was asked not to. */
const closed = new Set<string>()

export const wasClosed = (user: string, shown: Shown): boolean => closed.has(`${user} ${shown}`)

export const noteClosed = (user: string, shown: Shown): void => void closed.add(`${user} ${shown}`)
