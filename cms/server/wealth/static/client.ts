import type { IsoDate } from '../../../../shared/domain/dates'
import type { RawAnswer } from '../adapter/answerChecks'
import { type OwnerIds, UpstreamError } from '../provider'
import { createSourceFolder } from './folder'

/** The list of accounts: without it a folder is none of a source. */
export const bookPath = 'data/accounts.json'

/** The parts of a portfolio that have a file each. */
export type PortfolioPart = 'holdings' | 'transactions' | 'performance' | 'charges'

/** Which file answers what (files.md). Ids go into paths as they are, so one that is more than letters, digits, dashes and underscores is none. */
export function createFileClient({ folder, source }: { source: string; folder: string }) {
  const files = createSourceFolder({ source, folder, bookPath })
  const idIn = (text: string): string => {
    if (/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(text)) return text
    throw new UpstreamError({ source, kind: 'not_found', retryable: false, message: `${source}: not asked: no id of a file` })
  }
  const reportsOf = (account: string) => `reports/client-${idIn(account)}.json`

  return {
    accounts: () => files.readJson(bookPath),
    account: async (account: string) => files.readJson(`data/accounts/${idIn(account)}.json`),
    portfolio: async (portfolio: string, part: PortfolioPart) => files.readJson(`data/portfolios/${idIn(portfolio)}/${part}.json`),
    holdingsAt: async (portfolio: string, date: IsoDate) => files.readJson(`data/holdings-at/${date}/${idIn(portfolio)}.json`),
    accountPerformance: async (account: string) => files.readJson(`data/accounts/${idIn(account)}/performance.json`),
    reports: async (account: string) => files.readJson(reportsOf(account)),
    report: async (account: string, file: string) => files.readBytes(`reports/${idIn(account)}/${file}`),
  }
}

export type FileClient = ReturnType<typeof createFileClient>

/** The answer of a file that need not be there; null when it is not. */
export async function ifThere(answer: Promise<RawAnswer>): Promise<RawAnswer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not_found') return null
    throw error
  }
}

export const isPortfolio = (ids: OwnerIds): ids is Extract<OwnerIds, { portfolio: string }> => ids.portfolio !== undefined
