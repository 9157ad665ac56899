import type { PayloadRequest } from 'payload'
import { isoInstant } from '../../../../shared/domain/dates'
import { isZero, moneyToNumber } from '../../../../shared/domain/money'
import type { Account, Portfolio } from '../../../../collections/payload-types'
import type { ProviderAccount, ProviderPortfolio } from '../../wealth/provider'

const minAgeMs = 60_000
const keptAt = new Map<string, number>()

type Figures = NonNullable<Account['figures']>

const figuresOf = ({
  asOf,
  reporting,
  value,
  ...rest
}: Pick<ProviderAccount, 'value' | 'reporting' | 'asOf'> & Partial<Pick<ProviderPortfolio, 'changeYtd' | 'change1y'>>): Figures => ({
  value: value.amount,
  valueInGbp: reporting?.value.currency === 'GBP' ? reporting.value.amount : null,
  sortValue: moneyToNumber(value),
  currency: value.currency,
  asOf,
  fetchedAt: isoInstant(new Date()),
  changeYtd: rest.changeYtd ?? null,
  change1y: rest.change1y ?? null,
})

/**
 * Brings an account's document and those of its portfolios up to date with the upstream's answer, at most once a minute.
 * A portfolio that the upstream has for the first time gets a document; one that it no longer has keeps its last figures.
 * Returns the documents of the portfolios in the answer, by their upstream id.
 */
export async function keepFigures(
  req: PayloadRequest,
  account: Account,
  answer: ProviderAccount,
  { force = false } = {},
): Promise<Map<string, Portfolio>> {
  const { payload } = req
  // rights: figures are the server's to write; the person's right to the account was checked before the upstream was asked.
  const { docs } = await payload.find({
    collection: 'portfolios',
    where: { account: { equals: account.id } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const known = new Map(docs.flatMap((portfolio) => (portfolio.externalId ? [[portfolio.externalId, portfolio] as const] : [])))
  const isDue = force || Date.now() - (keptAt.get(account.id) ?? 0) >= minAgeMs
  const isNew = answer.portfolios.some(({ externalId }) => !known.has(externalId))
  if (!isDue && !isNew) return known
  keptAt.set(account.id, Date.now())

  const context = { skipLog: true }
  for (const portfolio of answer.portfolios) {
    const { currency, externalId, inception, name, riskProfile, type } = portfolio
    const data = {
      name,
      type,
      currency,
      inception,
      riskProfile,
      objective: objectiveOf(portfolio.objective),
      figures: figuresOf(portfolio),
    }
    const document = known.get(externalId)
    const saved = document
      ? // rights: as above.
        await payload.update({ collection: 'portfolios', id: document.id, data, depth: 0, context, overrideAccess: true, req })
      : // rights: as above.
        await payload.create({
          collection: 'portfolios',
          data: { ...data, externalId, account: account.id },
          depth: 0,
          context,
          overrideAccess: true,
          req,
        })
    known.set(externalId, saved)
  }
  const data = {
    figures:
      isZero(answer.value) && answer.portfolios.length === 0
        ? { ...figuresOf(answer), value: null, valueInGbp: null, sortValue: null }
        : figuresOf(answer),
    currency: answer.currency,
    inception: answer.inception ? `${answer.inception}T00:00:00.000Z` : account.inception,
  }
  // Past the collection's rules: an advisor who has left makes an account one that cannot be saved, and its client must still see it.
  await payload.db.updateOne({ collection: 'accounts', id: account.id, data, req, returning: false })
  return known
}

const objectives = ['Income', 'Accumulation', 'Both'] as const
const objectiveOf = (text: string | null): Portfolio['objective'] => objectives.find((objective) => objective === text) ?? null
