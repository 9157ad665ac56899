import type { IsoDate } from '../../../../shared/domain/dates'
import type { RawAnswer } from '../adapter/answerChecks'
import { pdfType } from '../adapter/pdf'
import type { UpstreamClient, UpstreamFile } from '../adapter/upstreamClient'
import { ownerIn, type PortfolioAddress } from './ids'

/** The second API's addresses. Ids are single ones (`ids.ts`); a list of contacts is never made of what somebody sent. */
export type SecondClient = Readonly<{
  /** The head of the list of accounts, without any account. */
  head: () => Promise<RawAnswer>
  accounts: () => Promise<RawAnswer>
  account: (contact: string, date?: IsoDate) => Promise<RawAnswer>
  portfolios: (contact: string, date?: IsoDate) => Promise<RawAnswer>
  portfolio: (address: PortfolioAddress, date?: IsoDate) => Promise<RawAnswer>
  holdings: (address: PortfolioAddress, date?: IsoDate) => Promise<RawAnswer>
  /** Of that day and later. */
  transactions: (address: PortfolioAddress, since: IsoDate) => Promise<RawAnswer>
  holding: (id: string, since: IsoDate) => Promise<RawAnswer>
  holdingDocuments: (address: PortfolioAddress) => Promise<RawAnswer>
  documents: (contact: string) => Promise<RawAnswer>
  download: (contact: string, document: string) => Promise<UpstreamFile & { path: string }>
  deleteCache: (contact: string) => Promise<void>
}>

/** London's midnight or an hour after it: the day that is meant, summer and winter. */
export const toDateIso = (date: IsoDate | undefined): string | undefined => date && `${date}T00:00:00.000Z`

export function createSecondClient({ getFile, getJson, remove }: UpstreamClient): SecondClient {
  const get = async (path: string, query: Record<string, string | undefined> = {}): Promise<RawAnswer> => ({
    path,
    ...(await getJson(path, query)),
  })
  const asOf = (date: IsoDate | undefined) => ({ dateIso: toDateIso(date) })
  const path = (collection: string, ...ids: readonly string[]): string => [collection, ...ids.map(encodeURIComponent)].join('/')
  return {
    head: () => get('/account-overview', { contactIds: '' }),
    accounts: () => get('/account-overview'),
    // Without contactIds the answer would be of the contact's whole household.
    account: (contact, date) => get(path('/account-overview', contact), { contactIds: contact, ...asOf(date) }),
    portfolios: (contact, date) => get(path('/Portfolios', contact), asOf(date)),
    portfolio: (address, date) => get(path('/Portfolio', ownerIn(address), address.portfolio), asOf(date)),
    holdings: (address, date) => get(path('/Portfolio', ownerIn(address), 'holdings', address.portfolio), asOf(date)),
    transactions: (address, since) => get(path('/Portfolio', ownerIn(address), 'transactions', address.portfolio), asOf(since)),
    holding: (id, since) => get(path('/Holding/transactions', id), asOf(since)),
    holdingDocuments: (address) => get(path('/Holding', ownerIn(address), 'documents', address.portfolio)),
    documents: (contact) => get(path('/Documents', contact)),
    download: async (contact, document) => {
      const address = path('/documents/download', contact, document)
      return { ...(await getFile(address, pdfType)), path: address }
    },
    deleteCache: (contact) => remove('/Cache', { contactIds: contact }),
  }
}
