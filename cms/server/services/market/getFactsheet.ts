import type { FactsheetResponse } from '../../../../shared/contracts/market/factsheet'
import { fundQuestion } from '../../market/questions'
import { feedOf } from '../../market/marketFeeds'
import { readFeed } from '../../market/readFeed'
import { leanReadUnchecked } from '../leanRead'
import type { PortfolioScope } from '../wealth/accountScope'
import { figureRecordsOf, saidBy, termsOf } from '../wealth/savedFigures'

type Family = FactsheetResponse['family']

/**
 * The factsheet of a portfolio: of the fund that the brand names for its risk level in a family (core or income by the portfolio's objective, ESG when asked
 * for), else the address in the brand's risk profile of that level.
 */
export async function getFactsheet(scope: PortfolioScope, asked: Family | undefined): Promise<FactsheetResponse> {
  const { account, brand, portfolio, req } = scope
  const records = await figureRecordsOf(req, account.id)
  const { objective, riskProfile } = termsOf(portfolio, saidBy(records.portfolios.get(portfolio.id)))
  const family = asked ?? (objective === 'Income' ? 'income' : 'core')
  const none = { family, riskProfile: riskProfile ?? null, fund: null, url: null }
  if (riskProfile == null) return none
  const fund = await fundOfLevel(scope, family, riskProfile)
  if (fund) return { ...none, fund }
  // rights: the address is printed for the clients of the brand; which level it is, is the portfolio's own.
  const [profile] = await leanReadUnchecked(req, {
    collection: 'risk-profiles',
    where: { and: [{ brand: { equals: brand.name } }, { level: { equals: riskProfile } }] },
    select: ['factsheetUrl'],
    limit: 1,
  })
  return { ...none, url: profile && /^https:\/\//.test(profile.factsheetUrl) ? profile.factsheetUrl : null }
}

async function fundOfLevel({ brand, req }: PortfolioScope, family: Family, level: number): Promise<FactsheetResponse['fund']> {
  const id = brand.factsheets?.[family][level - 1]
  const feed = feedOf(brand, 'fundData')
  if (id === undefined || !feed) return null
  const { data } = await readFeed(req, feed, fundQuestion(id, brand.defaultLocale))
  const document = data?.documents.find(({ type }) => type === 'Factsheet')
  return data && document ? { id, name: data.name, document: document.id } : null
}
