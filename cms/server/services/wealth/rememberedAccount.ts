import type { Account, Portfolio } from '../../../../collections/payload-types'
import { isoDate, isoDateOf, isoInstant } from '../../../../shared/domain/dates'
import { money } from '../../../../shared/domain/money'
import { ratio } from '../../../../shared/domain/ratio'
import type { ProviderAccount, ProviderPortfolio } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'
import type { AccountScope } from './accountScope'

type Remembered = Readonly<{ part: Part<ProviderAccount>; documents: Map<string, Portfolio> }>

/**
 * The account as its documents remember it from the last good answer, for when the upstream is silent and no answer of it was kept.
 * The data date is the oldest of any figure in it, and the reasons of `unanswered` say that it is old. Without a figure the part is `unanswered`.
 */
export async function rememberedAccount({ account, req }: AccountScope, unanswered: Part<ProviderAccount>): Promise<Remembered> {
  const { docs } = await req.payload.find({
    collection: 'portfolios',
    where: { account: { equals: account.id } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const documents = new Map(docs.flatMap((document) => (document.externalId ? [[document.externalId, document] as const] : [])))
  const portfolios = docs.flatMap((document) => portfolioFrom(document) ?? [])
  const known = figuresFrom(account)
  if (!account.externalId || !known || portfolios.length === 0) return { part: unanswered, documents }
  const days = [known.asOf, ...portfolios.map(({ asOf }) => asOf)].toSorted()
  const data: ProviderAccount = {
    externalId: account.externalId,
    name: account.name,
    currency: account.currency,
    inception: account.inception ? isoDateOf(new Date(account.inception)) : null,
    value: known.value,
    reporting: null,
    asOf: days[0] ?? known.asOf,
    portfolios,
  }
  return {
    part: { data, fetchedAt: known.fetchedAt, reasons: unanswered.reasons.map((reason) => ({ ...reason, stale: true })) },
    documents,
  }
}

function portfolioFrom(document: Portfolio): ProviderPortfolio | null {
  const known = figuresFrom(document)
  if (!document.externalId || !known) return null
  return {
    externalId: document.externalId,
    name: document.name,
    type: document.type,
    currency: document.currency,
    value: known.value,
    reporting: null,
    inception: document.inception ? isoDateOf(new Date(document.inception)) : null,
    riskProfile: document.riskProfile ?? null,
    riskName: null,
    objective: document.objective ?? null,
    change1d: null,
    change1m: null,
    changeYtd: known.changeYtd == null ? null : ratio(known.changeYtd),
    change1y: known.change1y == null ? null : ratio(known.change1y),
    change3y: null,
    change5y: null,
    changeAll: null,
    asOf: known.asOf,
  }
}

/** What a document remembers, when it has a value of a known day. */
export function figuresFrom({ figures }: Pick<Account, 'figures'>) {
  if (!figures?.value || !figures.currency || !figures.asOf || !figures.fetchedAt) return null
  return {
    value: money(figures.value, figures.currency),
    asOf: isoDate(figures.asOf),
    fetchedAt: isoInstant(new Date(figures.fetchedAt)),
    changeYtd: figures.changeYtd,
    change1y: figures.change1y,
  }
}
