import type { Portfolio } from './payload-types'

/**
 * Who owns what is known of an account or a portfolio: the one table.
 * `provider`: follows the data provider and stands in the record of figures alone. `editor`: what is written in the record.
 * `editorFirst`: what an editor wrote in the record, else what the provider says.
 */
export const fieldOwners = {
  accounts: {
    name: 'editor',
    client: 'editor',
    owners: 'editor',
    portal: 'editor',
    active: 'editor',
    externalId: 'editor',
    inception: 'editorFirst',
    currency: 'provider',
    value: 'provider',
    groups: 'editor',
    gender: 'editor',
    change1d: 'provider',
    change1m: 'provider',
    changeYtd: 'provider',
    change1y: 'provider',
    change3y: 'provider',
    change5y: 'provider',
    changeAll: 'provider',
  },
  portfolios: {
    account: 'editor',
    externalId: 'editor',
    name: 'editorFirst',
    type: 'editorFirst',
    inception: 'editorFirst',
    objective: 'editorFirst',
    riskProfile: 'editorFirst',
    riskName: 'provider',
    // The provider's own, if it has any, stand in the figures beside these.
    riskLevel: 'editor',
    esgRating: 'editor',
    region: 'editor',
    timescale: 'editor',
    reference: 'editor',
    currency: 'provider',
    value: 'provider',
    change1d: 'provider',
    change1m: 'provider',
    changeYtd: 'provider',
    change1y: 'provider',
    change3y: 'provider',
    change5y: 'provider',
    changeAll: 'provider',
  },
} as const

type Said = Readonly<{
  name: string
  type: Portfolio['type']
  inception: string | null
  objective: string | null
  riskProfile: number | null
}>
type Written = Pick<Portfolio, 'name' | 'type' | 'inception' | 'objective' | 'riskProfile' | 'madeAs'>

/**
 * The `editorFirst` fields of a portfolio. The name counts as the editor's once it differs from `madeAs`, under which the record was made
 * for the provider's portfolio; type `Other` is the one that a new record has and says nothing.
 */
export function portfolioTerms(written: Written, said: Said | null): Said {
  const isRenamed = said === null || written.name !== written.madeAs
  return {
    name: isRenamed ? written.name : said.name,
    type: said === null || written.type !== 'Other' ? written.type : said.type,
    inception: written.inception?.slice(0, 10) ?? said?.inception ?? null,
    objective: written.objective ?? said?.objective ?? null,
    riskProfile: written.riskProfile ?? said?.riskProfile ?? null,
  }
}
